import type { Bindings } from '../env.ts';
import { log } from '../log.ts';
import { mailSenderOf } from './choose-sender.ts';
import { queueMails, TASKS_PER_SEND } from './dispatch.ts';
import { stuckMails } from './waiting.ts';

/** Since it was written, and since its next try was due: by then the queue has lost it, or never had it. */
const STUCK_AFTER_MS = 5 * 60_000;
/** What is left over waits for the next run. */
const SENDS_PER_RUN = 50;

/**
 * Queues mail again that should have gone by now: its message was lost, or its sender died with the lease. Says how
 * many. A message too many does no harm. For the cron.
 */
export async function resendStuck(env: Bindings, now: number): Promise<number> {
  const stuck = await stuckMails(env.DB, now - STUCK_AFTER_MS, SENDS_PER_RUN * TASKS_PER_SEND);
  if (stuck.length === 0) return 0;
  if (!mailSenderOf(env)) {
    log('error', 'mail_not_set_up', { waiting: stuck.length });
    return 0;
  }
  await queueMails(env, stuck);
  return stuck.length;
}
