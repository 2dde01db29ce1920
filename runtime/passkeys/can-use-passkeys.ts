import { isOwnOrigin } from '../transport.ts';

/** Whether passkeys can be used here: they belong to the shop's own origin, and some browsers have none. */
export function canUsePasskeys(): boolean {
  return isOwnOrigin() && typeof PublicKeyCredential === 'function';
}
