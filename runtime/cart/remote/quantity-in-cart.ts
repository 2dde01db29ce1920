import { type CartState, cartOf } from '../store.ts';

/** How many of an item's variant the cart holds, over all its lines; with a null sku, how many of the item. */
export function quantityInCart(state: CartState, itemId: string, sku: string | null): number {
  let quantity = 0;
  for (const entry of cartOf(state)?.entries ?? []) {
    if (entry.itemId === itemId && (sku === null || entry.chosenVariant.sku === sku)) quantity += entry.quantity;
  }
  return quantity;
}
