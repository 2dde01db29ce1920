import { allows, type OwnerScope } from '#runtime/contracts/owner-scopes.ts';
import { ApiError } from './errors.ts';

/** Throws SCOPE_MISSING where a key's scopes do not have this one. */
export function requireScope(scopes: readonly OwnerScope[], scope: OwnerScope): void {
  if (allows(scopes, scope)) return;
  const challenge = `Bearer error="insufficient_scope", scope="${scope}"`;
  throw new ApiError('SCOPE_MISSING', { values: { scope }, headers: { 'WWW-Authenticate': challenge } });
}
