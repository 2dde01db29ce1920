import type { FoundContent } from '#runtime/contracts/content.ts';
import { foldText } from '#runtime/domain/fold-text.ts';
import { searchTerm, searchWords } from '../catalogue/service.ts';

type Found = FoundContent['found'][number];

interface FoundRow {
  id: string;
  title: string;
}

/**
 * Finds content by its title, at most `limit` of each kind: collections in whose title the text stands, and items with a
 * word that begins with each of its words. Items are found in all languages of the site.
 */
export async function findContent(db: D1Database, siteId: string, text: string, limit: number): Promise<FoundContent> {
  const words = searchWords(text).map(searchTerm);
  const collections = db
    .prepare('SELECT id, title FROM collections WHERE site_id = ?1 ORDER BY position, id')
    .bind(siteId);
  const items = db
    .prepare(
      `SELECT i.id, i.title
       FROM search_words w CROSS JOIN search_entries e ON e.number = w.rowid AND e.site_id = ?1
         CROSS JOIN items i ON i.site_id = e.site_id AND i.id = e.item_id
       WHERE w.search_words MATCH ?2 AND i.product_type IS NULL
       GROUP BY i.id ORDER BY MAX(w.rowid) DESC LIMIT ?3`,
    )
    .bind(
      siteId,
      `scope : "${Buffer.from(siteId).toString('hex')}o" * AND {title parts} : (${words.join(' AND ')})`,
      limit,
    );
  const [pages, entries] = await db.batch<FoundRow>(words.length > 0 ? [collections, items] : [collections]);
  const wanted = foldText(text);
  const named = (pages?.results ?? []).filter(({ title }) => foldText(title).includes(wanted)).slice(0, limit);
  return { found: [...named.map(as('collection')), ...(entries?.results ?? []).map(as('item'))] };
}

const as =
  (kind: Found['kind']) =>
  (row: FoundRow): Found => ({ kind, ...row });
