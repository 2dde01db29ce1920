import type { Webhook, WebhookDefinition } from '#runtime/contracts/webhooks.ts';
import { MAX_WEBHOOKS } from '#runtime/contracts/webhooks.ts';
import { guard, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { type AuditEntry, auditStatement } from '../owner/service.ts';
import { giveUpStatement } from './deliveries.ts';

interface WebhookRow {
  id: string;
  url: string;
  topics: string;
  enabled: number;
  failing_since: number | null;
  version: number;
  created_at: number;
  updated_at: number;
}

/** The data of every change. */
export interface WebhookChange {
  siteId: string;
  webhookId: string;
  keyId: string;
  /** Ms since the epoch. */
  now: number;
  /** What it changes, for the audit log. */
  changes?: AuditEntry['changes'];
}

export async function listWebhooks(db: D1Database, siteId: string): Promise<Webhook[]> {
  const { results } = await db
    .prepare('SELECT * FROM webhooks WHERE site_id = ?1 ORDER BY id LIMIT ?2')
    .bind(siteId, MAX_WEBHOOKS)
    .all<WebhookRow>();
  return results.map(toWebhook);
}

export async function findWebhook(db: D1Database, siteId: string, webhookId: string): Promise<Webhook | undefined> {
  const row = await db
    .prepare('SELECT * FROM webhooks WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, webhookId)
    .first<WebhookRow>();
  return row ? toWebhook(row) : undefined;
}

export async function readSealedSecret(db: D1Database, siteId: string, webhookId: string): Promise<string | null> {
  return db
    .prepare('SELECT sealed_secret FROM webhooks WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, webhookId)
    .first<string>('sealed_secret');
}

export function insertWebhook(
  db: D1Database,
  change: WebhookChange,
  definition: WebhookDefinition,
  sealedSecret: string,
  reservation: D1PreparedStatement[],
): Promise<void> {
  const { siteId, webhookId, now } = change;
  return write(db, [
    ...reservation,
    guard(db, siteId, { WEBHOOKS_FULL: '(SELECT count(*) FROM webhooks WHERE site_id = ?1) >= ?2' }, MAX_WEBHOOKS),
    db
      .prepare(
        `INSERT INTO webhooks (site_id, id, url, topics, enabled, sealed_secret, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?7)`,
      )
      .bind(
        siteId,
        webhookId,
        definition.url,
        JSON.stringify(definition.topics),
        Number(definition.isEnabled),
        sealedSecret,
        now,
      ),
    ...topicStatements(db, siteId, webhookId),
    audit(db, change, 'webhook.created'),
  ]);
}

export function replaceWebhook(
  db: D1Database,
  change: WebhookChange,
  version: number,
  { url, topics, isEnabled }: WebhookDefinition,
): Promise<void> {
  const { siteId, webhookId, now } = change;
  return write(db, [
    expectWebhook(db, change, version),
    db
      .prepare(
        `UPDATE webhooks SET url = ?3, topics = ?4, enabled = ?5, failing_since = NULL, version = version + 1,
           updated_at = ?6 WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(siteId, webhookId, url, JSON.stringify(topics), Number(isEnabled), now),
    ...topicStatements(db, siteId, webhookId),
    ...(isEnabled ? [] : [giveUpStatement(db, siteId, webhookId)]),
    audit(db, change, 'webhook.changed'),
  ]);
}

export function deleteWebhook(db: D1Database, change: WebhookChange, version: number): Promise<void> {
  const { siteId, webhookId } = change;
  return write(db, [
    expectWebhook(db, change, version),
    db.prepare('DELETE FROM webhooks WHERE site_id = ?1 AND id = ?2').bind(siteId, webhookId),
    audit(db, change, 'webhook.deleted'),
  ]);
}

/** Switches off a webhook that is still at `version`, gives up what waits for it, and writes mails; false if it is not. */
export async function switchOffWebhook(
  db: D1Database,
  change: Omit<WebhookChange, 'keyId'>,
  version: number,
  mails: D1PreparedStatement[],
): Promise<boolean> {
  try {
    await db.batch([...offStatements(db, change, version), ...mails]);
    return true;
  } catch (error) {
    if (refusalOf(error) instanceof ApiError) return false;
    throw error;
  }
}

function offStatements(
  db: D1Database,
  { siteId, webhookId, now }: Omit<WebhookChange, 'keyId'>,
  version: number,
): D1PreparedStatement[] {
  return [
    expectWebhook(db, { siteId, webhookId }, version),
    db
      .prepare('UPDATE webhooks SET enabled = 0, version = version + 1, updated_at = ?3 WHERE site_id = ?1 AND id = ?2')
      .bind(siteId, webhookId, now),
    ...topicStatements(db, siteId, webhookId),
    giveUpStatement(db, siteId, webhookId),
  ];
}

/** Returns the statements that make the topics of an enabled webhook those by which messages find it. */
export function topicStatements(db: D1Database, siteId: string, webhookId: string): D1PreparedStatement[] {
  return [
    db.prepare('DELETE FROM webhook_topics WHERE site_id = ?1 AND webhook_id = ?2').bind(siteId, webhookId),
    db
      .prepare(
        `INSERT INTO webhook_topics (site_id, topic, webhook_id)
         SELECT site_id, topic.value, webhooks.id FROM webhooks, json_each(topics) AS topic
         WHERE site_id = ?1 AND webhooks.id = ?2 AND enabled = 1 GROUP BY topic.value`,
      )
      .bind(siteId, webhookId),
  ];
}

function expectWebhook(
  db: D1Database,
  { siteId, webhookId }: Pick<WebhookChange, 'siteId' | 'webhookId'>,
  version: number,
): D1PreparedStatement {
  const webhook = 'SELECT 1 FROM webhooks WHERE site_id = ?1 AND id = ?2';
  return guard(
    db,
    siteId,
    { WEBHOOK_NOT_FOUND: `NOT EXISTS (${webhook})`, VERSION_STALE: `NOT EXISTS (${webhook} AND version = ?3)` },
    webhookId,
    version,
  );
}

function audit(
  db: D1Database,
  { siteId, keyId, webhookId: target, now, changes }: WebhookChange,
  action: string,
): D1PreparedStatement {
  const entry: AuditEntry = { siteId, keyId, action, target, changes };
  return auditStatement(db, entry, now);
}

async function write(db: D1Database, statements: D1PreparedStatement[]): Promise<void> {
  try {
    await db.batch(statements);
  } catch (error) {
    throw refusalOf(error);
  }
}

function toWebhook(row: WebhookRow): Webhook {
  return {
    id: row.id,
    url: row.url,
    topics: JSON.parse(row.topics),
    isEnabled: row.enabled === 1,
    failingSince: row.failing_since,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
