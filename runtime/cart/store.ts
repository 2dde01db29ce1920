import { atom, type ReadableAtom } from 'nanostores';
import type { CartEntry, ShoppingCart } from '../contracts/cart.ts';
import { report } from '../report.ts';

/**
 * State of the page's one cart. `unknown` until started, `absent` when there is none; a failure keeps the last known
 * cart.
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

/** Sets the state; for this folder only. A listener that throws must not make a successful change fail. */
export function moveTo(state: CartState): void {
  confirmedAt = state.status === 'failed' ? 0 : Date.now();
  try {
    $state.set(state);
  } catch (error) {
    report(error, 'cart listener');
  }
}

/** Milliseconds since the cart was last confirmed by the server; very large after a failure. */
export function cartAge(): number {
  return Date.now() - confirmedAt;
}

/** Longest time that add-to-cart buttons stay hidden while the cart is read. */
export const CART_WAIT_MS = 4_000;

/** Whether the cart's state is known (loaded, absent or failed), so that add-to-cart buttons can show. */
export function isReady(state: CartState): boolean {
  return state.status !== 'unknown' && state.status !== 'loading';
}

export function cartOf(state: CartState): ShoppingCart | undefined {
  return 'cart' in state ? state.cart : undefined;
}
