import { createMiddleware } from 'hono/factory';
import { CONTRIBUTOR_XSRF_HEADER, LANGUAGE_HEADER, SITE_HEADER } from '#runtime/contracts/http.ts';
import { inLanguage, languageFor, languageOfHost } from '../../site/languages.ts';
import { findSite } from '../../site/repository.ts';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';
import { enteredBy } from './entered.ts';
import { SiteMemory } from './site-memory.ts';

const MAX_KEPT = 1_000;
/** The longest host name of the internet, and more than any site's id. */
const HOST_MAX_LENGTH = 253;
const KEY_MAX_LENGTH = 100;
/** Headers of calls by owners' programs and by the console. */
const OWNER_HEADERS = ['Authorization', CONTRIBUTOR_XSRF_HEADER];
const remember = (lifetimeMs: number) => new SiteMemory({ lifetimeMs, maxKeys: MAX_KEPT });

/**
 * Caches of site rows and origins by environment; a change may take this long to show to visitors. It is short in development,
 * where a developer makes the change on the command line and then reloads the page. Tests change the clock, so they use
 * no cache.
 */
const sites = { production: remember(10_000), development: remember(1_000), test: undefined };

/** Looks again for hosts and keys that were of no site, because one has just been created. Other isolates do so later. */
export function forgetUnknownSites(): void {
  sites.production.forgetUnknown();
  sites.development.forgetUnknown();
}

/**
 * Finds the site by the request's host or, on a host of no site, by the publishable key; never by a body. A key that
 * belongs to another site than the host gets 404, like an unknown site. A page says in which language it calls; a visitor
 * of a page without a language in its path reads the language of the host.
 */
export const site = createMiddleware<AppEnv>(async (c, next) => {
  const entered = enteredBy(c.req.raw);
  if (entered) {
    c.set('site', entered.site);
    c.set('originListed', entered.originListed);
    return next();
  }
  const { hostname } = new URL(c.req.url);
  const key = c.req.header(SITE_HEADER);
  if (hostname.length > HOST_MAX_LENGTH || (key ?? '').length > KEY_MAX_LENGTH) throw new ApiError('NOT_FOUND');
  const read = () => findSite(c.env.DB, hostname, key ?? '');
  // Whoever runs a shop reads what the last call has written, also to decide by it.
  const isOwners = OWNER_HEADERS.some((name) => c.req.header(name) !== undefined);
  const memory = isOwners ? undefined : sites[c.env.ENVIRONMENT];
  const found = await (memory ? memory.find({ hostname, key: key ?? '' }, read) : read());
  if (!found || (key !== undefined && key !== found.site.siteId)) throw new ApiError('NOT_FOUND');
  const asked = languageFor(found.site, c.req.header(LANGUAGE_HEADER) ?? '');
  c.set('site', inLanguage(found.site, asked ?? languageOfHost(found.site, hostname), hostname));
  c.set('originListed', found.origins.has(c.req.header('Origin') ?? ''));
  await next();
});
