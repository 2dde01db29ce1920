import type { Address } from '#runtime/contracts/checkout.ts';
import { taxedPlace } from '#runtime/domain/address.ts';
import { recordedTaxes } from '#runtime/domain/totals/recorded-tax.ts';
import type { Totals } from '#runtime/domain/totals/totals.ts';
import type { CartLine } from '../../cart/service.ts';
import type { GiftCard } from '../../gift-cards/service.ts';
import type { Quantities } from '../../inventory/service.ts';
import type { OrderSnapshot } from '../../orders/service.ts';
import { moneyRules } from '../../site/money-rules.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { storeCurrency } from '../../site/store-settings.ts';
import type { StoredCheckout } from '../stored-checkout.ts';

interface Priced {
  checkout: StoredCheckout;
  needs: Quantities;
  totals: Totals;
  card: GiftCard | undefined;
}

export function createSnapshot(
  { site }: ShopCall,
  { checkout, needs, totals, card }: Priced,
  rest: Pick<
    OrderSnapshot,
    | 'testMode'
    | 'paymentMethod'
    | 'baseUrl'
    | 'request'
    | 'visitorHash'
    | 'withdrawalConsent'
    | 'ageConfirmation'
    | 'source'
  >,
): OrderSnapshot {
  const { id, cart, pending, entries } = checkout;
  const { pricesIncludeTax } = moneyRules(site);
  const lines = cart.lines.map((line, index) => ({
    ...orderedLine(line),
    discountCents: totals.lines[index]?.discountCents ?? 0,
    taxCents: totals.lines[index]?.taxCents ?? 0,
    plan: pending?.plan ?? null,
    gift: pending?.gift ?? null,
  }));
  return {
    checkoutId: id,
    cartId: pending ? null : cart.id,
    orderTokenHash: pending?.orderTokenHash ?? null,
    email: entries.email,
    address: orderAddress(entries.address, totals),
    note: entries.note,
    shippingName: totals.shipping?.name ?? '',
    shippingOptionId: totals.shipping?.id ?? null,
    coupons: totals.coupons.applied.map(({ coupon }) => coupon.code),
    currency: storeCurrency(site),
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCostCents,
    standardShippingCents: totals.coupons.isShippingFree ? 0 : (totals.shippingOffers[0]?.cents ?? 0),
    taxCents: totals.taxCents,
    taxIncluded: pricesIncludeTax,
    taxes: recordedTaxes({
      lines,
      shippingCents: totals.shippingCostCents,
      taxes: totals.taxes,
      areIncluded: pricesIncludeTax,
    }),
    giftCardId: totals.giftCardCents > 0 ? (card?.id ?? null) : null,
    giftCardVersion: card?.codeVersion ?? null,
    giftCardCents: totals.giftCardCents,
    grandTotalCents: totals.grandTotalCents,
    lines,
    needs: Object.fromEntries(needs),
    renewal: null,
    ...rest,
  };
}

/** Returns what an order keeps of a line: all but what only the cart and the checkout need. */
function orderedLine({ priceCents: unitCents, ...line }: CartLine) {
  const { id: _, fullUrl: __, image: ___, units: ____, ...named } = line;
  const { minimumAge: _____, withdrawalException: ______, priced: _______, ...kept } = named;
  return { ...kept, unitCents };
}

/** Returns the address of the delivery, or the place of the taxes of an order without one. */
function orderAddress(address: Address | null, { requiresShipping, taxPlace }: Totals): Address | null {
  if (!address || requiresShipping) return address;
  return taxPlace && taxedPlace(address, taxPlace);
}
