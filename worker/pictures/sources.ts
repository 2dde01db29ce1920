/** Finds the pictures that were fetched from these addresses. Answers their ids by address. */
export async function findFetched(
  db: D1Database,
  siteId: string,
  urls: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (urls.length === 0) return new Map();
  const { results } = await db
    .prepare(
      `SELECT s.url, s.asset_id FROM json_each(?2) listed
       CROSS JOIN asset_sources s ON s.site_id = ?1 AND s.url = listed.value`,
    )
    .bind(siteId, JSON.stringify(urls))
    .all<{ url: string; asset_id: string }>();
  return new Map(results.map(({ url, asset_id: id }) => [url, id]));
}
