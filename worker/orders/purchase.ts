import type { Order, Purchase } from '#runtime/contracts/order.ts';
import { orderAct } from '../acts/service.ts';

/**
 * Returns the part of an order that scripts on the page may read: products and amounts, no personal data. `isCounted`
 * says whether it is in the shop's numbers.
 */
export function purchaseOf(order: Order, checkoutId: string, isCounted: boolean): Purchase {
  const { id, number, purchasedCartId, websiteId, testMode, placedAt, coupons, items } = order;
  const { grandTotal, shippingTotal, taxTotal, discountTotal } = order;
  return {
    ...{ id, number, purchasedCartId, websiteId, testMode, placedAt, coupons },
    ...{ grandTotal, shippingTotal, taxTotal, discountTotal },
    items: items.map(({ sku, productName, quantity, unitPrice }) => ({ sku, productName, quantity, unitPrice })),
    ...(isCounted && { act: { ...actOf(order, checkoutId), orderNumber: number } }),
  };
}

function actOf({ websiteId: siteId, grandTotal, items }: Order, checkoutId: string) {
  const { currencyCode: currency } = grandTotal;
  return orderAct({
    ...{ siteId, checkoutId, currency, grandTotalCents: grandTotal.value },
    items: items.map(({ itemId, sku, productName, quantity, unitPrice }) => {
      return { itemId, sku, title: productName, quantity, priceCents: unitPrice.value };
    }),
  });
}
