import type { Bindings, MailTask } from '../env.ts';
import { log, logError } from '../log.ts';

/** Most messages that a queue accepts at once. */
export const TASKS_PER_SEND = 100;

/**
 * Queues mails that a committed change has written. It never throws: the cron later queues mails that the queue did not
 * accept.
 */
export async function dispatchMails(env: Bindings, siteId: string, mailIds: readonly string[]): Promise<void> {
  try {
    await queueMails(
      env,
      mailIds.map((mailId) => ({ siteId, mailId })),
    );
  } catch (error) {
    log('error', 'mail_not_queued', { site: siteId });
    logError(error as Error, { site: siteId });
  }
}

export async function queueMails({ MAIL }: Bindings, tasks: readonly MailTask[]): Promise<void> {
  for (let start = 0; start < tasks.length; start += TASKS_PER_SEND) {
    await MAIL.sendBatch(tasks.slice(start, start + TASKS_PER_SEND).map((body) => ({ body })));
  }
}
