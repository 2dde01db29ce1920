import type { Catalogue } from '#runtime/i18n/catalogue.ts';

/** What the cart's page says to whom a link has led there: too few units, no such item, or no such discount code. */
const CART_NOTICES = { short: 'OUT_OF_STOCK', gone: 'ITEM_NOT_FOUND', code: 'COUPON_UNKNOWN' } as const;
export type CartNotice = keyof typeof CART_NOTICES;

/** Returns the text that the address of the cart's page names; undefined for none. */
export function cartNotice(name: string | undefined, { apiErrors }: Pick<Catalogue, 'apiErrors'>) {
  const known = Object.entries(CART_NOTICES).find(([notice]) => notice === name);
  return { notice: known && apiErrors[known[1]] };
}
