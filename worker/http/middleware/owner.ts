import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { type CallingContributor, countPeople, identifyContributor } from '../../contributors/service.ts';
import type { AppEnv } from '../app-env.ts';
import { ApiError } from '../errors.ts';
import { identifyKey } from '../identify-key.ts';
import { requireScope } from '../require-scope.ts';
import { isOfAgent } from './agent-call.ts';
import { type Moves, movedBy, type OwnerRouteDescription } from './describe.ts';

/**
 * Requires an owner's key with this scope in `Authorization`, or a contributor's session whose role has it, and sets
 * `c.var.owner`. A call with a key from a browser's page is refused, because a key in a page would be public. For what the
 * route moves, a contributor must have confirmed just now who they are (CONFIRMATION_NEEDED); of a program, its scopes
 * decide alone, and an agent with a key does nothing of it.
 */
export function owner(scope: OwnerScope, description: OwnerRouteDescription) {
  const middleware = createMiddleware<AppEnv>(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    const contributor = await identifyContributor(c);
    const { keyId, email, scopes } = contributor ?? (await identifyKey(c));
    requireScope(scopes, scope);
    c.set('owner', { keyId, email, scopes });
    const moves = movedBy(description, (parameter) => c.req.param(parameter));
    if (isOfAgent(c.req.raw) && moves !== 'nothing') throw new ApiError('CONFIRMATION_NEEDED');
    if (contributor) await runConfirmed(c, contributor, moves, next);
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
