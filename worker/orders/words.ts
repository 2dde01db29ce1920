import type { Address } from '#runtime/contracts/checkout.ts';
import { foldText } from '#runtime/domain/fold-text.ts';
import { personName } from '../site/address-lines.ts';

/** Most words of an order, and most letters of a word: longer texts are no names. */
const MOST_WORDS = 80;
const MOST_LETTERS = 40;
/** Most words of a search that are looked for. */
const MOST_SEARCHED = 6;

interface Described {
  email: string;
  address: Address | null;
  /** The codes that the buyer has entered. */
  coupons: readonly string[];
  lines: readonly { title: string; sku: string }[];
}

/** Returns the words by which an order is found: of its buyer's name, address and email address, of its goods and coupons. */
export function orderWords({ email, address, coupons, lines }: Described): string[] {
  const { countryCode: _, region: __, ...place } = address ?? {};
  const [mailbox = ''] = email.split('@');
  const texts = [...Object.values(place), mailbox, ...lines.flatMap(({ title, sku }) => [sku, title])];
  const words = new Set([foldText(email), ...texts.flatMap(wordsOf)]);
  words.delete('');
  const found = [...words].slice(0, MOST_WORDS).map((word) => word.slice(0, MOST_LETTERS));
  return [...found, ...new Set(coupons.map(couponWord))];
}

/** Returns the word of a coupon's code, with which no word of a search begins. */
export function couponWord(code: string): string {
  return `%${foldText(code)}`;
}

/** Returns the text by which orders are sorted by their buyers. */
export function buyerText(email: string, address: Address | null): string {
  return foldText(personName(address ?? {}) || email);
}

/** Returns the beginnings of words that a search looks for. */
export function searchedWords(text: string): string[] {
  const isAddress = /^\S+@\S*$/.test(text);
  const words = isAddress ? [foldText(text)] : wordsOf(text);
  return [...new Set(words)].slice(0, MOST_SEARCHED).map((word) => word.slice(0, MOST_LETTERS));
}

function wordsOf(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns the statement that writes the words of an order, in the batch that inserts it. */
export function orderWordsStatement(
  db: D1Database,
  siteId: string,
  orderId: string,
  described: Described,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO order_words (site_id, number, word)
       SELECT ?1, (SELECT number FROM orders WHERE site_id = ?1 AND id = ?2), value FROM json_each(?3) WHERE TRUE
       ON CONFLICT DO NOTHING`,
    )
    .bind(siteId, orderId, JSON.stringify(orderWords(described)));
}
