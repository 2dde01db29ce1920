import type { Bindings, MailTask } from '../env.ts';
import { log, logError } from '../log.ts';
import type { DueMail } from './notices.ts';

const MS_PER_SECOND = 1_000;
/** Most messages that a queue accepts at once. */
export const TASKS_PER_SEND = 100;

/**
 * Queues mails that a committed change has written. It never throws: the cron later queues mails that the queue did not
 * accept.
 */
export function dispatchMails(env: Bindings, siteId: string, mailIds: readonly string[]): Promise<void> {
  return dispatchDue(
    env,
    siteId,
    mailIds.map((mailId) => ({ mailId, dueAt: 0 })),
  );
}

/** Queues mails so that each is sent when it is due. It never throws, like `dispatchMails`. */
export async function dispatchDue(env: Bindings, siteId: string, mails: readonly DueMail[]): Promise<void> {
  const now = Date.now();
  const tasks = mails.map(({ mailId, dueAt }) => {
    return { siteId, mailId, delaySeconds: Math.max(0, Math.ceil((dueAt - now) / MS_PER_SECOND)) };
  });
  try {
    await queueMails(env, tasks);
  } catch (error) {
    log('error', 'mail_not_queued', { site: siteId });
    logError(error as Error, { site: siteId });
  }
}

type QueuedTask = MailTask & { delaySeconds?: number };

export async function queueMails({ MAIL }: Bindings, tasks: readonly QueuedTask[]): Promise<void> {
  const messages = tasks.map(({ delaySeconds = 0, ...body }) => ({ body, ...(delaySeconds > 0 && { delaySeconds }) }));
  for (let start = 0; start < messages.length; start += TASKS_PER_SEND) {
    await MAIL.sendBatch(messages.slice(start, start + TASKS_PER_SEND));
  }
}
