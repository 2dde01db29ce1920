import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import { moneyAmount } from '#runtime/domain/money.ts';

/** What the visitor has asked for and the server has not confirmed yet. */
export interface Wishes {
  /** By entry. */
  quantities: ReadonlyMap<string, number>;
  /** Entries that are to go. */
  removed: ReadonlySet<string>;
}

/**
 * The cart as it will be when all wishes have come true: its lines and its subtotal. Discounts, delivery and taxes are
 * the server's to say, and stay as they were.
 */
export function expectedCart(cart: ShoppingCart, { quantities, removed }: Wishes): ShoppingCart {
  const isChanged = cart.entries.some(
    ({ id, quantity }) => removed.has(id) || (quantities.get(id) ?? quantity) !== quantity,
  );
  if (!isChanged) return cart;
  const entries = cart.entries
    .filter(({ id }) => !removed.has(id))
    .map((entry) => {
      const quantity = quantities.get(entry.id) ?? entry.quantity;
      return { ...entry, quantity, subTotal: quantity * entry.purchasePriceCents };
    });
  const subtotalCents = entries.reduce((sum, { subTotal }) => sum + subTotal, 0);
  return {
    ...cart,
    entries,
    subtotalCents,
    subtotalAmount: moneyAmount(subtotalCents, cart.subtotalAmount.currencyCode),
    totalQuantity: entries.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}
