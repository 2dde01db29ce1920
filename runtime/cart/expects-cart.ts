import { CART_COOKIE, HAS_CART_COOKIE } from '../contracts/cookies.ts';
import { readSiteUser } from '../session/site-user.ts';
import { cartToken, isOwnOrigin, readCookie } from '../transport.ts';

/** Whether a cart may exist, so that visitors without one cause no call. */
export function expectsCart(): boolean {
  if (!isOwnOrigin()) return cartToken() !== null;
  return (
    readSiteUser()?.authenticated === true ||
    readCookie(HAS_CART_COOKIE) === 'true' ||
    readCookie(CART_COOKIE) !== undefined
  );
}
