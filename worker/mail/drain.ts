import type { Bindings, MailTask } from '../env.ts';
import { log, logError } from '../log.ts';
import { SealError, type Secrets, sessionSecrets } from '../session/service.ts';
import { chooseService } from './choose-service.ts';
import { type LeasedMail, leaseEnd, leaseMail, recordDead, recordFailure, recordSent } from './repository.ts';
import { sendBySite } from './send-by-site.ts';
import { type Mail, type MailService, SendFailure } from './sender.ts';
import { sendingSites } from './sender-state.ts';

/** Longer than a sender takes to answer plus the time to store its answer. */
export const LEASE_MS = 2 * 60_000;
/** Wait before the first retry. Each further one is `RETRY_FACTOR` times as long: 30 s, 2 min, 8 min, 32 min, 2 h. */
const FIRST_RETRY_SECONDS = 30;
const RETRY_FACTOR = 4;
/** Longest delay that a queue allows. */
const RETRY_MAX_SECONDS = 12 * 60 * 60;
const RECORD_TRIES = 3;

/**
 * Sends the mails that the queue's messages name. A queue delivers at least once, and two messages may name one mail:
 * the run that leases the row sends it, and a sent mail is never leased again. A mail goes out twice only if the Worker
 * stops, or its wait times out, between the provider's acceptance and our record of it; both copies have the same
 * X-Storefront-Mail-Id.
 */
export async function drainMail(batch: MessageBatch<MailTask>, env: Bindings): Promise<void> {
  const service = chooseService(env);
  if (!service) {
    // The mail stays in the outbox, and the cron queues it once a service is set up.
    log('error', 'mail_not_set_up', { waiting: batch.messages.length });
    return batch.ackAll();
  }
  const canSend = await sendingSites(
    env,
    batch.messages.map(({ body }) => body.siteId),
  );
  const waiting = batch.messages.filter(({ body }) => !canSend(body.siteId));
  if (waiting.length > 0) log('error', 'mail_not_set_up', { waiting: waiting.length });
  await Promise.all(
    batch.messages.map((message) => (waiting.includes(message) ? message.ack() : drainMessage(message, env, service))),
  );
}

async function drainMessage(message: Message<MailTask>, env: Bindings, service: MailService): Promise<void> {
  const db = env.DB;
  try {
    const mail = await leaseMail(db, message.body, Date.now(), LEASE_MS);
    if (mail) await trySending(message, mail, env, service);
    else await skip(message, db);
  } catch (error) {
    logError(error as Error, { site: message.body.siteId, mail: message.body.mailId });
    message.retry({ delaySeconds: retrySeconds(message.attempts) });
  }
}

async function trySending(message: Message<MailTask>, mail: LeasedMail, env: Bindings, service: MailService) {
  const db = env.DB;
  try {
    await sendBySite(env, service, mail.site, await opened(mail, sessionSecrets(env)));
  } catch (error) {
    return retryLater(message, mail, db, error);
  }
  await recordSentWithRetries(db, message.body);
  message.ack();
}

/**
 * Opens a mail. One that was sealed with an unknown secret is put aside, for it may come back with that secret, and so is
 * a collecting notice that has lost its submissions since it was leased.
 */
async function opened(mail: LeasedMail, secrets: Secrets): Promise<Mail> {
  try {
    const letter = await mail.open(secrets);
    if (letter) return letter;
  } catch (error) {
    throw error instanceof SealError ? new SendFailure('SECRET_CHANGED', 'never') : error;
  }
  throw new SendFailure('SUBMISSIONS_DELETED', 'never');
}

/**
 * Handles a mail that cannot be leased. A mail that is gone, sent, given up or held needs nothing; one that another run is
 * sending is tried again when its lease ends.
 */
async function skip(message: Message<MailTask>, db: D1Database): Promise<void> {
  const leasedUntil = await leaseEnd(db, message.body);
  if (leasedUntil === undefined) return message.ack();
  message.retry({ delaySeconds: Math.max(1, Math.ceil((leasedUntil - Date.now()) / 1000) + 1) });
}

async function retryLater(message: Message<MailTask>, { attempts }: LeasedMail, db: D1Database, error: unknown) {
  const { code, outlook } = error instanceof SendFailure ? error : new SendFailure(String(Object(error).name), 'soon');
  const { siteId: site, mailId: mail } = message.body;
  log('error', 'mail_not_sent', { site, mail, code, attempts });
  const delaySeconds = retrySeconds(message.attempts);
  const now = Date.now();
  const status = outlook === 'never' ? 'dead' : 'waiting';
  const nextTryAt = now + (outlook === 'soon' ? delaySeconds * 1000 : 0);
  await recordFailure(db, message.body, { attempts, status, code, nextTryAt }, now);
  if (outlook === 'soon') message.retry({ delaySeconds });
  else message.ack();
}

/** Records that a mail was sent, with several attempts, because a lost record would send the mail twice. */
async function recordSentWithRetries(db: D1Database, task: MailTask): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await recordSent(db, task, Date.now());
    } catch (error) {
      if (tries === RECORD_TRIES) throw error;
    }
  }
}

function retrySeconds(deliveries: number): number {
  return Math.min(RETRY_MAX_SECONDS, FIRST_RETRY_SECONDS * RETRY_FACTOR ** (deliveries - 1));
}

/** Consumes the dead-letter queue: gives up a mail that all attempts failed to send, and keeps it for inspection. */
export async function deadLetterMail(batch: MessageBatch<MailTask>, env: Bindings): Promise<void> {
  for (const message of batch.messages) {
    const { siteId: site, mailId: mail } = message.body;
    if (await recordDead(env.DB, message.body, Date.now())) log('error', 'mail_dead', { site, mail });
    message.ack();
  }
}
