import { sign } from '../session/service.ts';

/**
 * Returns the token that opens an order's summary. It is derived from the token that started the order, so that a
 * repeat gets it too.
 */
export function orderTokenOf(secret: string, siteId: string, token: string): string {
  return sign(secret, 'order', siteId, token);
}

/**
 * Returns the token that starts a gift card's order. Repeats of one form with the same entries have the same token;
 * other entries have another, because they are another gift.
 */
export function giftTokenOf(secret: string, siteId: string, key: string, contents: string): string {
  return sign(secret, 'gift-card', siteId, key, contents);
}
