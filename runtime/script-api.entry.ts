import { addToCart, removeEntry, startCart, updateQuantity } from './cart/actions.ts';
import { emptyCart } from './cart/empty-cart.ts';
import { loadCartClient } from './cart/load-client.ts';
import { $cart, type CartState, cartOf, isReady } from './cart/store.ts';
import type { ShoppingCart } from './contracts/cart.ts';
import { anySignal } from './domain/any-signal.ts';
import { onReport } from './errors/on-report.ts';
import { report } from './report.ts';
import type { CartApi, CartListener, ErrorListener, NewItem, ScriptApi } from './script-api.ts';

declare global {
  interface StorefrontGlobal extends Partial<ScriptApi> {}
}

let isStarted = false;

/** Starts the cart, which then stays current for the life of the page. */
function start(): void {
  if (!isStarted) startCart();
  isStarted = true;
}

/** Resolves to the first state in which the cart is known. */
function readyCart(): Promise<CartState> {
  start();
  return new Promise((resolve) => {
    const stop = $cart.subscribe((state) => {
      if (!isReady(state)) return;
      queueMicrotask(() => stop());
      resolve(state);
    });
  });
}

/** Calls that the loader hands over: those of `window.Storefront.cart` and of `window.Storefront` itself. */
export type ApiCall = keyof CartApi | 'onError';

/** What the loader needs of this module. */
export interface ApiCalls {
  call: typeof call;
}

/** Makes a call of `window.Storefront`; `ending` ends the subscription whose function the loader has returned. */
export function call(name: ApiCall, ending: AbortSignal, given: readonly unknown[]): unknown {
  const isFollowing = name === 'subscribe' || name === 'onError';
  // The loader has returned a function already, so that nothing could catch what is thrown.
  if (isFollowing && typeof given[0] !== 'function') return report(withoutFunction(name), 'Storefront');
  if (name === 'onError') return onError(given[0] as ErrorListener, ending);
  if (name !== 'subscribe') return (cart[name] as (...given: readonly unknown[]) => unknown)(...given);
  const [listener, signal = ending] = given as [CartListener, AbortSignal?];
  return cart.subscribe(listener, anySignal(ending, signal));
}

/** Calls the listener with each report, those that are kept first, until the signal ends it. */
function onError(listener: ErrorListener, ending: AbortSignal): void {
  if (ending.aborted) return;
  const notify = (error: unknown, context: string) => listener({ error, context });
  const stop = onReport(notify, { withKept: true });
  ending.addEventListener('abort', stop);
}

function withoutFunction(name: ApiCall): TypeError {
  return new TypeError(`${name} needs a function, which it calls later.`);
}

export const cart: CartApi = {
  async get() {
    const { status } = await readyCart();
    // A failure keeps the last known cart. Where there is none, the cart is read again, or the caller learns why not.
    if (status === 'failed' && !cartOf($cart.get())) await (await loadCartClient()).readCart();
    return cartOf($cart.get()) ?? emptyCart();
  },

  async add(item) {
    // A page without types may call it with anything.
    const { itemId, sku = null, quantity = 1, additionalFields = null }: Partial<NewItem> = item ?? {};
    if (typeof itemId !== 'string' || itemId === '')
      throw new TypeError('Storefront.cart.add needs { itemId }: the id of a product as text, not its slug.');
    await readyCart();
    const result = await addToCart({ itemId, sku, quantity, additionalFields });
    return result.status === 'added' ? { ...result, cart: cartOf($cart.get()) ?? emptyCart() } : result;
  },

  async update(entryId, quantity) {
    await readyCart();
    return updateQuantity(entryId, quantity);
  },

  async remove(entryId) {
    await readyCart();
    return removeEntry(entryId);
  },

  subscribe(listener, signal) {
    if (typeof listener !== 'function') throw withoutFunction('subscribe');
    if (signal?.aborted) return () => {};
    start();
    let before: ShoppingCart | null | undefined;
    const stop = $cart.subscribe((state) => {
      const cart = cartOf(state) ?? null;
      // A failure to read a cart that was never known says nothing about it.
      if (!isReady(state) || cart === before || (state.status === 'failed' && !cart)) return;
      before = cart;
      try {
        listener(cart ?? emptyCart());
      } catch (error) {
        report(error, 'a listener of Storefront.cart');
      }
    });
    signal?.addEventListener('abort', stop);
    return stop;
  },
};
