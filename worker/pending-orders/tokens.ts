import { sign } from '../session/service.ts';

/**
 * The token that opens an order's summary. It is derived from the token that started the order, so that a repeat gets
 * it too.
 */
export function orderTokenOf(secret: string, siteId: string, token: string): string {
  return sign(secret, 'order', siteId, token);
}

/**
 * The token that starts a gift card's order. It is the same for each repeat of one form with the same entries, and
 * another for other entries, because those are another gift.
 */
export function giftTokenOf(secret: string, siteId: string, key: string, contents: string): string {
  return sign(secret, 'gift-card', siteId, key, contents);
}
