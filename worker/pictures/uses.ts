import { PICTURES_PATH } from '../site/page-paths.ts';

/** Most uses that a refusal names. */
const USES_NAMED = 5;

/** An item that shows a picture. */
export const IS_SHOWN = 'EXISTS (SELECT 1 FROM images WHERE site_id = ?1 AND asset_id = ?2)';

/**
 * Returns the names of what uses a picture: items and categories that show it, things in the bin, and whatever has its address in its HTML or settings.
 * An owner who deletes a picture, which is rare, reads all texts of the site. One of the selects is a subquery, because
 * D1 allows five beside one another.
 */
export async function usesOf(db: D1Database, siteId: string, id: string): Promise<string[]> {
  const { results } = await db
    .prepare(
      `SELECT i.title AS name FROM images g JOIN items i ON i.site_id = g.site_id AND i.id = g.item_id
         WHERE g.site_id = ?1 AND g.asset_id = ?2
       UNION SELECT title FROM items WHERE site_id = ?1 AND instr(body || excerpt || options, ?3) > 0
       UNION SELECT title FROM collections
         WHERE site_id = ?1 AND instr(main_content || description || options, ?3) > 0
       UNION SELECT name FROM (
         SELECT display_name AS name FROM categories WHERE site_id = ?1 AND instr(picture, ?3) > 0
         UNION ALL SELECT name FROM templates WHERE site_id = ?1 AND instr(source, ?3) > 0
         UNION ALL SELECT b.title FROM bin_parts p JOIN bin b USING (site_id, kind, target)
           WHERE p.site_id = ?1 AND instr(p.record, ?3) > 0)
       UNION SELECT title FROM sites WHERE site_id = ?1 AND instr(header || footer || website, ?3) > 0
       LIMIT ${USES_NAMED}`,
    )
    .bind(siteId, id, `${PICTURES_PATH}/${id}/`)
    .all<{ name: string }>();
  return results.map(({ name }) => name);
}
