import type { CartEntry, ShoppingCart } from './contracts/cart.ts';

/**
 * Every event the widgets dispatch, with its detail. All bubble and are composed; each comes exactly once per act.
 * `sq:cart:adding` is cancelable: preventDefault() stops the add before any call is made.
 */
export interface StorefrontEvents {
  'sq:cart:adding': { itemId: string; sku: string | null; quantity: number };
  'sq:cart:added': { cart: ShoppingCart; entry: CartEntry };
  'sq:cart:changed': { cart: ShoppingCart };
  'sq:cart:failed': { message: string };
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
