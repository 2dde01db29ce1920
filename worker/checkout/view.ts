import type { Checkout, CheckoutNotice } from '#runtime/contracts/checkout.ts';
import { ANY_COUNTRY } from '#runtime/domain/countries.ts';
import type { Totals } from '#runtime/domain/totals/totals.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { type CartLine, cartTotals, linesReservedByOthers, toShoppingCart } from '../cart/service.ts';
import { downloadTerms } from '../downloads/service.ts';
import { readGiftCard } from '../gift-cards/service.ts';
import { purchaseInstallments } from '../installments/service.ts';
import { findReserved, type Reserved } from '../inventory/service.ts';
import { offersOnlyTestPayments, providersOf } from '../payments/service.ts';
import { giftFacts } from '../pending-orders/service.ts';
import { ageConfirmation, withdrawalNotes } from '../product-information/service.ts';
import { hasDuty, isOwedTo } from '../site/law.ts';
import { legalPages } from '../site/legal-pages.ts';
import { minimumSubtotal, moneyRules } from '../site/money-rules.ts';
import type { ShopCall } from '../site/shop-call.ts';
import { shopCountry } from '../site/shop-country.ts';
import type { Site } from '../site/site.ts';
import { needsOf } from './availability.ts';
import { EMPTY_ENTRIES } from './entries.ts';
import { isWaiverAsked } from './is-waiver-asked.ts';
import type { StoredCheckout } from './stored-checkout.ts';
import { subscriptionTerms } from './subscription-terms.ts';

/** Converts a checkout to the API's answer; without a stored one, that of an empty cart. */
export async function toCheckout(
  call: ShopCall,
  checkout: StoredCheckout | undefined,
  notices: CheckoutNotice[] = [],
): Promise<Checkout> {
  const { site, db, now } = call;
  const entries = checkout?.entries ?? EMPTY_ENTRIES;
  const { email, address, note } = entries;
  const lines = payableLines(checkout?.cart.lines ?? []);
  const [card, reserved] = await Promise.all([
    readGiftCard(call, entries),
    checkout ? findReserved(db, { siteId: site.siteId, checkoutId: checkout.id }, now) : new Map<string, Reserved>(),
  ]);
  const shown = await toShoppingCart(site, checkout?.cart, { lines });
  const totals = checkout && cartTotals(site, { ...checkout.cart, lines }, card?.balanceCents);
  const texts = await textsIn(site.language);
  const { lastCharacters = '', balanceCents = 0 } = card ?? {};
  return {
    // The minimum subtotal does not apply to pending orders.
    cart: checkout?.pending ? { ...shown, minimumSubtotalCents: 0 } : shown,
    email,
    address,
    note,
    giftCard: card ? { lastCharacters, balanceCents, usedCents: totals?.giftCardCents ?? 0 } : null,
    gift: checkout?.pending?.gift ? giftFacts(checkout.pending.gift, site.language, texts) : null,
    dueCents: totals?.dueCents ?? 0,
    needsAddress: shown.requiresShipping,
    taxPlace: totals?.taxPlace ?? null,
    countries: totals?.taxPlace ? [ANY_COUNTRY] : deliveryCountries(site),
    shopCountry: shopCountry(site),
    reservedUntil: reservedUntil(lines, reserved),
    notices,
    providers: providersOf(call.env, site).flatMap(({ provider }) => (provider === 'manual' ? [] : provider)),
    installments:
      checkout && totals
        ? purchaseInstallments(call.env, site, { ...checkout, cart: { ...checkout.cart, lines } }, totals.dueCents)
        : null,
    testMode: offersOnlyTestPayments(call.env, site),
    legalPages: legalPages(site, texts),
    ...(await lawOf(call, checkout, totals, texts)),
    subscriptionTerms: termsOf(call, checkout, totals, texts),
  };
}

/** Returns what the buyer must be told, and must agree to, before paying. */
async function lawOf(
  call: ShopCall,
  checkout: StoredCheckout | undefined,
  totals: Totals | undefined,
  texts: Catalogue,
) {
  const { site, now } = call;
  const lines = checkout?.cart.lines ?? [];
  const isAsked = checkout !== undefined && totals !== undefined && isWaiverAsked(call, checkout.entries, totals);
  const country = checkout?.entries.address?.countryCode;
  const hasRight = country ? isOwedTo(site, 'withdrawalRight', country, now) : hasDuty(site, 'withdrawalRight', now);
  return {
    ...(await downloadTerms(call, lines, { texts, isWaiverAsked: isAsked })),
    withdrawalNotes: hasRight ? withdrawalNotes(lines, texts.productInformation, site.language) : [],
    ageConfirmation: ageConfirmation(lines, texts),
  };
}

function termsOf(
  { site, now }: ShopCall,
  checkout: StoredCheckout | undefined,
  totals: Totals | undefined,
  texts: Catalogue,
): string[] | null {
  const plan = checkout?.pending?.plan;
  if (!plan || !totals) return null;
  const { requiresShipping: isDelivered, shipping, grandTotalCents: cents } = totals;
  return subscriptionTerms(site, { plan, cents, isDelivered, isDeliveryOpen: isDelivered && !shipping, now }, texts);
}

function deliveryCountries(site: Site): string[] {
  return [...new Set(moneyRules(site).shipping.flatMap(({ zones }) => zones.map((zone) => zone.countryCode)))];
}

/** Returns the minimum subtotal for this checkout in minor units; 0 for none. */
export function leastSubtotal({ site }: ShopCall, { pending }: StoredCheckout): number {
  return pending ? 0 : minimumSubtotal(site);
}

/** Returns the lines that can be paid for now; all of them if none can, so that the visitor sees what they wait for. */
function payableLines(lines: CartLine[]): CartLine[] {
  const reserved = linesReservedByOthers(lines);
  return reserved.size === lines.length ? lines : lines.filter(({ id }) => !reserved.has(id));
}

/** Returns when the reservation of these lines ends; null unless all of their counted units are reserved. */
function reservedUntil(lines: readonly CartLine[], reserved: ReadonlyMap<string, Reserved>): number | null {
  const inStock = new Map(lines.map(({ variantId, units }) => [variantId, units.inStock]));
  let until = Infinity;
  for (const [variantId, units] of needsOf(lines, (id) => inStock.get(id))) {
    const own = reserved.get(variantId);
    if (!own || own.units < units) return null;
    until = Math.min(until, own.until);
  }
  return until === Infinity ? null : until;
}
