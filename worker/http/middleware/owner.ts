import { createMiddleware } from 'hono/factory';
import type * as z from 'zod/mini';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { identifyOwner } from '../../owner/service.ts';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';
import { requireScope } from '../require-scope.ts';

const BEARER = /^Bearer +(\S+)$/i;

/** What the API's document says of a route. */
export interface RouteDescription {
  /** One sentence without a full stop, 'Creates a product'. */
  summary: string;
  /** Of the answer that tells of success: 200 by default. */
  status?: 200 | 201 | 202 | 204;
  /** The JSON of that answer; undefined for another type or none. */
  answer?: z.ZodMiniType;
}

/**
 * Requires an owner's key with this scope in `Authorization`, and sets `c.var.owner`. Cookies are ignored, and calls
 * from a browser's page are refused, because a key in a page would be public.
 */
export function owner(scope: OwnerScope, description?: RouteDescription) {
  const middleware = createMiddleware<AppEnv>(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (c.req.header('Origin') !== undefined || c.req.header('Sec-Fetch-Site') !== undefined) {
      throw new ApiError('ORIGIN_NOT_ALLOWED');
    }
    const [, key = ''] = BEARER.exec(c.req.header('Authorization') ?? '') ?? [];
    const found = await identifyOwner(c.env.DB, c.var.site.siteId, key, Date.now());
    if (!found) throw new ApiError('UNAUTHORIZED', { headers: { 'WWW-Authenticate': 'Bearer' } });
    requireScope(found.scopes, scope);
    c.set('owner', found);
    await next();
  });
  return Object.assign(middleware, { scope, description });
}
