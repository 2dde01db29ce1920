import type { StatKind } from '#runtime/contracts/stats.ts';
import type { EventName } from '#runtime/contracts/telemetry.ts';

/** What is told of each event beside its name; `item` and `form` say whose id is its key. */
const MORE: Partial<Record<EventName, readonly [kind: StatKind, key: 'item' | 'form' | 'none']>> = {
  VisitPDP: ['views', 'item'],
  ViewCart: ['cartViews', 'none'],
  FormSubmission: ['formsSent', 'form'],
};

/**
 * Returns what an event adds to the shop's numbers. What the shop has acknowledged itself (additions, removals, steps of
 * the checkout, orders) is counted from its own acts, of which the page's events tell again with the same ids.
 */
export function eventCounts(
  event: EventName,
  { itemId, formId }: { itemId?: string | null | undefined; formId?: string | null | undefined },
): [StatKind, string][] {
  const [kind, of] = MORE[event] ?? [];
  const key = of === 'item' ? itemId : of === 'form' ? formId : '';
  return [['events', event], ...(kind && typeof key === 'string' ? ([[kind, key]] as [StatKind, string][]) : [])];
}
