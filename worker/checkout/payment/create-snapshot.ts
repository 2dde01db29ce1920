import type { Totals } from '#runtime/domain/totals/totals.ts';
import type { GiftCard } from '../../gift-cards/service.ts';
import type { OrderSnapshot } from '../../orders/service.ts';
import { moneyRules } from '../../site/money-rules.ts';
import type { ShopCall } from '../../site/shop-call.ts';
import { storeCurrency } from '../../site/store-settings.ts';
import type { Corrections } from '../availability.ts';
import type { StoredCheckout } from '../stored-checkout.ts';

interface Priced {
  checkout: StoredCheckout;
  corrections: Corrections;
  totals: Totals;
  card: GiftCard | undefined;
}

export function createSnapshot(
  { site }: ShopCall,
  { checkout, corrections, totals, card }: Priced,
  rest: Pick<OrderSnapshot, 'testMode' | 'baseUrl' | 'request'>,
): OrderSnapshot {
  const { id, pending, entries } = checkout;
  return {
    checkoutId: id,
    cartId: pending ? null : id,
    orderTokenHash: pending?.orderTokenHash ?? null,
    email: entries.email,
    address: totals.requiresShipping ? entries.address : null,
    note: entries.note,
    shippingName: totals.shipping?.name ?? '',
    coupons: totals.coupons.applied.map(({ coupon }) => coupon.code),
    currency: storeCurrency(site),
    subtotalCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCostCents,
    taxCents: totals.taxCents,
    taxIncluded: moneyRules(site).pricesIncludeTax,
    giftCardId: totals.giftCardCents > 0 ? (card?.id ?? null) : null,
    giftCardCents: totals.giftCardCents,
    grandTotalCents: totals.grandTotalCents,
    lines: corrections.lines.map(({ priceCents, id: _, fullUrl: __, image: ___, ...line }, index) => ({
      ...line,
      unitCents: priceCents,
      discountCents: totals.lines[index]?.discountCents ?? 0,
      taxCents: totals.lines[index]?.taxCents ?? 0,
      plan: pending?.plan ?? null,
      gift: pending?.gift ?? null,
    })),
    needs: Object.fromEntries(corrections.needs),
    ...rest,
  };
}
