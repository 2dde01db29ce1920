import type { CartEntry, ShoppingCart } from './contracts/cart.ts';
import type { FormValues } from './contracts/form.ts';
import type { Purchase } from './contracts/order.ts';

// An event's docstring is its row in the table of `runtime/README.md`, and its text in `storefront.d.ts`.

/**
 * Every event that the elements dispatch, with its detail. All bubble and are composed, and each is dispatched once per
 * act.
 */
export interface StorefrontEvents {
  /** An item is about to be added; `preventDefault()` stops it before any call is made. */
  'sq-cart-adding': { itemId: string; sku: string | null; quantity: number };
  /** The item is in the cart. */
  'sq-cart-added': { cart: ShoppingCart; entry: CartEntry };
  /** The cart has changed, in this tab or another one. */
  'sq-cart-changed': { cart: ShoppingCart };
  /** A call of the cart failed; the message is the text for the visitor. */
  'sq-cart-failed': { message: string };
  /** The page dispatches it to open the cart's drawer; a drawer that opens calls `preventDefault()`. */
  'sq-cart-open': Record<string, never>;
  /**
   * The browser is about to open another page of the shop; `preventDefault()` keeps the visitor on this one. With
   * express checkout the item is already in the cart.
   */
  'sq-purchase-leaving': { flow: 'expressCheckout' | 'subscription' | 'giftCard'; itemId: string; url: string };
  /** A quick view shows a product: once when it opens, and once for each further product in it. */
  'sq-quickview-opened': { itemId: string };
  /** A form with valid values is about to be sent; `preventDefault()` stops it. */
  'sq-form-submitting': { formId: string; values: FormValues };
  /** The form is stored. No event of a form holds a password. */
  'sq-form-submitted': { formId: string; values: FormValues };
  /** The form was refused, in the browser or by the server; the message is the text for the visitor. */
  'sq-form-failed': { formId: string; message: string };
  /** A newsletter form was stored; the visitor may still have to confirm by mail. */
  'sq-newsletter-subscribed': { formId: string };
  /** A visitor is about to ask for a mail when a variant is back in stock; `preventDefault()` stops it. */
  'sq-restock-signing-up': { productId: string; variantId: string };
  /** The shop has taken the visitor's address, which may still have to be confirmed by mail. */
  'sq-restock-signedup': { productId: string; variantId: string };
  /** The sign-up was refused, in the browser or by the server; the message is the text for the visitor. */
  'sq-restock-failed': { productId: string; variantId: string; message: string };
  /** A buyer is about to withdraw from a contract, by the second press; `preventDefault()` stops it. */
  'sq-withdrawal-confirming': { contract: string };
  /** The shop has received the withdrawal, and its receipt is shown. Time is in ms since the epoch. */
  'sq-withdrawal-confirmed': { number: string; receivedAt: number };
  /** The withdrawal could not be sent, or was refused; the message is the text for the buyer. */
  'sq-withdrawal-failed': { message: string };
  /** A buyer is about to cancel a subscription, by the second press; `preventDefault()` stops it. */
  'sq-cancellation-confirming': { contract: string };
  /** The shop has received the cancellation, and its receipt is shown. Time is in ms since the epoch. */
  'sq-cancellation-confirmed': { number: string; receivedAt: number };
  /** The cancellation could not be sent, or was refused; the message is the text for the buyer. */
  'sq-cancellation-failed': { message: string };
  /** The shop has stored that the visitor likes an item, or does not any more. */
  'sq-like-changed': { itemId: string; likeCount: number; isLiked: boolean };
  /** A person has signed in to their account at the shop. */
  'sq-account-signedin': { siteUserId: string };
  /** The person has signed out, or has deleted the account. */
  'sq-account-signedout': Record<string, never>;
  /** The visitor has chosen what may be recorded, by our banner or by a consent tool of the page. */
  'sq-consent-changed': { analytics: boolean; marketing: boolean };
  /** The visitor has been put into a variant of an experiment of the shop, on this page. */
  'sq-experiment-exposed': { experimentId: string; variantId: string };
  /**
   * An order's confirmation page is shown for the first time in this browser. The purchase holds no name and no
   * address.
   */
  'sq-order-placed': { order: Purchase };
  /** A video that the visitor has pressed is shown in place of its picture; the event comes from its frame. */
  'sq-video-playing': { url: string };
  /** The visitor has chosen another variant. This is the engine's own event, which themes listen to. */
  'variant:change': { selectedVariant: unknown };
}

type EventName = keyof StorefrontEvents;

/** Dispatches from `target`; returns false when a listener called preventDefault() on a cancelable event. */
export function emit<Name extends EventName>(
  target: EventTarget,
  name: Name,
  detail: StorefrontEvents[Name],
  { cancelable = false }: { cancelable?: boolean } = {},
): boolean {
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
