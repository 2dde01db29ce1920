import type { Bindings } from '../env.ts';

/**
 * Returns the start of links in a site's mails and payments: the called host if it is the site's own, otherwise one of
 * the site's hosts. A form on another page calls a host that may belong to no site, so that host may show no page. The
 * caller chooses scheme and port of a call, so links have neither from there, except where a shop is developed.
 */
export async function linkBase(
  { DB, ENVIRONMENT }: Pick<Bindings, 'DB' | 'ENVIRONMENT'>,
  siteId: string,
  calledOrigin: string,
): Promise<string> {
  const called = new URL(calledOrigin);
  const hostname = await DB.prepare(
    'SELECT hostname FROM site_domains WHERE site_id = ?1 ORDER BY hostname = ?2 DESC, hostname LIMIT 1',
  )
    .bind(siteId, called.hostname)
    .first<string>('hostname');
  const isLocal = ENVIRONMENT === 'development' || called.hostname === 'localhost';
  if (isLocal && (hostname === null || hostname === called.hostname)) return calledOrigin;
  return `https://${hostname ?? called.hostname}`;
}
