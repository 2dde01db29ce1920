import { ANSWERS_IN_CARTS } from '../cart/service.ts';
import { addressesIn } from './addresses.ts';

/** A place where people write freely: rows whose text names an address belong to its person. */
interface Mentions {
  /** Selects `id` and the written `text`; ?1 is the site, ?2 the address in lower case. */
  find: string;
  /** Deletes the rows whose ids are in the JSON list ?2, and returns a row for each. */
  erase: string;
}

/** `instr` finds the rows that may name the address; whether they do is decided word by word. */
const MENTIONS: Readonly<Record<'lines' | 'checkouts' | 'reviews', Mentions>> = {
  lines: ANSWERS_IN_CARTS,
  checkouts: {
    find: `SELECT checkout_id AS id, note || ' ' || COALESCE(address, '') AS text FROM checkouts
      WHERE site_id = ?1 AND instr(lower(note || ' ' || COALESCE(address, '')), ?2) > 0`,
    erase: 'DELETE FROM checkouts WHERE site_id = ?1 AND checkout_id IN (SELECT value FROM json_each(?2)) RETURNING 1',
  },
  reviews: {
    find: `SELECT id, title || ' ' || body || ' ' || author_name AS text FROM reviews
      WHERE site_id = ?1 AND instr(lower(title || ' ' || body || ' ' || author_name), ?2) > 0`,
    erase: 'DELETE FROM reviews WHERE site_id = ?1 AND id IN (SELECT value FROM json_each(?2)) RETURNING 1',
  },
};

export type Mentioned = Record<keyof typeof MENTIONS, number>;

/** Deletes what people have written that names an address, in carts, at checkouts and in reviews; returns how much. */
export async function eraseMentions(db: D1Database, siteId: string, email: string): Promise<Mentioned> {
  const erased: Mentioned = { lines: 0, checkouts: 0, reviews: 0 };
  for (const name of Object.keys(MENTIONS) as (keyof Mentioned)[]) {
    const { find, erase } = MENTIONS[name];
    const { results } = await db.prepare(find).bind(siteId, email).all<{ id: string; text: string }>();
    // Escape sequences are removed, so that JSON can be searched like any other text.
    const named = results.filter(({ text }) => addressesIn([], {}, text.replace(/\\./g, ' ')).includes(email));
    if (named.length === 0) continue;
    const ids = JSON.stringify(named.map(({ id }) => id));
    erased[name] = (await db.prepare(erase).bind(siteId, ids).all()).results.length;
  }
  return erased;
}
