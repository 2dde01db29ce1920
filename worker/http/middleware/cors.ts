import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import {
  CART_TOKEN_HEADER,
  CONSENT_HEADER,
  CRUMB_HEADER,
  IDEMPOTENCY_HEADER,
  LANGUAGE_HEADER,
  SESSION_TOKEN_HEADER,
  SITE_HEADER,
  SITE_USER_XSRF_HEADER,
  VERSION_HEADER,
  VISITOR_HEADER,
} from '#runtime/contracts/http.ts';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';
import { isFromOwnPage } from '../own-page.ts';
import { isTokenMode } from './visitor.ts';

/** Room for a scheme, the longest host name of the internet and a port. */
const ORIGIN_MAX_LENGTH = 300;
/** The longest time for which Chromium caches a preflight. */
const PREFLIGHT_SECONDS = 7200;
const METHODS = 'GET, POST, PUT, DELETE';
/** The headers that our scripts send from pages of other origins. */
export const REQUEST_HEADERS = [
  'Content-Type',
  SITE_HEADER,
  CART_TOKEN_HEADER,
  CRUMB_HEADER,
  IDEMPOTENCY_HEADER,
  VERSION_HEADER,
  SESSION_TOKEN_HEADER,
  SITE_USER_XSRF_HEADER,
  CONSENT_HEADER,
  VISITOR_HEADER,
  LANGUAGE_HEADER,
].join(', ');
const EXPOSED_HEADERS = [CART_TOKEN_HEADER, 'ETag', 'Retry-After', 'Idempotent-Replayed'].join(', ');

/**
 * Accepts requests from the shop's own origin and, in token mode, from the origins that the site lists. A request
 * without an Origin is accepted, because browsers always send one with a cross-origin call. The origin `null` is
 * treated like any other unlisted origin, unless the browser says that the page is the shop's own. Error replies have the
 * headers too, because the page could not read their status without them. What a listed page may read, its browser may
 * keep and renew for it: Firefox refuses a renewal that the resource policy keeps to the shop's own origin.
 */
export const cors = createMiddleware<AppEnv>(async (c, next) => {
  const origin = c.req.header('Origin');
  const isForeign = origin !== undefined && !isFromOwnPage(c);
  const byLanguage = c.var.site.languages.length > 0 ? `, ${LANGUAGE_HEADER}` : '';
  c.header('Vary', `Origin, ${SITE_HEADER}${byLanguage}`);
  if (isForeign && !(isTokenMode(c) && c.var.originListed)) throw new ApiError('ORIGIN_NOT_ALLOWED');
  await next();
  if (!isForeign) return;
  c.res.headers.set('Access-Control-Allow-Origin', origin);
  c.res.headers.set('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  c.res.headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
});

/**
 * Answers a preflight. It carries no site key, so on a host of no site the listed origins of all sites pass; the call
 * that follows is checked against its own site's list. Where the database cannot say, the call passes too, so that the page
 * reads of the outage, and the browser does not keep that answer.
 */
export async function answerPreflight(c: Context<AppEnv>) {
  const origin = c.req.header('Origin') ?? '';
  c.header('Vary', 'Origin');
  const listed = await isListed(c.env.DB, new URL(c.req.url).hostname, origin).catch(() => undefined);
  if (listed === false) throw new ApiError('ORIGIN_NOT_ALLOWED');
  return c.body(null, 204, {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': METHODS,
    'Access-Control-Allow-Headers': REQUEST_HEADERS,
    'Access-Control-Max-Age': listed ? String(PREFLIGHT_SECONDS) : '0',
  });
}

async function isListed(db: D1Database, hostname: string, origin: string): Promise<boolean> {
  if (origin.length > ORIGIN_MAX_LENGTH) return false;
  const found = await db
    .prepare(
      `SELECT 1 FROM site_origins
       WHERE origin = ?1 AND site_id = COALESCE((SELECT site_id FROM site_domains WHERE hostname = ?2), site_id)`,
    )
    .bind(origin, hostname)
    .first();
  return found !== null;
}
