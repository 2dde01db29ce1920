import type { Address } from '#runtime/contracts/checkout.ts';
import { foldText } from '#runtime/domain/fold-text.ts';
import { type OrderPage, type PageOfOrders, readOrdersByNumber } from './repository.ts';

/** Most orders that one call of a search looks at; the next call goes on behind them. */
const SEARCHED = 5_000;

interface SearchedRow {
  number: number;
  email: string;
  /** JSON: Address; null for an order without one. */
  address: string | null;
}

/**
 * Reads the orders whose buyer has a text in their name, address or email address, whatever its case and accents, newest first. A
 * page may be short or empty and yet have a next one, because one call looks at a limited number of orders.
 */
export async function searchOrders(
  db: D1Database,
  siteId: string,
  text: string,
  { state, email, before = Number.MAX_SAFE_INTEGER, limit }: OrderPage,
): Promise<PageOfOrders> {
  const { results } = await db
    .prepare(
      `SELECT number, email, address FROM orders
       WHERE site_id = ?1 AND number < ?2 AND (?4 IS NULL OR state = ?4) AND (?5 IS NULL OR email = ?5)
       ORDER BY number DESC LIMIT ?3`,
    )
    .bind(siteId, before, SEARCHED, state ?? null, email ?? null)
    .all<SearchedRow>();
  const wanted = foldText(text);
  const found = results.filter((row) => foldText(searchedText(row)).includes(wanted));
  const shown = found.slice(0, limit).map(({ number }) => number);
  const orders = await readOrdersByNumber(db, siteId, shown);
  if (found.length > limit) return { orders, last: shown.at(-1) ?? null };
  return { orders, last: results.length < SEARCHED ? null : (results.at(-1)?.number ?? null) };
}

function searchedText({ email, address }: SearchedRow): string {
  if (address === null) return email;
  const { firstName, lastName, ...rest }: Address = JSON.parse(address);
  return [email, `${firstName} ${lastName}`, ...Object.values(rest)].join('\n');
}
