import type { MailingList, Subscriber, SubscriberStatus } from '#runtime/contracts/mailing-list.ts';
import type { Subscription } from './token.ts';

export interface NewSubscriber {
  listId: string;
  /** Lower case. */
  email: string;
  firstName: string;
  lastName: string;
}

export interface ListRow {
  id: string;
  name: string;
  created_at: number;
}

export interface SubscriberRow {
  email: string;
  status: SubscriberStatus;
  first_name: string;
  last_name: string;
  created_at: number;
  asked_at: number;
  confirmed_at: number | null;
  unsubscribed_at: number | null;
}

export async function findList(db: D1Database, siteId: string, id: string): Promise<MailingList | undefined> {
  const row = await db
    .prepare('SELECT * FROM mailing_lists WHERE site_id = ?1 AND id = ?2')
    .bind(siteId, id)
    .first<ListRow>();
  return row ? toList(row) : undefined;
}

export function toList({ id, name, created_at: createdAt }: ListRow): MailingList {
  return { id, name, createdAt };
}

export async function findSubscriber(
  db: D1Database,
  siteId: string,
  { listId, email }: { listId: string; email: string },
): Promise<Subscriber | undefined> {
  const row = await db
    .prepare('SELECT * FROM subscribers WHERE site_id = ?1 AND mailing_list_id = ?2 AND email = ?3')
    .bind(siteId, listId, email)
    .first<SubscriberRow>();
  return row ? toSubscriber(row) : undefined;
}

export function toSubscriber(row: SubscriberRow): Subscriber {
  return {
    email: row.email,
    status: row.status,
    firstName: row.first_name,
    lastName: row.last_name,
    createdAt: row.created_at,
    askedAt: row.asked_at,
    confirmedAt: row.confirmed_at,
    unsubscribedAt: row.unsubscribed_at,
  };
}

/** Records that a confirmation mail was sent to a subscriber. One who has confirmed in the meantime stays confirmed. */
export function askStatement(
  db: D1Database,
  siteId: string,
  { listId, email, firstName, lastName }: NewSubscriber,
  now: number,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO subscribers (site_id, mailing_list_id, email, first_name, last_name, created_at, asked_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6)
       ON CONFLICT (site_id, mailing_list_id, email) DO UPDATE
       SET status = 'pending', first_name = ?4, last_name = ?5, asked_at = ?6 WHERE subscribers.status <> 'confirmed'`,
    )
    .bind(siteId, listId, email, firstName, lastName, now);
}

/**
 * Confirms a sign-up; true if the address is on the list afterwards. A link from before the person left the list does
 * not add the person again, and a link from before an erasure finds no subscriber.
 */
export async function confirm(
  db: D1Database,
  siteId: string,
  { listId, email, askedAt }: Subscription,
  now: number,
): Promise<boolean> {
  const row = await db
    .prepare(
      `UPDATE subscribers SET status = 'confirmed', unsubscribed_at = NULL,
         confirmed_at = CASE status WHEN 'confirmed' THEN confirmed_at ELSE ?5 END
       WHERE site_id = ?1 AND mailing_list_id = ?2 AND email = ?3 AND status <> 'unsubscribed'
         AND (unsubscribed_at IS NULL OR unsubscribed_at < ?4)
       RETURNING 1`,
    )
    .bind(siteId, listId, email, askedAt, now)
    .first();
  return row !== null;
}

export async function unsubscribe(
  db: D1Database,
  siteId: string,
  { listId, email }: Subscription,
  now: number,
): Promise<void> {
  await db
    .prepare(
      `UPDATE subscribers SET status = 'unsubscribed', unsubscribed_at = ?4
       WHERE site_id = ?1 AND mailing_list_id = ?2 AND email = ?3 AND status <> 'unsubscribed'`,
    )
    .bind(siteId, listId, email, now)
    .run();
}

/** Deletes a person from all lists. */
export function eraseSubscriberStatements(db: D1Database, siteId: string, email: string): D1PreparedStatement[] {
  return [
    db
      .prepare('DELETE FROM subscribers INDEXED BY subscribers_by_email WHERE site_id = ?1 AND email = ?2')
      .bind(siteId, email.trim().toLowerCase()),
  ];
}

/** Reads subscribers of all lists; `cursor` is the list and the address of the last one before. */
export async function listAllSubscribers(
  db: D1Database,
  siteId: string,
  cursor: string | undefined,
  limit: number,
): Promise<(SubscriberRow & { mailing_list_id: string })[]> {
  const [listId = '', email = ''] = (cursor ?? '').split(' ');
  const { results } = await db
    .prepare(
      `SELECT * FROM subscribers WHERE site_id = ?1 AND (mailing_list_id, email) > (?2, ?3)
       ORDER BY mailing_list_id, email LIMIT ?4`,
    )
    .bind(siteId, listId, email, limit)
    .all<SubscriberRow & { mailing_list_id: string }>();
  return results;
}
