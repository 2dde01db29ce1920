import type { AddResult, ChangeResult } from './cart/actions.ts';
import { addToCart, removeEntry, startCart, updateQuantity } from './cart/actions.ts';
import { $cart, type CartState, cartOf, isReady } from './cart/store.ts';
import type { AddEntryRequest, ShoppingCart } from './contracts/cart.ts';
import { report } from './report.ts';

export type CartListener = (cart: ShoppingCart | undefined) => void;

/** The script API for pages, at `window.Storefront`. */
export interface ScriptApi {
  version: string;
  /**
   * With a tag, loads its element and resolves when it is defined; without a tag, resolves when the page has been read
   * and everything it needs has loaded. Rejects when something cannot be loaded.
   */
  ready(tag?: string): Promise<unknown>;
  cart: CartApi;
}

/**
 * The visitor's cart, with the same store, actions and events that the widgets use. Rejects only when our scripts
 * cannot be loaded.
 */
export interface CartApi {
  /** The cart once it is known; undefined when there is none. */
  get(): Promise<ShoppingCart | undefined>;
  /** `sku` is optional for an item with one variant; `quantity` is 1 by default. */
  add(request: Pick<AddEntryRequest, 'itemId'> & Partial<AddEntryRequest>): Promise<AddResult>;
  update(entryId: string, quantity: number): Promise<ChangeResult>;
  remove(entryId: string): Promise<ChangeResult>;
  /** Calls the listener with the cart as soon as it is known and whenever it changes, until the signal fires. */
  subscribe(listener: CartListener, signal?: AbortSignal): Promise<void>;
}

declare global {
  interface StorefrontGlobal extends Partial<ScriptApi> {}
}

let isStarted = false;

/** Starts the cart, which then stays current for the life of the page, and returns its first known state. */
function readyCart(): Promise<CartState> {
  if (!isStarted) startCart();
  isStarted = true;
  return new Promise((resolve) => {
    const stop = $cart.subscribe((state) => {
      if (!isReady(state)) return;
      queueMicrotask(() => stop());
      resolve(state);
    });
  });
}

export const cart: CartApi = {
  async get() {
    return cartOf(await readyCart());
  },

  async add({ itemId, sku = null, quantity = 1, additionalFields = null }) {
    await readyCart();
    return addToCart({ itemId, sku, quantity, additionalFields });
  },

  async update(entryId, quantity) {
    await readyCart();
    return updateQuantity(entryId, quantity);
  },

  async remove(entryId) {
    await readyCart();
    return removeEntry(entryId);
  },

  async subscribe(listener, signal) {
    const known = await readyCart();
    if (signal?.aborted) return;
    let before: ShoppingCart | undefined = cartOf(known);
    const notify = () => {
      try {
        listener(before);
      } catch (error) {
        report(error, 'a listener of Storefront.cart');
      }
    };
    const stop = $cart.listen((state) => {
      const cart = cartOf(state);
      if (!isReady(state) || cart === before) return;
      before = cart;
      notify();
    });
    signal?.addEventListener('abort', stop);
    notify();
  },
};
