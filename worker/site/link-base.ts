import type { Bindings } from '../env.ts';
import { hostOrigin } from './host-origin.ts';
import { baseOf, prefixOn } from './languages.ts';
import type { Site } from './site.ts';

/**
 * Returns the start of links in a site's mails and payments, and of paths in the site's present language: a host that is
 * bound to the language, else the primary one, else the called host if it is the site's own, otherwise one of the
 * site's hosts. A form on another page calls a host that may belong to no site, so that host may show no page. The
 * caller chooses scheme and port of a call, so links have neither from there, except where a shop is developed.
 */
export function linkBase(env: Pick<Bindings, 'DB' | 'ENVIRONMENT'>, site: Site, calledOrigin: string): Promise<string> {
  return baseOn(env, site, calledOrigin, ORDER);
}

/** Returns the start of links back to the host on which a visitor pays, which alone knows the visitor. */
export function linkBackBase(
  env: Pick<Bindings, 'DB' | 'ENVIRONMENT'>,
  site: Site,
  calledOrigin: string,
): Promise<string> {
  return baseOn(env, site, calledOrigin, `hostname = ?2 DESC, ${ORDER}`);
}

async function baseOn(
  { DB, ENVIRONMENT }: Pick<Bindings, 'DB' | 'ENVIRONMENT'>,
  site: Site,
  calledOrigin: string,
  order: string,
): Promise<string> {
  const called = new URL(calledOrigin);
  const found = await findHost(DB, site, called.hostname, order);
  const hostname = found?.hostname ?? called.hostname;
  const isLocal = ENVIRONMENT === 'development' || called.hostname === 'localhost';
  const start = isLocal ? hostOrigin(called, hostname) : `https://${hostname}`;
  return start + prefixOn({ ...site, hosts: found ? [found] : [] }, hostname, site.language);
}

/** Returns the start of links to the shop in what no call leads to, such as a mail that a job writes. */
export async function shopOrigin(db: D1Database, site: Pick<Site, 'siteId' | 'language'>): Promise<string> {
  return `https://${(await findHost(db, site, '', ORDER))?.hostname ?? 'localhost'}`;
}

/** ?1 is the site, ?2 the called host, ?3 the language. */
const ORDER = 'language IS ?3 DESC, language IS NULL DESC, is_primary DESC, hostname = ?2 DESC, hostname';

function findHost(
  db: D1Database,
  { siteId, language }: Pick<Site, 'siteId' | 'language'>,
  calledHostname: string,
  order: string,
) {
  return db
    .prepare(`SELECT hostname, language FROM site_domains WHERE site_id = ?1 ORDER BY ${order} LIMIT 1`)
    .bind(siteId, calledHostname, language)
    .first<{ hostname: string; language: string | null }>();
}

/**
 * Returns the start of links in the site's present language in what a call answers to everybody: at its primary host, or the
 * called one where the owner has chosen none.
 */
export function pageBase(site: Site, calledUrl: string): string {
  const called = new URL(calledUrl);
  if (site.languages.length > 0) return baseOf(site, site.language, called.origin);
  return site.primaryHost === null ? called.origin : hostOrigin(called, site.primaryHost);
}

/** Returns the whole address of a path below the start of links; an address elsewhere stays as it is. */
export function addressAt(base: string, url: string): string {
  return url.startsWith('/') ? base + url : new URL(url, base).href;
}
