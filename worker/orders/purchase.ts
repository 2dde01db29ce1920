import type { Order, Purchase } from '#runtime/contracts/order.ts';
import { orderAct } from '../acts/service.ts';

/** A page of an order that is older is opened again, by the link of a mail. */
const REPORTABLE_MS = 60 * 60 * 1000;

/**
 * Returns the part of an order that scripts on the page may read: products and amounts, no personal data. `isCounted`
 * says whether it is in the shop's numbers; its act stands there in the first hour. `now` is in ms since the epoch.
 */
export function purchaseOf(
  order: Order,
  { checkoutId, isCounted, now }: { checkoutId: string; isCounted: boolean; now: number },
): Purchase {
  const { id, number, purchasedCartId, websiteId, testMode, placedAt, coupons, items } = order;
  const { grandTotal, shippingTotal, taxTotal, discountTotal } = order;
  return {
    id,
    number,
    purchasedCartId,
    websiteId,
    testMode,
    placedAt,
    coupons,
    grandTotal,
    shippingTotal,
    taxTotal,
    discountTotal,
    items: items.map(({ sku, productName, quantity, unitPrice }) => ({ sku, productName, quantity, unitPrice })),
    ...(isCounted && now - placedAt < REPORTABLE_MS && { act: { ...actOf(order, checkoutId), orderNumber: number } }),
  };
}

function actOf({ websiteId: siteId, grandTotal, items }: Order, checkoutId: string) {
  const { currencyCode: currency } = grandTotal;
  return orderAct({
    siteId,
    checkoutId,
    currency,
    grandTotalCents: grandTotal.value,
    items: items.map(({ itemId, sku, productName, quantity, unitPrice }) => {
      return { itemId, sku, title: productName, quantity, priceCents: unitPrice.value };
    }),
  });
}
