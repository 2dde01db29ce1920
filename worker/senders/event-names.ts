import type { EventName } from '#runtime/contracts/telemetry.ts';

interface Names {
  /** The page's own event about the same act, where there is one. */
  event?: EventName;
  /** Undefined where the service has no event for it. */
  ga4?: string;
  meta?: string;
}

/** Names of acts, and of the steps of a checkout, at each service. */
const NAMES: Readonly<Record<string, Names>> = {
  add: { event: 'AddToCart', ga4: 'add_to_cart', meta: 'AddToCart' },
  remove: { event: 'RemoveFromCart', ga4: 'remove_from_cart' },
  checkout: { event: 'BeginCheckout', ga4: 'begin_checkout', meta: 'InitiateCheckout' },
  shipping: { event: 'CheckoutStep', ga4: 'add_shipping_info' },
  payment: { event: 'CheckoutStep', ga4: 'add_payment_info', meta: 'AddPaymentInfo' },
  order: { event: 'Purchase', ga4: 'purchase', meta: 'Purchase' },
  refund: { ga4: 'refund' },
};

/** Returns what an act is called by each service. */
export function namesOf({ kind, step }: { kind: string; step?: string }): Names {
  return NAMES[step ?? kind] ?? {};
}
