import type { Checkout, CheckoutNotice } from '#runtime/contracts/checkout.ts';
import { cartTotals, toShoppingCart } from '../cart/service.ts';
import { readGiftCard } from '../gift-cards/service.ts';
import { findReservedUntil } from '../inventory/service.ts';
import { offersOnlyTestPayments, providersOf } from '../payments/service.ts';
import { minimumSubtotal, moneyRules } from '../site/money-rules.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { EMPTY_ENTRIES } from './entries.ts';
import type { StoredCheckout } from './stored-checkout.ts';

/** Converts a checkout to the API's answer; without a stored one, that of an empty cart. */
export async function toCheckout(
  call: ShopCall,
  checkout: StoredCheckout | undefined,
  notices: CheckoutNotice[] = [],
): Promise<Checkout> {
  const { site, db, now } = call;
  const { email, address, note, giftCardId } = checkout?.entries ?? EMPTY_ENTRIES;
  const [card, reservedUntil] = await Promise.all([
    readGiftCard(call, giftCardId),
    checkout ? findReservedUntil(db, { siteId: site.siteId, checkoutId: checkout.id }) : null,
  ]);
  const shown = toShoppingCart(site, checkout?.cart);
  const totals = checkout && cartTotals(site, checkout.cart, card?.balanceCents);
  const { lastCharacters = '', balanceCents = 0 } = card ?? {};
  return {
    // The minimum subtotal does not apply to pending orders.
    cart: checkout?.pending ? { ...shown, minimumSubtotalCents: 0 } : shown,
    email,
    address,
    note,
    giftCard: card ? { lastCharacters, balanceCents, usedCents: totals?.giftCardCents ?? 0 } : null,
    dueCents: totals?.dueCents ?? 0,
    needsAddress: shown.requiresShipping,
    countries: [...new Set(moneyRules(site).shipping.flatMap(({ zones }) => zones.map((zone) => zone.countryCode)))],
    reservedUntil: reservedUntil !== null && reservedUntil > now ? reservedUntil : null,
    notices,
    providers: providersOf(call.env, site).map(({ provider }) => provider),
    testMode: offersOnlyTestPayments(call.env, site),
  };
}

/** Returns the minimum subtotal for this checkout in minor units; 0 for none. */
export function leastSubtotal({ site }: ShopCall, { pending }: StoredCheckout): number {
  return pending ? 0 : minimumSubtotal(site);
}
