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

/** The cart that an act's answer carries; another tab may already have told of a later version, which then stays. */
export function applyServerCart(answer: ShoppingCart, added?: { entry: CartEntry; target: EventTarget }): ShoppingCart {
  const cart = newest(answer);
  if (added) {
    moveTo({ status: 'item-added', cart, entry: added.entry });
    emit(added.target, 'sq:cart:added', { cart, entry: added.entry });
  }
  moveTo(resting(cart));
  publish();
  emit(document, 'sq:cart:changed', { cart });
  return cart;
}

/**
 * The cart as another tab or a reading of the server has it: nobody did anything here. A tab may run another version,
 * or the host page's own scripts: what is no cart is not taken.
 */
export function applyTabMessage(message: ShoppingCart): void {
  if (!isCart(message)) return;
  const state = $cart.get();
  const cart = newest(message);
  moveTo(resting(cart));
  if (isChange(state, cart)) emit(document, 'sq:cart:changed', { cart });
}

/** The cart that the server holds for `token` (null where cookies carry it). */
export function applyReading(reading: ShoppingCart, token: string | null): void {
  forgetUncertain();
  if (!reading.id || reading.isPurchased) {
    const before = cartOf($cart.get());
    // One that another tab has stored since stays.
    if (token && cartToken() === token) storeCartToken(null);
    clearCart();
    if (before) emit(document, 'sq:cart:changed', { cart: reading });
    return;
  }
  applyTabMessage(reading);
  publish();
}

/** Brackets a change that alters amounts: the cart shows as recalculating until the last one has ended. */
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

/** For the other tabs and for the next page's first paint. */
function publish(): void {
  const cart = cartOf($cart.get());
  if (!cart) return;
  keepSnapshot(cart);
  broadcast(cart);
}

function resting(cart: ShoppingCart): CartState {
  return { status: changesUnderWay > 0 ? 'recalculating' : 'loaded', cart };
}

/** Never back to a lower version of the same cart. */
function newest(cart: ShoppingCart): ShoppingCart {
  const before = cartOf($cart.get());
  return before?.id === cart.id && before.version > cart.version ? before : cart;
}

/** The first reading of a cart changes nothing. */
function isChange(state: CartState, cart: ShoppingCart): boolean {
  const before = cartOf(state);
  return before ? before.id !== cart.id || before.version !== cart.version : state.status === 'absent';
}
