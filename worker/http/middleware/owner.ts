import { createMiddleware } from 'hono/factory';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { identifyOwner } from '../../owner/service.ts';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';
import { requireScope } from '../require-scope.ts';
import type { RouteDescription } from './describe.ts';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Requires an owner's key with this scope in `Authorization`, and sets `c.var.owner`. Cookies are ignored, and calls
 * from a browser's page are refused, because a key in a page would be public.
 */
export function owner(scope: OwnerScope, description: RouteDescription) {
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
