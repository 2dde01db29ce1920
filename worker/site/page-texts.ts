/**
 * Returns the HTML of a shop's own pages by their paths, as the owner wrote it. A path without such a page is left out, and
 * so is a hidden page with places that wait for the owner.
 */
export async function readPageTexts(
  db: D1Database,
  siteId: string,
  paths: readonly string[],
): Promise<Map<string, string>> {
  if (paths.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `SELECT '/' || url_id AS path, main_content FROM collections
       WHERE site_id = ?1 AND url_id IN (SELECT substr(value, 2) FROM json_each(?2)) AND main_content <> ''
         AND (enabled = 1 OR instr(main_content, '[…') = 0)`,
    )
    .bind(siteId, JSON.stringify(paths))
    .all<{ path: string; main_content: string }>();
  return new Map(results.map(({ path, main_content }) => [path, main_content]));
}
