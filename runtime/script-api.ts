import type { CartEntry, ShoppingCart } from './contracts/cart.ts';

/** The script API for pages: `window.Storefront`, once `storefront.js` has run. */
export interface ScriptApi {
  /** Version of the script: "1.4.0". */
  readonly version: string;
  /**
   * Without a tag, resolves once the page has been read and all that it needs has loaded. With the tag of an element,
   * fetches the element, wherever it will stand, and resolves to its class once it is defined. Rejects with an `Error`
   * for a tag that is no element of the shop's, and when a script cannot be fetched.
   */
  ready(): Promise<void>;
  ready(tag: string): Promise<CustomElementConstructor>;
  /** The visitor's cart. */
  readonly cart: CartApi;
  /**
   * Calls the listener with each error that our scripts catch: with the last ten that there were already, and with each
   * further one. They still stand in the console. What the listener throws ends up there too. Returns the function that
   * ends this.
   */
  onError(listener: ErrorListener): () => void;
  /**
   * Measures the page from its beginning on, and resolves to its vitals so far, each with its rating and whether our
   * scripts or elements are the reason. It is there once the page is idle after it has loaded. Rejects with an `Error`
   * when our own scripts cannot be fetched.
   */
  vitals?(): Promise<Vital[]>;
}

/** How fast the page is, by one metric. */
export interface Vital {
  readonly name: 'FCP' | 'LCP' | 'CLS' | 'FID' | 'INP' | 'TTFB';
  /** Ms; a score for CLS. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  /** Whether the longest script meanwhile, or the element, was ours. */
  readonly ours: boolean;
  /** Our element, 'sq-cart-pill'; '' for none. */
  readonly tag: string;
}

/** What `onError` calls. */
export type ErrorListener = (report: ErrorReport) => void;

/** An error that one of our scripts has caught. */
export interface ErrorReport {
  /** What was thrown. */
  readonly error: unknown;
  /** Where it was caught: 'sq-cart', 'a form could not be sent'. It is for people to read and may change. */
  readonly context: string;
}

/**
 * The visitor's cart, with the same calls and events that the elements use. A call that the shop refuses does not
 * reject: its result says why. A call rejects with an `Error` when our own scripts cannot be fetched.
 */
export interface CartApi {
  /**
   * Resolves to the cart. A visitor without one has an empty cart: its `id` is '', its `entries` are [], and its
   * amounts are 0 in the currency 'XXX', which ISO 4217 has for no currency; no call is made for it. Rejects with a
   * `CartFailure` when the cart cannot be read.
   */
  get(): Promise<ShoppingCart>;
  /**
   * Adds an item, and resolves to the line that it became part of, or to the reason why it was not added. Rejects with a
   * `TypeError` without an `itemId`.
   */
  add(item: NewItem): Promise<AddResult>;
  /**
   * Changes the quantity of a line, from 1 on, and resolves to the changed cart, or to the reason why it was not changed.
   */
  update(entryId: string, quantity: number): Promise<ChangeResult>;
  /** Removes a line, and resolves to the changed cart, or to the reason why it was not removed. */
  remove(entryId: string): Promise<ChangeResult>;
  /**
   * Calls the listener with the cart, as soon as it is known and at each change, in this tab or another one. Returns
   * the function that ends this; a signal ends it too.
   */
  subscribe(listener: CartListener, signal?: AbortSignal): () => void;
}

/** What `cart.subscribe` calls. */
export type CartListener = (cart: ShoppingCart) => void;

/** What `cart.add` puts into the cart. */
export interface NewItem {
  /** Id of the product, not its slug. */
  itemId: string;
  /** Code of the variant; a product with one variant needs none. */
  sku?: string | null;
  /** 1 by default. */
  quantity?: number;
  /** Answers to the form of the product, as JSON text. */
  additionalFields?: string | null;
}

/** Result of `cart.add`; `cancelled` means that a listener of `sq-cart-adding` called `preventDefault()`. */
export type AddResult =
  | { status: 'added'; cart: ShoppingCart; entry: CartEntry }
  | { status: 'cancelled' }
  | { status: 'failed'; failure: CartFailure };

/** Result of `cart.update` and `cart.remove`. */
export type ChangeResult = { status: 'changed'; cart: ShoppingCart } | { status: 'failed'; failure: CartFailure };

/** Why a call of the cart failed. */
export interface CartFailure extends Error {
  /** The text for the visitor, in the language of the page. */
  readonly message: string;
  readonly kind: 'offline' | 'timeout' | 'crumb' | 'rate-limited' | 'rejected' | 'broken' | 'set-up';
  /** HTTP status; undefined without an answer. */
  readonly status: number | undefined;
  /** The shop's error code, such as 'OUT_OF_STOCK'. */
  readonly code: string | undefined;
}
