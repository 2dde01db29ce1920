import type { StatKind } from '#runtime/contracts/stats.ts';
import type { EventName } from '#runtime/contracts/telemetry.ts';

/** The kind of number that each event adds to beside its name; `item` means that a product's id is its key. */
const MORE: Partial<Record<EventName, readonly [kind: StatKind, key: 'item' | 'none']>> = {
  VisitPDP: ['views', 'item'],
  ViewCart: ['cartViews', 'none'],
};

/**
 * Returns what an event adds to the shop's numbers. What the shop has acknowledged itself (additions, removals, steps of
 * the checkout, orders) is counted from its own acts, which the page's events repeat with the same ids, and so are
 * the forms that it has saved.
 */
export function eventCounts(
  event: EventName,
  { itemId }: { itemId?: string | null | undefined },
): [StatKind, string][] {
  const [kind, of] = MORE[event] ?? [];
  const key = of === 'item' ? itemId : '';
  return [['events', event], ...(kind && typeof key === 'string' ? ([[kind, key]] as [StatKind, string][]) : [])];
}
