import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { identifyContributor } from '../../contributors/service.ts';
import { identifyOwner } from '../../owner/service.ts';
import type { AppEnv, Owner } from '../app-env.ts';
import { ApiError } from '../errors.ts';
import { requireScope } from '../require-scope.ts';
import type { RouteDescription } from './describe.ts';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Requires an owner's key with this scope in `Authorization`, or a contributor's session whose role has it, and sets
 * `c.var.owner`. A call with a key from a browser's page is refused, because a key in a page would be public. Where the
 * route says so, a contributor must have confirmed just now who they are (CONFIRMATION_NEEDED); a program needs no
 * confirmation.
 */
export function owner(scope: OwnerScope, description: RouteDescription) {
  const middleware = createMiddleware<AppEnv>(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const contributor = await identifyContributor(c);
    const { keyId, scopes } = contributor ?? (await identifyKey(c));
    requireScope(scopes, scope);
    const isUnconfirmed = contributor?.isConfirmed === false;
    if (isUnconfirmed && description.confirmation === 'needed') throw new ApiError('CONFIRMATION_NEEDED');
    c.set('owner', { keyId, scopes });
    await next();
  });
  return Object.assign(middleware, { scope, description });
}

async function identifyKey(c: Context<AppEnv>): Promise<Owner> {
  const authorization = c.req.header('Authorization');
  const isFromPage = c.req.header('Origin') !== undefined || c.req.header('Sec-Fetch-Site') !== undefined;
  if (authorization !== undefined && isFromPage) throw new ApiError('ORIGIN_NOT_ALLOWED');
  const [, key = ''] = BEARER.exec(authorization ?? '') ?? [];
  const found = await identifyOwner(c.env.DB, c.var.site.siteId, key, Date.now());
  if (!found) throw new ApiError('UNAUTHORIZED', { headers: { 'WWW-Authenticate': 'Bearer' } });
  return found;
}
