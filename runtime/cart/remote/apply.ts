import { isCart } from '../../api/cart.ts';
import type { CartEntry, ShoppingCart } from '../../contracts/cart.ts';
import { emit } from '../../events.ts';
import { cartToken, storeCartToken } from '../../transport.ts';
import { broadcast } from '../channel.ts';
import { clearCart } from '../clear.ts';
import { keepSnapshot } from '../keep-snapshot.ts';
import { $cart, type CartState, cartOf, moveTo } from '../store.ts';
import { forgetUncertain } from './retry-keys.ts';

let changesUnderWay = 0;

/**
 * Applies the cart from the answer to a change; a later version that another tab has sent meanwhile stays. Only the
 * event of this tab carries the act, so that it is not counted in another tab or once more later.
 */
export function applyServerCart(
  { act, ...answer }: ShoppingCart,
  added?: { entry: CartEntry; target: EventTarget },
): ShoppingCart {
  const cart = newest(answer);
  if (added) {
    moveTo({ status: 'item-added', cart, entry: added.entry });
    emit(added.target, 'sq-cart-added', { cart, entry: added.entry });
  }
  moveTo(stateOf(cart));
  publish();
  emit(document, 'sq-cart-changed', { cart: act ? { ...cart, act } : cart });
  return cart;
}

/**
 * Applies the cart of another tab or of a read. Messages can come from other versions of this script, so anything that
 * is not a cart is ignored.
 */
export function applyTabMessage(message: ShoppingCart): void {
  if (!isCart(message)) return;
  // The tab that has sent the change records its act.
  const { act: _, ...shown } = message;
  const state = $cart.get();
  const cart = newest(shown);
  moveTo(stateOf(cart));
  if (isChange(state, cart)) emit(document, 'sq-cart-changed', { cart });
}

/** Applies the result of a read for `token` (null where cookies carry it). */
export function applyReading(reading: ShoppingCart, token: string | null): void {
  forgetUncertain();
  if (!reading.id || reading.isPurchased) {
    const before = cartOf($cart.get());
    // A token that another tab has stored since then stays.
    if (token && cartToken() === token) storeCartToken(null);
    clearCart();
    if (before) emit(document, 'sq-cart-changed', { cart: reading });
    return;
  }
  applyTabMessage(reading);
  publish();
}

/** Runs a change that alters amounts; the cart shows as recalculating until the last such change has ended. */
export async function whileRecalculating<Result>(change: () => Promise<Result>): Promise<Result> {
  const cart = cartOf($cart.get());
  changesUnderWay += 1;
  if (cart) moveTo({ status: 'recalculating', cart });
  try {
    return await change();
  } finally {
    changesUnderWay -= 1;
  }
}

/** Passes the cart to the other tabs and to the next page's first paint. */
function publish(): void {
  const cart = cartOf($cart.get());
  if (!cart) return;
  keepSnapshot(cart);
  broadcast(cart);
}

function stateOf(cart: ShoppingCart): CartState {
  return { status: changesUnderWay > 0 ? 'recalculating' : 'loaded', cart };
}

/** The newer of the shown and the given version of the same cart. */
function newest(cart: ShoppingCart): ShoppingCart {
  const before = cartOf($cart.get());
  return before?.id === cart.id && before.version > cart.version ? before : cart;
}

/** Whether the cart differs from the one shown; the first read of a cart is not a change. */
function isChange(state: CartState, cart: ShoppingCart): boolean {
  const before = cartOf(state);
  return before ? before.id !== cart.id || before.version !== cart.version : state.status === 'absent';
}
