import { DAY_MS } from './durations.ts';

/** A price that a variant has from a time until the next one. Amounts are in minor units. */
export interface PricePoint {
  currency: string;
  /** What a stranger pays; null while visitors do not see the product. */
  cents: number | null;
  /** The price that is struck beside it; null where nothing is. */
  struckCents: number | null;
  /** Ms since the epoch; a product that waits for its day has a point in the future. */
  fromAt: number;
}

/** Article 6a of Directive 98/6/EC. */
export const LOWEST_PRICE_DAYS = 30;

/**
 * Whether a price that is lowered again while it is reduced goes on with the reduction, so that the price before the
 * first step counts, or begins a new one. Member states may allow the first (Article 6a, paragraph 5).
 */
export type Steps = 'oneReduction' | 'newReductions';

/**
 * Returns the lowest price of the 30 days before the reduction that is running, in minor units of its currency. Undefined
 * where the price is not reduced, where the history does not reach 30 days back from the reduction, or where nobody was
 * asked a price in them. A reduction begins with the first of the points up to now that are reduced without a break and
 * without becoming dearer. `history` is in the order of time.
 */
export function lowestPrice(history: readonly PricePoint[], now: number, steps: Steps): number | undefined {
  const past = history.filter(({ fromAt }) => fromAt <= now);
  const present = past.at(-1);
  if (!present || !isReduced(present)) return undefined;
  const known = past.slice(
    past.findLastIndex(({ cents, currency }) => cents !== null && currency !== present.currency) + 1,
  );
  let start = known.length - 1;
  while (start > 0 && continues(known[start - 1], known[start], steps)) start--;
  const until = known[start]?.fromAt ?? now;
  const since = until - LOWEST_PRICE_DAYS * DAY_MS;
  if ((known[0]?.fromAt ?? now) > since) return undefined;
  const asked = known.slice(0, start).flatMap(({ cents }, index) => {
    const endsAt = known[index + 1]?.fromAt ?? until;
    return cents !== null && endsAt > since ? [cents] : [];
  });
  return asked.length > 0 ? Math.min(...asked) : undefined;
}

function isReduced({ cents, struckCents }: PricePoint): boolean {
  return cents !== null && struckCents !== null;
}

function continues(before: PricePoint | undefined, after: PricePoint | undefined, steps: Steps): boolean {
  if (!before || !after || !isReduced(before)) return false;
  const [earlier, later] = [before.cents ?? 0, after.cents ?? 0];
  return earlier === later || (steps === 'oneReduction' && earlier > later);
}
