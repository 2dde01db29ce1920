import type { Order, Purchase } from '#runtime/contracts/order.ts';

/** What a page may know of an order: what was bought, and for how much. */
export function purchaseOf(order: Order): Purchase {
  const { id, number, purchasedCartId, websiteId, testMode, placedAt, coupons, items } = order;
  const { grandTotal, shippingTotal, taxTotal, discountTotal } = order;
  return {
    ...{ id, number, purchasedCartId, websiteId, testMode, placedAt, coupons },
    ...{ grandTotal, shippingTotal, taxTotal, discountTotal },
    items: items.map(({ sku, productName, quantity, unitPrice }) => ({ sku, productName, quantity, unitPrice })),
  };
}
