import { isMapped } from './repository.ts';
import { itemsPerPart } from './sizes.ts';

/** Sites of one run; the next one counts further ones. */
const SITES_PER_RUN = 40;

/**
 * Divides the items of sites that have changed since they were last counted into the parts of their maps, and returns how
 * many sites that were. `sizeOf` says how many items a part has in a site of so many languages. The cron calls this.
 */
export async function countParts(
  db: D1Database,
  now: number,
  sizeOf: (languages: number) => number = itemsPerPart,
): Promise<{ sites: number }> {
  const { results } = await db
    .prepare(
      `SELECT sites.site_id, json_array_length(languages) + 1 AS languages
       FROM sites LEFT JOIN sitemap_parts part ON part.site_id = sites.site_id AND part.first_id = ''
       WHERE counted_at IS NULL OR updated_at > counted_at
       ORDER BY COALESCE(counted_at, 0) LIMIT ${SITES_PER_RUN}`,
    )
    .all<{ site_id: string; languages: number }>();
  for (const { site_id: siteId, languages } of results) {
    await db.batch([
      db.prepare('DELETE FROM sitemap_parts WHERE site_id = ?1').bind(siteId),
      db
        .prepare(
          `INSERT INTO sitemap_parts (site_id, first_id, changed_at, counted_at)
           SELECT ?1, iif(part = 0, '', min(id)), max(changed_at), ?3 FROM (
             SELECT i.id, max(i.updated_at, i.published_at) AS changed_at,
               (row_number() OVER (ORDER BY i.id) - 1) / CAST(?2 AS INTEGER) AS part
             FROM items i INDEXED BY items_of_map WHERE i.site_id = ?1 AND ${isMapped('i')}
           ) GROUP BY part`,
        )
        .bind(siteId, sizeOf(languages), now),
      // A site without items is counted too.
      db
        .prepare(
          `INSERT INTO sitemap_parts (site_id, first_id, changed_at, counted_at) VALUES (?1, '', 0, ?2)
           ON CONFLICT DO NOTHING`,
        )
        .bind(siteId, now),
    ]);
  }
  return { sites: results.length };
}
