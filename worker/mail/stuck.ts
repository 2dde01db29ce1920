import type { Bindings } from '../env.ts';
import { log } from '../log.ts';
import { chooseService } from './choose-service.ts';
import { queueMails, TASKS_PER_SEND } from './dispatch.ts';
import { sendingSites } from './sender-state.ts';
import { stuckMails } from './waiting.ts';

/** Mail this long overdue has been lost by the queue or never reached it. */
const STUCK_AFTER_MS = 5 * 60_000;
/** Mails per run; the rest waits for the next run. */
const SENDS_PER_RUN = 50;

/**
 * Queues overdue mail again: its message was lost, or its Worker stopped during the lease. Returns how many; a surplus
 * message does no harm. The cron calls this.
 */
export async function resendStuck(env: Bindings, now: number): Promise<number> {
  const stuck = await stuckMails(env.DB, now - STUCK_AFTER_MS, SENDS_PER_RUN * TASKS_PER_SEND);
  if (stuck.length === 0) return 0;
  if (!chooseService(env)) {
    log('error', 'mail_not_set_up', { waiting: stuck.length });
    return 0;
  }
  const canSend = await sendingSites(
    env,
    stuck.map(({ siteId }) => siteId),
  );
  const ready = stuck.filter(({ siteId }) => canSend(siteId));
  if (ready.length < stuck.length) log('error', 'mail_not_set_up', { waiting: stuck.length - ready.length });
  await queueMails(env, ready);
  return ready.length;
}
