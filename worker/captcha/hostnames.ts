/**
 * Returns the hosts whose pages may show a site's forms: the site's own hosts, and those of the origins that it lists.
 */
export async function siteHostnames(db: D1Database, siteId: string): Promise<ReadonlySet<string>> {
  const { results } = await db
    .prepare(
      `SELECT 'https://' || hostname AS origin FROM site_domains WHERE site_id = ?1
       UNION ALL SELECT origin FROM site_origins WHERE site_id = ?1`,
    )
    .bind(siteId)
    .all<{ origin: string }>();
  return new Set(results.map(({ origin }) => URL.parse(origin)?.hostname ?? ''));
}
