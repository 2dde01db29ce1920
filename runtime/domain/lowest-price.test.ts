import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from './durations.ts';
import { lowestPrice, type PricePoint, type Steps } from './lowest-price.ts';

const at = (day: number) => day * DAY_MS;
const point = (day: number, cents: number | null, struckCents: number | null = null): PricePoint => ({
  currency: 'EUR',
  cents,
  struckCents,
  fromAt: at(day),
});

describe('the lowest price of the 30 days before a reduction', () => {
  test('a price that is not reduced has none', () => {
    expect(lowestPrice([point(0, 2000)], at(100), 'oneReduction')).toBeUndefined();
  });

  test('a reduced price has the one before it', () => {
    expect(lowestPrice([point(0, 2000), point(50, 1500, 2000)], at(50), 'oneReduction')).toBe(2000);
  });

  test('an earlier sale of a moment counts', () => {
    const history = [point(0, 2000), { ...point(40, 1200, 2000) }, { ...point(40, 2000), fromAt: at(40) + 1 }];
    expect(lowestPrice([...history, point(50, 1500, 2000)], at(50), 'oneReduction')).toBe(1200);
  });

  test('a sale that has ended 30 days before the reduction counts no longer', () => {
    const history = (end: number) => [point(0, 1000), { ...point(0, 2000), fromAt: end }, point(50, 1500, 2000)];
    expect(lowestPrice(history(at(20)), at(50), 'oneReduction')).toBe(2000);
    expect(lowestPrice(history(at(20) + 1), at(50), 'oneReduction')).toBe(1000);
  });

  test('the days are counted back from the start of the reduction, not from today', () => {
    expect(lowestPrice([point(0, 2000), point(50, 1500, 2000)], at(500), 'oneReduction')).toBe(2000);
  });

  test('a history of less than 30 days before the reduction has none', () => {
    const since = (ms: number) => [{ ...point(0, 2000), fromAt: ms }, point(50, 1500, 2000)];
    expect(lowestPrice(since(at(20)), at(90), 'oneReduction')).toBe(2000);
    expect(lowestPrice(since(at(20) + 1), at(90), 'oneReduction')).toBeUndefined();
  });

  test('a reduced price that visitors saw first as such has none', () => {
    expect(lowestPrice([point(0, 1500, 2000)], at(90), 'oneReduction')).toBeUndefined();
  });

  test('a price that nobody was asked in these days does not count', () => {
    const hidden = [point(0, 2000), point(5, null), point(50, 1500, 2000)];
    expect(lowestPrice(hidden, at(60), 'oneReduction')).toBeUndefined();
    expect(lowestPrice([point(0, null), point(45, 1800), point(50, 1500, 2000)], at(60), 'oneReduction')).toBe(1800);
  });

  test('a reduction in steps has the price before the first, or before each where the law wants it', () => {
    const steps = [point(0, 2000), point(50, 1800, 2000), point(55, 1500, 2000)];
    expect(lowestPrice(steps, at(60), 'oneReduction')).toBe(2000);
    expect(lowestPrice(steps, at(60), 'newReductions')).toBe(1800);
  });

  test('a sale price that rises, and a break, begin another reduction', () => {
    const risen = [point(0, 2000), point(50, 1500, 2000), point(55, 1800, 2000)];
    expect(lowestPrice(risen, at(60), 'oneReduction')).toBe(1500);
    const broken = [point(0, 2000), point(50, 1500, 2000), point(51, null), point(52, 1500, 2000)];
    expect(lowestPrice(broken, at(60), 'oneReduction')).toBe(1500);
  });

  test('a dearer struck price begins no other reduction', () => {
    const history = [point(0, 2000), point(50, 1500, 2000), point(55, 1500, 3000)];
    expect(lowestPrice(history, at(60), 'newReductions')).toBe(2000);
  });

  test('another currency begins anew', () => {
    const history = [{ ...point(0, 100), currency: 'USD' }, point(40, 2000), point(50, 1500, 2000)];
    expect(lowestPrice(history, at(60), 'oneReduction')).toBeUndefined();
    expect(lowestPrice([...history.slice(0, 2), point(80, 1500, 2000)], at(90), 'oneReduction')).toBe(2000);
  });

  test('a price of a day to come does not count yet', () => {
    const history = [point(0, 2000), point(50, 1500, 2000), point(70, 1000, 2000)];
    expect(lowestPrice(history, at(60), 'newReductions')).toBe(2000);
    expect(lowestPrice(history, at(70), 'newReductions')).toBe(1500);
  });
});

/** Asks of each day what it was, as slowly as can be. */
function slowly(history: readonly PricePoint[], today: number, steps: Steps): number | undefined {
  const on = (day: number) => history.findLast(({ fromAt }) => fromAt <= at(day));
  const isSale = (day: number) => on(day)?.struckCents != null;
  const present = on(today);
  if (!present || !isSale(today)) return undefined;
  let first = today;
  while (isSale(first - 1) && on(first - 1)?.currency === present.currency) {
    const [before, after] = [on(first - 1)?.cents ?? 0, on(first)?.cents ?? 0];
    if (before < after || (before > after && steps === 'newReductions')) break;
    first--;
  }
  const days = Array.from({ length: 30 }, (_, index) => on(first - 1 - index));
  if (days.at(-1) === undefined) return undefined;
  let prices: number[] = [];
  for (const day of days) {
    if (day?.cents != null && day.currency !== present.currency) return undefined;
    if (day?.cents != null) prices = [...prices, day.cents];
  }
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

const change = fc.record({
  after: fc.integer({ min: 1, max: 25 }),
  kind: fc.constantFrom('plain', 'sale', 'sale', 'hidden'),
  cents: fc.integer({ min: 1, max: 5 }),
  currency: fc.constantFrom('EUR', 'EUR', 'EUR', 'EUR', 'EUR', 'USD'),
});
const histories = fc.array(change, { maxLength: 14 }).map((changes) => {
  let day = 0;
  return changes.map(({ after, kind, cents, currency }): PricePoint => {
    day += after;
    if (kind === 'hidden') return { ...point(day, null), currency };
    return { ...point(day, cents, kind === 'sale' ? 9 : null), currency };
  });
});

test('of any history it is the same as asked day by day, and a price that was asked in the 30 days', () => {
  const steps = fc.constantFrom<Steps>('oneReduction', 'newReductions');
  fc.assert(
    fc.property(histories, fc.integer({ min: 0, max: 250 }), steps, (history, today, how) => {
      const lowest = lowestPrice(history, at(today), how);
      expect(lowest).toBe(slowly(history, today, how));
      if (lowest !== undefined) expect(history.map(({ cents }) => cents)).toContain(lowest);
    }),
    { numRuns: 3000 },
  );
});
