import type { Context } from 'hono';
import { CONTRIBUTOR_XSRF_HEADER } from '#runtime/contracts/http.ts';
import { identifyOwner } from '../owner/service.ts';
import type { AppEnv, Owner } from './app-env.ts';
import { ApiError } from './errors.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** Identifies a program by its key alone. Throws ORIGIN_NOT_ALLOWED, SESSION_OVER and UNAUTHORIZED. */
export async function identifyKey(c: Context<AppEnv>): Promise<Owner> {
  const authorization = c.req.header('Authorization');
  const isFromPage = c.req.header('Origin') !== undefined || c.req.header('Sec-Fetch-Site') !== undefined;
  if (authorization !== undefined && isFromPage) throw new ApiError('ORIGIN_NOT_ALLOWED');
  // The browser forgets the cookie of a session that is over, not the page that still calls in it.
  const isFromConsole = authorization === undefined && c.req.header(CONTRIBUTOR_XSRF_HEADER) !== undefined;
  if (isFromConsole) throw new ApiError('SESSION_OVER');
  const [, key = ''] = BEARER.exec(authorization ?? '') ?? [];
  const found = await identifyOwner(c.env.DB, c.var.site.siteId, key, Date.now());
  if (!found) throw new ApiError('UNAUTHORIZED', { headers: { 'WWW-Authenticate': 'Bearer' } });
  return found;
}
