import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import { moneyAmount } from '#runtime/domain/money.ts';

/** Changes that the visitor has made and the server has not confirmed yet. */
interface UnconfirmedChanges {
  /** New quantities by entry id. */
  quantities: ReadonlyMap<string, number>;
  /** Ids of removed entries. */
  removed: ReadonlySet<string>;
}

/**
 * Returns the cart as it will be once the server has confirmed all changes. Lines and subtotal are new; discounts,
 * delivery and taxes stay as they were, because only the server can calculate them.
 */
export function optimisticCart(cart: ShoppingCart, { quantities, removed }: UnconfirmedChanges): ShoppingCart {
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
