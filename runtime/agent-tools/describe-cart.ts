import type { ShoppingCart } from '../contracts/cart.ts';
import { shopAddress } from '../shop-address.ts';

/** The part of a cart that an agent needs, in its words. Amounts are in minor units. */
export function describeCart(cart: ShoppingCart) {
  const { entries, coupons, invalidCoupons, subtotalCents, discountCents, grandTotalCents, totalQuantity } = cart;
  return {
    currency: cart.subtotalAmount.currencyCode,
    lines: entries.map(({ id, itemId, title, quantity, chosenVariant, purchasePriceCents, subTotal, fullUrl }) => ({
      line_id: id,
      product_id: itemId,
      variant_id: chosenVariant.id,
      sku: chosenVariant.sku,
      title,
      options: chosenVariant.attributes,
      quantity,
      unit_price: purchasePriceCents,
      subtotal: subTotal,
      url: shopAddress(fullUrl),
    })),
    quantity: totalQuantity,
    discount_codes: coupons,
    discount_codes_without_effect: invalidCoupons.map(({ code, reason }) => ({ code, reason })),
    subtotal: subtotalCents,
    discount: discountCents,
    total: grandTotalCents,
  };
}
