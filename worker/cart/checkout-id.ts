/**
 * The id of the checkout of a cart `c`, in SQL. It is the cart's own id until an order buys a part of the cart: the rest
 * is then a fresh cart for the visitor, with a checkout of its own.
 */
export const CHECKOUT_ID = `c.id || CASE c.orders_placed WHEN 0 THEN '' ELSE '.' || c.orders_placed END`;

/** Returns the id of the checkout of a cart. */
export function checkoutIdOf(cart: { id: string; orders_placed: number }): string {
  return cart.orders_placed === 0 ? cart.id : `${cart.id}.${cart.orders_placed}`;
}

/** Returns the id of the checkout that bought the other part of the same cart; undefined if there was none. */
export function previousCheckoutId(checkoutId: string): string | undefined {
  const [id = '', orders] = checkoutId.split('.');
  return orders === undefined ? undefined : checkoutIdOf({ id, orders_placed: Number(orders) - 1 });
}
