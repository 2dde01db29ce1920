import type { WebhookDelivery } from '#runtime/contracts/webhooks.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';

/** A delivery that a run has leased to send it. */
export interface LeasedDelivery {
  siteId: string;
  id: string;
  webhookId: string;
  topic: string;
  /** JSON. */
  data: string;
  /** Number of attempts, including this one. */
  attempts: number;
  createdAt: number;
  url: string;
  sealedSecret: string;
  /** 1: the webhook is switched on. */
  enabled: number;
  /** The shop's hosts, as a JSON list. */
  hostnames: string;
}

/** The outcome of an attempt. */
export interface Attempt {
  /** Undefined where no answer came. */
  statusCode: number | undefined;
  isSent: boolean;
  /** When the next one is due; undefined where there is none. */
  nextTryAt: number | undefined;
}

const MAX_AGE_MS = 30 * DAY_MS;
const DELETED_PER_RUN = 5_000;
/** The columns of `LeasedDelivery`. */
const LEASED = `site_id AS siteId, id, webhook_id AS webhookId, topic, data, attempts, created_at AS createdAt,
  (SELECT url FROM webhooks w WHERE w.site_id = webhook_deliveries.site_id AND w.id = webhook_id) AS url,
  (SELECT sealed_secret FROM webhooks w WHERE w.site_id = webhook_deliveries.site_id AND w.id = webhook_id) AS sealedSecret,
  (SELECT enabled FROM webhooks w WHERE w.site_id = webhook_deliveries.site_id AND w.id = webhook_id) AS enabled,
  (SELECT json_group_array(hostname) FROM site_domains d WHERE d.site_id = webhook_deliveries.site_id) AS hostnames`;

/** Takes due deliveries, so that no other run sends them before `now + leaseMs`; a run that was killed loses none. */
export async function leaseDue(db: D1Database, now: number, leaseMs: number, most: number): Promise<LeasedDelivery[]> {
  const { results } = await db
    .prepare(
      `UPDATE webhook_deliveries SET attempts = attempts + 1, next_try_at = ?2, leased_until = ?2
       WHERE (site_id, webhook_id, id) IN (
         SELECT site_id, webhook_id, id FROM webhook_deliveries INDEXED BY webhook_deliveries_due
         WHERE state = 'waiting' AND next_try_at <= ?1 ORDER BY next_try_at LIMIT ?3)
       RETURNING ${LEASED}`,
    )
    .bind(now, now + leaseMs, most)
    .all<LeasedDelivery>();
  return results;
}

/**
 * Takes one delivery, whether it is due or not, with its attempts counted anew after the last. Returns undefined where
 * there is none and while another run sends it.
 */
export async function leaseDelivery(
  db: D1Database,
  { siteId, webhookId, id }: Pick<LeasedDelivery, 'siteId' | 'webhookId' | 'id'>,
  now: number,
  leaseMs: number,
): Promise<LeasedDelivery | undefined> {
  const row = await db
    .prepare(
      `UPDATE webhook_deliveries
       SET state = 'waiting', attempts = iif(state = 'waiting', attempts, 0) + 1, next_try_at = ?5, leased_until = ?5
       WHERE site_id = ?1 AND webhook_id = ?2 AND id = ?3 AND leased_until <= ?4
       RETURNING ${LEASED}`,
    )
    .bind(siteId, webhookId, id, now, now + leaseMs)
    .first<LeasedDelivery>();
  return row ?? undefined;
}

/** Records an attempt, unless a later one has begun since. A webhook knows since when all of its attempts fail. */
export function attemptStatements(
  db: D1Database,
  { siteId, webhookId, id, attempts }: LeasedDelivery,
  { statusCode, isSent, nextTryAt }: Attempt,
  now: number,
): D1PreparedStatement[] {
  const state = isSent ? 'sent' : nextTryAt === undefined ? 'dead' : 'waiting';
  return [
    db
      .prepare(
        `UPDATE webhook_deliveries SET state = ?5, status_code = ?6, next_try_at = ?7, sent_at = ?8, leased_until = 0
         WHERE site_id = ?1 AND webhook_id = ?2 AND id = ?3 AND attempts = ?4 AND state = 'waiting'`,
      )
      .bind(siteId, webhookId, id, attempts, state, statusCode ?? null, nextTryAt ?? 0, isSent ? now : null),
    db
      .prepare(
        `UPDATE webhooks SET failing_since = ?3
         WHERE site_id = ?1 AND id = ?2 AND (failing_since IS NULL) <> (?3 IS NULL)`,
      )
      .bind(siteId, webhookId, isSent ? null : now),
  ];
}

/** Returns the statement that gives a delivery back, which was taken and not sent. */
export function postponeStatement(
  db: D1Database,
  { siteId, webhookId, id, attempts }: LeasedDelivery,
  until: number,
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE webhook_deliveries SET attempts = attempts - 1, next_try_at = ?5, leased_until = 0
       WHERE site_id = ?1 AND webhook_id = ?2 AND id = ?3 AND attempts = ?4 AND state = 'waiting'`,
    )
    .bind(siteId, webhookId, id, attempts, until);
}

/** Returns the statement that lets all due messages of a webhook wait. */
export function waitStatement(
  db: D1Database,
  { siteId, webhookId }: Pick<LeasedDelivery, 'siteId' | 'webhookId'>,
  { now, until }: { now: number; until: number },
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE webhook_deliveries INDEXED BY webhook_deliveries_due SET next_try_at = ?4
       WHERE site_id = ?1 AND webhook_id = ?2 AND state = 'waiting' AND next_try_at <= ?3`,
    )
    .bind(siteId, webhookId, now, until);
}

/** Returns the statement that gives up what waits for a webhook. */
export function giveUpStatement(db: D1Database, siteId: string, webhookId: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE webhook_deliveries SET state = 'dead' WHERE site_id = ?1 AND webhook_id = ?2 AND state = 'waiting'`,
    )
    .bind(siteId, webhookId);
}

/** Returns the statement that adds a ping, if there still is such a webhook. */
export function insertPing(
  db: D1Database,
  siteId: string,
  webhookId: string,
  id: string,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO webhook_deliveries (site_id, webhook_id, id, topic, data, next_try_at, created_at)
       SELECT site_id, id, ?3, 'ping', '{}', ?4, ?4 FROM webhooks WHERE site_id = ?1 AND id = ?2`,
    )
    .bind(siteId, webhookId, id, now);
}

interface DeliveryRow {
  id: string;
  topic: string;
  state: WebhookDelivery['state'];
  attempts: number;
  status_code: number | null;
  next_try_at: number;
  created_at: number;
  sent_at: number | null;
}

/** Returns deliveries of a webhook, the newest first, after the one with the id `cursor`. */
export async function listDeliveries(
  db: D1Database,
  siteId: string,
  webhookId: string,
  { cursor = AFTER_ALL_IDS, limit }: { cursor?: string | undefined; limit: number },
): Promise<WebhookDelivery[]> {
  const { results } = await db
    .prepare(
      `SELECT * FROM webhook_deliveries WHERE site_id = ?1 AND webhook_id = ?2 AND id < ?3 ORDER BY id DESC LIMIT ?4`,
    )
    .bind(siteId, webhookId, cursor, limit)
    .all<DeliveryRow>();
  return results.map(toDelivery);
}

export async function findDelivery(
  db: D1Database,
  siteId: string,
  webhookId: string,
  id: string,
): Promise<WebhookDelivery | undefined> {
  const row = await db
    .prepare('SELECT * FROM webhook_deliveries WHERE site_id = ?1 AND webhook_id = ?2 AND id = ?3')
    .bind(siteId, webhookId, id)
    .first<DeliveryRow>();
  return row ? toDelivery(row) : undefined;
}

/** Deletes deliveries after 30 days. The cron calls this. */
export async function deleteOldDeliveries(db: D1Database, now: number): Promise<{ deleted: number }> {
  const { results } = await db
    .prepare(
      `DELETE FROM webhook_deliveries WHERE (site_id, webhook_id, id) IN (
         SELECT site_id, webhook_id, id FROM webhook_deliveries INDEXED BY webhook_deliveries_by_age
         WHERE created_at < ?1 LIMIT ?2) RETURNING 1`,
    )
    .bind(now - MAX_AGE_MS, DELETED_PER_RUN)
    .all();
  return { deleted: results.length };
}

function toDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    topic: row.topic,
    state: row.state,
    attempts: row.attempts,
    statusCode: row.status_code,
    nextTryAt: row.state === 'waiting' ? row.next_try_at : null,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  };
}
