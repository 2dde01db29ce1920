import { atom, type ReadableAtom } from 'nanostores';
import type { CartEntry, ShoppingCart } from '../contracts/cart.ts';
import { report } from '../report.ts';

/**
 * The one cart of the page. `unknown` until started, `absent` when known to be none;
 * a failure keeps the cart that was there before.
 */
export type CartState =
  | { status: 'unknown' }
  | { status: 'absent' }
  | { status: 'loading' }
  | { status: 'loaded'; cart: ShoppingCart }
  | { status: 'recalculating'; cart: ShoppingCart }
  | { status: 'item-added'; cart: ShoppingCart; entry: CartEntry }
  | { status: 'failed'; message: string; cart?: ShoppingCart };

const $state = atom<CartState>({ status: 'unknown' });

export const $cart: ReadableAtom<CartState> = $state;

let confirmedAt = 0;

/** For this folder only. A listener that throws must not turn a cart change that succeeded into one that failed. */
export function moveTo(state: CartState): void {
  confirmedAt = state.status === 'failed' ? 0 : Date.now();
  try {
    $state.set(state);
  } catch (error) {
    report(error, 'a listener of the cart failed');
  }
}

/** Milliseconds since the cart was last known to be right; since ever after a failure. */
export function cartAge(): number {
  return Date.now() - confirmedAt;
}

/** Loaded, known to be absent, or failed: add-to-cart buttons may show. */
export function isReady(state: CartState): boolean {
  return state.status !== 'unknown' && state.status !== 'loading';
}

export function cartOf(state: CartState): ShoppingCart | undefined {
  return 'cart' in state ? state.cart : undefined;
}

/** How many of an item's variant the cart holds, over all its lines; with a null sku, of the item. */
export function quantityInCart(state: CartState, itemId: string, sku: string | null): number {
  let quantity = 0;
  for (const entry of cartOf(state)?.entries ?? []) {
    if (entry.itemId === itemId && (sku === null || entry.chosenVariant.sku === sku)) quantity += entry.quantity;
  }
  return quantity;
}
