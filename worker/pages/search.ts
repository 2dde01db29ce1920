/** The search of visitors, by the words that triggers keep in `search_words`. */

import { accentedSpellings, IS_PUBLIC, searchTerm } from '../catalogue/service.ts';

/** A search finds no more than this; who looks further adds a word. */
const MAX_FOUND = 100;
/** Texts in another language that are looked through for the accents of a query. */
const MAX_LOOKED_AT = 1000;
/** Columns of `search_words`, from the best kind of match to the weakest: words of titles, of texts, and parts of words. */
const COLUMNS = ['{title}', '{title text}', '{title text parts}'];
/** Letters after a scope: products come before all other items. */
const KINDS = ['p', 'o'];

export interface Found {
  /** Ids of items, the best first. */
  ids: string[];
  /** Whether there are more items than `ids`. */
  hasMore: boolean;
}

/** What a search page says about its results. */
export interface SearchResult {
  /** The query as text. */
  query: string;
  /** Number of items found on all pages. */
  count: number;
  /** Whether there are more items than were counted. */
  hasMore: boolean;
}

/**
 * Finds the public items with all of these words, or with words that begin with them, as they are shown in a language: '' is
 * the site's own, and an item without a translation is shown in it. Letters match with and without accents in the
 * language of the page alone: in texts of another one the accents of a word count.
 */
export async function findItems(
  db: D1Database,
  siteId: string,
  { words, language }: { words: readonly string[]; language: string },
): Promise<Found> {
  const all = words.map(searchTerm).join(' AND ');
  const scopes = [...new Set([language, ''])].flatMap((scopeLanguage) =>
    KINDS.map((kind) => hex(siteId) + kind + hex(scopeLanguage)),
  );
  const matches = COLUMNS.flatMap((columns) => scopes.map((scope) => `scope : "${scope}" AND ${columns} : (${all})`));
  const isShownSo = `(?4 = '' OR NOT EXISTS (
    SELECT 1 FROM search_entries e CROSS JOIN search_entries own ON own.site_id = e.site_id AND own.item_id = e.item_id
      AND own.language = ?4 WHERE e.number = search_words.rowid AND e.language = ''))`;
  const hasAccents = `NOT EXISTS (
    SELECT 1 FROM search_entries e CROSS JOIN items written ON written.site_id = e.site_id AND written.id = e.item_id
      CROSS JOIN json_each(?5) AS word
    WHERE e.number = shown.rowid AND e.language = '' AND NOT EXISTS (
      SELECT 1 FROM json_each(word.value) AS spelling
      WHERE instr(written.title || ' ' || written.excerpt || ' ' || written.body, spelling.value) > 0))`;
  const { results } = await db
    .prepare(
      `SELECT items.id FROM (
         SELECT hit.value AS number, MIN(matches.key) AS tier FROM json_each(?3) AS matches, json_each((
           SELECT json_group_array(rowid) FROM (
             SELECT rowid FROM (
               SELECT rowid FROM search_words WHERE search_words MATCH matches.value AND ${isShownSo}
               ORDER BY rowid DESC LIMIT iif(?4 = '' OR ?5 = '[]', ?2, ${MAX_LOOKED_AT})
             ) AS shown WHERE ?4 = '' OR ?5 = '[]' OR ${hasAccents}
             ORDER BY rowid DESC LIMIT ?2)
         )) AS hit GROUP BY hit.value
       ) AS hits
       CROSS JOIN search_entries ON search_entries.number = hits.number AND search_entries.site_id = ?1
       CROSS JOIN items ON items.site_id = ?1 AND items.id = search_entries.item_id AND ${IS_PUBLIC}
       ORDER BY tier, position, items.id LIMIT ?2`,
    )
    .bind(siteId, MAX_FOUND + 1, JSON.stringify(matches), language, JSON.stringify(accentedSpellings(words)))
    .all<{ id: string }>();
  return { ids: results.slice(0, MAX_FOUND).map(({ id }) => id), hasMore: results.length > MAX_FOUND };
}

const hex = (text: string) => Buffer.from(text).toString('hex');
