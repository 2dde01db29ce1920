import { sha256 } from './secret.ts';

/** Hex digits of a cart's id: 96 bits. */
const CART_ID_LENGTH = 24;

/**
 * Derives the cart's id from its token, so that copies of one call that creates a cart agree on it. The id does not
 * reveal the token.
 */
export function cartIdOf(token: string): string {
  return sha256(`cart id|${token}`).slice(0, CART_ID_LENGTH);
}
