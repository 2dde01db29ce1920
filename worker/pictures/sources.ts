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

/** Returns the statement that remembers where a picture was fetched from. */
export function sourceStatement(
  db: D1Database,
  siteId: string,
  { url, assetId }: { url: string; assetId: string },
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO asset_sources (site_id, url, asset_id) VALUES (?1, ?2, ?3)
       ON CONFLICT (site_id, url) DO UPDATE SET asset_id = excluded.asset_id`,
    )
    .bind(siteId, url, assetId);
}
