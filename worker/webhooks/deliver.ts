import type { Bindings } from '../env.ts';
import { log, logError } from '../log.ts';
import { SealError, sessionSecrets, unseal } from '../session/service.ts';
import { type Attempt, attemptStatements, giveUpStatement, type LeasedDelivery, leaseDue } from './deliveries.ts';
import { topicStatements } from './repository.ts';
import { signedHeaders } from './signature.ts';

const MINUTE_MS = 60_000;
const TIMEOUT_MS = 10_000;
/** Longer than an answer may take and its record. */
export const LEASE_MS = 2 * MINUTE_MS;
/** Pauses after each failed attempt; after the last one the message is given up. */
const PAUSES_MS = [1, 5, 30, 120, 300, 600, 600].map((minutes) => minutes * MINUTE_MS);
/** Messages that one run sends. */
const PER_RUN = 30;
/** A webhook that has failed this long is switched off. */
const OFF_AFTER_MS = 5 * 24 * 60 * MINUTE_MS;

/** Sends the messages that are due. The cron calls this. */
export async function deliverDue(env: Bindings, now: number): Promise<{ sent: number; failed: number; off: number }> {
  const due = await leaseDue(env.DB, now, LEASE_MS, PER_RUN);
  const attempts = await Promise.all(due.map((delivery) => deliver(env, delivery, now)));
  const sent = attempts.filter(({ isSent }) => isSent).length;
  return { sent, failed: attempts.length - sent, off: attempts.length > sent ? await switchOff(env.DB, now) : 0 };
}

/** Sends one message that was leased, and records what became of it. */
export async function deliver(env: Bindings, delivery: LeasedDelivery, now: number): Promise<Attempt> {
  const statusCode = await statusOf(env, delivery, now);
  const isSent = statusCode !== undefined && statusCode >= 200 && statusCode < 300;
  const pause = PAUSES_MS[delivery.attempts - 1];
  const attempt = { statusCode, isSent, nextTryAt: isSent || pause === undefined ? undefined : now + pause };
  await env.DB.batch(attemptStatements(env.DB, delivery, attempt, now));
  return attempt;
}

/** Returns the status of the answer. Its body is not read, and a redirect is an answer like any other. */
async function statusOf(env: Bindings, delivery: LeasedDelivery, now: number): Promise<number | undefined> {
  const { siteId, id, webhookId, url } = delivery;
  try {
    const place = { siteId, column: 'webhooks.sealed_secret', id: webhookId };
    const secret = unseal(sessionSecrets(env), place, delivery.sealedSecret);
    const body = bodyOf(delivery);
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Storefront-Webhooks/1',
        ...signedHeaders(secret, { id, timestamp: Math.floor(now / 1000), body }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    if (error instanceof SealError) logError(error, { site: siteId, webhook: webhookId });
    return undefined;
  }
}

function bodyOf({ siteId, topic, createdAt, data }: LeasedDelivery): string {
  return JSON.stringify({ type: topic, timestamp: new Date(createdAt).toISOString(), siteId, data: JSON.parse(data) });
}

/** Switches off the webhooks that have failed too long, and gives up what waits for them. Returns how many. */
async function switchOff(db: D1Database, now: number): Promise<number> {
  const { results } = await db
    .prepare(
      `UPDATE webhooks SET enabled = 0, version = version + 1, updated_at = ?1
       WHERE enabled = 1 AND failing_since <= ?2 RETURNING site_id AS siteId, id`,
    )
    .bind(now, now - OFF_AFTER_MS)
    .all<{ siteId: string; id: string }>();
  for (const { siteId, id } of results) {
    log('error', 'webhook_off', { site: siteId, webhook: id });
    await db.batch([...topicStatements(db, siteId, id), giveUpStatement(db, siteId, id)]);
  }
  return results.length;
}
