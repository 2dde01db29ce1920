/** Returns the languages that a site has translations in, also those that it does not serve now. */
export async function storedLanguages(db: D1Database, siteId: string): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT DISTINCT language FROM translations WHERE site_id = ?1 ORDER BY language')
    .bind(siteId)
    .all<{ language: string }>();
  return results.map(({ language }) => language);
}
