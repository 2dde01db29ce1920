import type { Order, Purchase } from '#runtime/contracts/order.ts';

/** Returns the part of an order that scripts on the page may read: products and amounts, no personal data. */
export function purchaseOf(order: Order): Purchase {
  const { id, number, purchasedCartId, websiteId, testMode, placedAt, coupons, items } = order;
  const { grandTotal, shippingTotal, taxTotal, discountTotal } = order;
  return {
    ...{ id, number, purchasedCartId, websiteId, testMode, placedAt, coupons },
    ...{ grandTotal, shippingTotal, taxTotal, discountTotal },
    items: items.map(({ sku, productName, quantity, unitPrice }) => ({ sku, productName, quantity, unitPrice })),
  };
}
