/**
 * Returns the origin of links in a site's mails: the called one if it is the site's own, otherwise one of
 * the site's hosts. A form on another page calls a host that may belong to no site, so that host may show no page.
 */
export async function linkBase(db: D1Database, siteId: string, calledOrigin: string): Promise<string> {
  const called = new URL(calledOrigin).hostname;
  const hostname = await db
    .prepare('SELECT hostname FROM site_domains WHERE site_id = ?1 ORDER BY hostname = ?2 DESC, hostname LIMIT 1')
    .bind(siteId, called)
    .first<string>('hostname');
  return hostname === null || hostname === called ? calledOrigin : `https://${hostname}`;
}
