import type { AddResult, ChangeResult } from './cart/actions.ts';
import { addToCart, removeEntry, startCart, updateQuantity } from './cart/actions.ts';
import { $cart, type CartState, cartOf, isReady } from './cart/store.ts';
import type { AddEntryRequest, ShoppingCart } from './contracts/cart.ts';
import { report } from './report.ts';

export type CartListener = (cart: ShoppingCart | undefined) => void;

/** What a page's own script may ask of `window.Storefront`. */
export interface ScriptApi {
  version: string;
  /**
   * With a tag, fetches its element and resolves once it is defined; without, resolves when the page has been read and
   * all that it needs has arrived. Rejects when something could not be fetched.
   */
  ready(tag?: string): Promise<unknown>;
  cart: CartApi;
}

/** The visitor's cart: the same store, actions and events that the widgets use. Rejects only when our scripts are gone. */
export interface CartApi {
  /** The cart once it is known; undefined when there is none. */
  get(): Promise<ShoppingCart | undefined>;
  /** `sku` may be left out for an item with one variant, `quantity` is 1 by default. */
  add(request: Pick<AddEntryRequest, 'itemId'> & Partial<AddEntryRequest>): Promise<AddResult>;
  update(entryId: string, quantity: number): Promise<ChangeResult>;
  remove(entryId: string): Promise<ChangeResult>;
  /** Calls with the cart as soon as it is known and whenever it changes, until the signal fires. */
  subscribe(listener: CartListener, signal?: AbortSignal): Promise<void>;
}

declare global {
  interface StorefrontGlobal extends Partial<ScriptApi> {}
}

let isStarted = false;

/** Whoever has asked for the cart once is kept informed for the life of the page. */
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
    const tell = () => {
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
      tell();
    });
    signal?.addEventListener('abort', stop);
    tell();
  },
};
