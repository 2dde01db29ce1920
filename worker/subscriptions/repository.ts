import { ACCOUNT_LANGUAGE } from '../site/mail-language.ts';
import { type Subscription, type SubscriptionRow, toSubscription } from './subscription.ts';

/** With the language of the buyer's mails, so that jobs need not ask for it mail by mail. */
const COLUMNS = `subscriptions.*, ${ACCOUNT_LANGUAGE('subscriptions.site_id', 'subscriptions.email')} AS account_language`;

export async function findSubscription(db: D1Database, siteId: string, id: string): Promise<Subscription | undefined> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM subscriptions WHERE site_id = ?1 AND id = ?2`)
    .bind(siteId, id)
    .first<SubscriptionRow>();
  return row ? toSubscription(row) : undefined;
}

/** Reads the weights of variants in grams, by their ids: null for one without a weight, and nothing for one that is gone. */
export async function readWeights(
  db: D1Database,
  siteId: string,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, number | null>> {
  const { results } = await db
    .prepare('SELECT id, weight_grams FROM variants WHERE site_id = ?1 AND id IN (SELECT value FROM json_each(?2))')
    .bind(siteId, JSON.stringify(variantIds))
    .all<{ id: string; weight_grams: number | null }>();
  return new Map(results.map((row) => [row.id, row.weight_grams]));
}

/** Finds the subscription whose page the token of this hash opens. */
export async function findByToken(
  db: D1Database,
  siteId: string,
  tokenHash: string,
): Promise<Subscription | undefined> {
  const row = await db
    .prepare(`SELECT ${COLUMNS} FROM subscriptions WHERE site_id = ?1 AND token_hash = ?2`)
    .bind(siteId, tokenHash)
    .first<SubscriptionRow>();
  return row ? toSubscription(row) : undefined;
}

/** Reads subscriptions of all sites whose next attempt is due, the longest due first. */
export async function subscriptionsDue(db: D1Database, now: number, limit: number): Promise<Subscription[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM subscriptions INDEXED BY subscriptions_by_due
       WHERE state = 'active' AND next_billing_at <= ?1 ORDER BY next_billing_at LIMIT ?2`,
    )
    .bind(now, limit)
    .all<SubscriptionRow>();
  return results.map(toSubscription);
}

/** Reads subscriptions of all sites whose next cycle is to be announced by now. */
export async function subscriptionsToAnnounce(db: D1Database, now: number, limit: number): Promise<Subscription[]> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM subscriptions INDEXED BY subscriptions_to_announce
       WHERE state = 'active' AND announce_at IS NOT NULL AND announce_at <= ?1 ORDER BY announce_at LIMIT ?2`,
    )
    .bind(now, limit)
    .all<SubscriptionRow>();
  return results.map(toSubscription);
}
