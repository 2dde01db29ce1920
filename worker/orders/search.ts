import type { OrderPage } from './list.ts';
import { filterConditions } from './list-filters.ts';
import { type PageOfOrders, readOrdersByNumber } from './repository.ts';
import { searchedWords } from './words.ts';

/** Up to this many entries of a word are read by the word; a word that more orders have is met among the newest soon. */
const RARE = 1_000;
/** Most orders that one call looks at for frequent words; the next call goes on behind them. */
const LOOKED_AT = 2_000;

/** The entries of words that begin with a text, as a condition on `w.word`. */
const beginsWith = (word: string) => `w.word >= ${word} AND w.word < ${word} || char(1114111)`;

/**
 * Reads the orders that have, for each word of a text, a word that begins with it, newest first: in the buyer's name,
 * address or email address, or among the titles and SKUs of the goods. The order with the number that was searched for is
 * the first. A page may be short or empty and yet have a next one, where all words are frequent.
 */
export async function searchOrders(
  db: D1Database,
  siteId: string,
  text: string,
  page: OrderPage,
): Promise<PageOfOrders> {
  const words = searchedWords(text);
  const number = page.before === undefined ? numberIn(text) : undefined;
  const { numbers, last } = words.length === 0 ? { numbers: [], last: null } : await find(db, siteId, words, page);
  const shown = number === undefined ? numbers : [number, ...numbers.filter((other) => other !== number)];
  const orders = await readOrdersByNumber(db, siteId, shown);
  return { orders: shown.flatMap((each) => orders.find((order) => order.number === each) ?? []), last };
}

interface Found {
  numbers: number[];
  last: number | null;
}

async function find(db: D1Database, siteId: string, words: readonly string[], page: OrderPage): Promise<Found> {
  const counted = await db.batch<{ n: number }>(
    words.map((word) =>
      db
        .prepare(
          `SELECT COUNT(*) AS n FROM (SELECT 1 FROM order_words w INDEXED BY order_words_by_word
             WHERE w.site_id = ?1 AND ${beginsWith('?2')} LIMIT ?3)`,
        )
        .bind(siteId, word, RARE + 1),
    ),
  );
  const counts = counted.map(({ results: [row] }) => row?.n ?? 0);
  const least = Math.min(...counts);
  if (least === 0) return { numbers: [], last: null };
  const rarest = words[counts.indexOf(least)] ?? '';
  return least <= RARE ? byWord(db, siteId, words, rarest, page) : amongNewest(db, siteId, words, page);
}

/** Reads all orders with the rarest word, and keeps those that have the others too. */
async function byWord(
  db: D1Database,
  siteId: string,
  words: readonly string[],
  rarest: string,
  { before, limit, ...filters }: OrderPage,
): Promise<Found> {
  const { sql, values } = filterConditions(filters, 5);
  const { results } = await db
    .prepare(
      `SELECT DISTINCT o.number FROM order_words w INDEXED BY order_words_by_word
       CROSS JOIN orders o ON o.site_id = ?1 AND o.number = w.number
       WHERE w.site_id = ?1 AND ${beginsWith('?2')} AND w.number < ?3 AND ${hasWords('?4')}${sql}
       ORDER BY o.number DESC LIMIT ?5`,
    )
    .bind(siteId, rarest, before ?? Number.MAX_SAFE_INTEGER, jsonOf(words), limit + 1, ...values)
    .all<{ number: number }>();
  const numbers = results.slice(0, limit).map(({ number }) => number);
  return { numbers, last: results.length > limit ? (numbers.at(-1) ?? null) : null };
}

/** Looks at the newest orders, of which very many have these words. */
async function amongNewest(
  db: D1Database,
  siteId: string,
  words: readonly string[],
  { before, limit, ...filters }: OrderPage,
): Promise<Found> {
  const { sql, values } = filterConditions(filters, 4);
  const { results } = await db
    .prepare(
      `SELECT o.number, (${hasWords('?3')}${sql}) AS is_found FROM orders o
       WHERE o.site_id = ?1 AND o.number < ?2 ORDER BY o.number DESC LIMIT ?4`,
    )
    .bind(siteId, before ?? Number.MAX_SAFE_INTEGER, jsonOf(words), LOOKED_AT, ...values)
    .all<{ number: number; is_found: number }>();
  const found = results.flatMap(({ number, is_found }) => (is_found ? [number] : []));
  const numbers = found.slice(0, limit);
  if (found.length > limit) return { numbers, last: numbers.at(-1) ?? null };
  return { numbers, last: results.length < LOOKED_AT ? null : (results.at(-1)?.number ?? null) };
}

/** Whether the order `o` has all of these words, JSON. */
function hasWords(words: string): string {
  return `NOT EXISTS (SELECT 1 FROM json_each(${words}) s WHERE NOT EXISTS (SELECT 1 FROM order_words w
    WHERE w.site_id = ?1 AND w.number = o.number AND ${beginsWith('s.value')}))`;
}

function jsonOf(words: readonly string[]): string {
  return JSON.stringify(words);
}

function numberIn(text: string): number | undefined {
  const [, digits] = /^#?(\d{1,15})$/.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits);
}
