import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { CONTRIBUTOR_XSRF_HEADER } from '#runtime/contracts/http.ts';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { type CallingContributor, countPeople, identifyContributor } from '../../contributors/service.ts';
import { identifyOwner } from '../../owner/service.ts';
import type { AppEnv, Owner } from '../app-env.ts';
import { ApiError } from '../errors.ts';
import { requireScope } from '../require-scope.ts';
import { type Moves, movesOf, type OwnerRouteDescription } from './describe.ts';

const BEARER = /^Bearer +(\S+)$/i;

/**
 * Requires an owner's key with this scope in `Authorization`, or a contributor's session whose role has it, and sets
 * `c.var.owner`. A call with a key from a browser's page is refused, because a key in a page would be public. For what the
 * route moves, a contributor must have confirmed just now who they are (CONFIRMATION_NEEDED); of a program, its scopes
 * decide alone.
 */
export function owner(scope: OwnerScope, description: OwnerRouteDescription) {
  const middleware = createMiddleware<AppEnv>(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const contributor = await identifyContributor(c);
    const { keyId, email, scopes } = contributor ?? (await identifyKey(c));
    requireScope(scopes, scope);
    c.set('owner', { keyId, email, scopes });
    if (contributor) await runConfirmed(c, contributor, movesIn(c, description), next);
    else await next();
  });
  return Object.assign(middleware, { scope, description });
}

async function runConfirmed(
  c: Context<AppEnv>,
  contributor: CallingContributor,
  moves: Moves,
  next: () => Promise<void>,
): Promise<void> {
  if (moves === 'people by page') return countPeople(c, contributor, next);
  if (moves !== 'nothing' && !contributor.isConfirmed) throw new ApiError('CONFIRMATION_NEEDED');
  await next();
}

function movesIn(c: Context<AppEnv>, description: OwnerRouteDescription): Moves {
  const found = movesOf(description).find(
    ({ parameter, value }) => parameter === undefined || c.req.param(parameter) === value,
  );
  return found?.moves ?? 'nothing';
}

async function identifyKey(c: Context<AppEnv>): Promise<Owner> {
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
