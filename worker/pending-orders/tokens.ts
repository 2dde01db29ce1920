import { sign } from '../session/service.ts';

/** Opens an order's summary. It follows from the token with which the order was begun or sent, so that a repeat has it. */
export function orderTokenOf(secret: string, siteId: string, token: string): string {
  return sign(secret, 'order', siteId, token);
}

/**
 * What a gift card's order is sent with: the same for each repeat from the same showing of the form with the same
 * entries, and another for other entries, which are another gift.
 */
export function giftTokenOf(secret: string, siteId: string, key: string, contents: string): string {
  return sign(secret, 'gift-card', siteId, key, contents);
}
