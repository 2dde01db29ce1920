import { orderNumbersIn } from '#runtime/domain/law/order-numbers.ts';
import { sha256 } from '../session/service.ts';

/** The order that a declaration is about. */
export interface MatchedOrder {
  id: string;
  number: number;
  /** Of the buyer; lower case. */
  email: string;
  subscriptionId: string | null;
  /** ISO 3166-1 alpha-2; '' for an order without an address. */
  country: string;
}

const COLUMNS = `o.id, o.number, o.email, o.subscription_id AS subscriptionId,
  COALESCE(json_extract(o.address, '$.countryCode'), '') AS country`;

/**
 * Finds the order that has one of the numbers in a text and this address; undefined for none, and for two. It does the same
 * work whatever it finds, so that nobody can try out orders by the time that it takes.
 */
export async function matchOrder(
  db: D1Database,
  siteId: string,
  { contract, email }: { contract: string; email: string },
): Promise<MatchedOrder | undefined> {
  const { results } = await db
    .prepare(
      `SELECT ${COLUMNS} FROM json_each(?2) named
       CROSS JOIN orders o ON o.site_id = ?1 AND o.number = named.value WHERE o.email = ?3 AND o.email <> '' LIMIT 2`,
    )
    .bind(siteId, JSON.stringify(orderNumbersIn(contract)), email.toLowerCase())
    .all<MatchedOrder>();
  return results.length === 1 ? results[0] : undefined;
}

/** Finds the order whose page a token opens. */
export async function orderOfToken(db: D1Database, siteId: string, token: string): Promise<MatchedOrder | undefined> {
  const found = await db
    .prepare(`SELECT ${COLUMNS} FROM orders o WHERE o.site_id = ?1 AND o.token_hash = ?2`)
    .bind(siteId, sha256(token))
    .first<MatchedOrder>();
  return found ?? undefined;
}
