import type { CartEntry, ShoppingCart } from './contracts/cart.ts';
import type { FormValues } from './contracts/form.ts';
import type { Purchase } from './contracts/order.ts';

/**
 * Every event the widgets dispatch, with its detail. All bubble and are composed; each comes exactly once per act.
 * `sq:cart:adding` and `sq:form:submitting` are cancelable: preventDefault() stops the act before any call is made;
 * `sq:purchase:leaving` too: the visitor then stays on the page.
 */
export interface StorefrontEvents {
  'sq:cart:adding': { itemId: string; sku: string | null; quantity: number };
  'sq:cart:added': { cart: ShoppingCart; entry: CartEntry };
  'sq:cart:changed': { cart: ShoppingCart };
  'sq:cart:failed': { message: string };
  /** Heard, not dispatched: opens the drawer, which then calls preventDefault(). */
  'sq:cart:open': Record<string, never>;
  /** The visitor is led to another page of the shop to go on. With express checkout the item is in the cart by then. */
  'sq:purchase:leaving': { flow: 'expressCheckout' | 'subscription' | 'giftCard'; itemId: string; url: string };
  /** A product shows in a quick view: when that opens, and with each further product in it. */
  'sq:quickview:opened': { itemId: string };
  /** Cancelable: preventDefault() keeps the form from being sent. */
  'sq:form:submitting': { formId: string; values: FormValues };
  /** `values` are without passwords, as in every event of a form. */
  'sq:form:submitted': { formId: string; values: FormValues };
  'sq:form:failed': { formId: string; message: string };
  /** A newsletter form was taken; the visitor may still have to confirm by mail. */
  'sq:newsletter:subscribed': { formId: string };
  /** On an order's confirmation page, once in a browser: it has been paid, or placed where nothing was due. */
  'sq:order:placed': { order: Purchase };
  /** The engine's own page event, which themes listen to for their picture. */
  'variant:change': { selectedVariant: unknown };
}

type EventName = keyof StorefrontEvents;

/** Dispatches from `target`; false when a listener called preventDefault() on a cancelable one. */
export function emit<Name extends EventName>(
  target: EventTarget,
  name: Name,
  detail: StorefrontEvents[Name],
  { cancelable = false }: { cancelable?: boolean } = {},
): boolean {
  return target.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}
