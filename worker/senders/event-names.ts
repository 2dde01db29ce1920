import type { Act, ActKind, EventName } from '#runtime/contracts/telemetry.ts';
import { namesElsewhere } from '#runtime/domain/event-mapping.ts';

/** The page's event for each kind of act; no page sends a refund. */
const EVENTS: Readonly<Record<Exclude<ActKind, 'refund'>, EventName>> = {
  add: 'AddToCart',
  remove: 'RemoveFromCart',
  checkout: 'BeginCheckout',
  checkoutStep: 'CheckoutStep',
  order: 'Purchase',
};

/** Returns what each service calls an act, the same as for the page's own event; null where it has no name for it. */
export function namesOf({ kind, step }: Pick<Act, 'kind' | 'step'>): { ga4: string | null; meta: string | null } {
  return kind === 'refund' ? { ga4: 'refund', meta: null } : namesElsewhere(EVENTS[kind], step);
}
