import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { dayIn } from '#runtime/domain/zoned-time.ts';
import { countryZone } from './country-zone.ts';
import { CALENDARS, isWorkingDay } from './holidays.ts';
import { type PeriodOrder, withdrawalPeriod } from './period.ts';

const PLACED = Date.parse('2026-03-02T09:00:00Z');
const { physical, digital, service, giftCard } = PRODUCT_TYPE;

const item = (productType: number, quantity = 1) => ({ productType, quantity });
const event = (
  kind: 'sent' | 'delivered' | 'ended' | 'noted',
  at: string,
  lines: readonly [number, number][] | null,
) => ({
  kind,
  happenedAt: Date.parse(at),
  lines: lines?.map(([position, quantity]) => ({ position, quantity })) ?? null,
});
const order = (changes: Partial<PeriodOrder> = {}): PeriodOrder => ({
  placedAt: PLACED,
  termsSentAt: PLACED,
  subscriptionId: null,
  items: [item(physical)],
  events: [],
  ...changes,
});

/** Returns the basis and the end on the clock of Berlin. */
function counted(changes: Partial<PeriodOrder>, country = 'DE') {
  const { basis, endsAt } = withdrawalPeriod(order(changes), { country, now: PLACED });
  return [basis, endsAt === null ? null : new Date(endsAt).toISOString()];
}

describe('the withdrawal period', () => {
  test('has not begun before the goods were sent, and nobody is late', () => {
    const period = withdrawalPeriod(order(), { country: 'DE', now: PLACED + 1000 * DAY_MS });
    expect(period).toEqual({ basis: 'notSent', startsAt: null, endsAt: null, isLate: false });
  });

  test('ends with the last hour of the fourteenth day after the goods arrived, by the buyer’s clock', () => {
    // Wednesday 4 March, so it ends on Wednesday 18 March.
    const events = [event('sent', '2026-03-03T10:00:00Z', null), event('delivered', '2026-03-04T12:00:00Z', null)];
    expect(counted({ events })).toEqual(['delivered', '2026-03-18T22:59:59.999Z']);
    expect(counted({ events }, 'FI')).toEqual(['delivered', '2026-03-18T21:59:59.999Z']);
    expect(counted({ events }, 'PT')).toEqual(['delivered', '2026-03-18T23:59:59.999Z']);
  });

  test('counts from the day on the buyer’s clock', () => {
    const events = [event('sent', '2026-03-03T10:00:00Z', null), event('delivered', '2026-03-04T23:30:00Z', null)];
    expect(counted({ events })).toEqual(['delivered', '2026-03-19T22:59:59.999Z']);
  });

  test('is late from the first moment of the day after', () => {
    const events = [event('sent', '2026-03-03T10:00:00Z', null), event('delivered', '2026-03-04T12:00:00Z', null)];
    const isLate = (now: string) => withdrawalPeriod(order({ events }), { country: 'DE', now: Date.parse(now) }).isLate;
    expect(isLate('2026-03-18T22:59:59.999Z')).toBe(false);
    expect(isLate('2026-03-18T23:00:00.000Z')).toBe(true);
  });

  test.each([
    ['a Sunday', '2026-03-01T12:00:00Z', 'DE', '2026-03-16T22:59:59.999Z'],
    ['a Saturday', '2026-02-28T12:00:00Z', 'DE', '2026-03-16T22:59:59.999Z'],
    ['Good Friday, so with the Tuesday after Easter', '2026-03-20T12:00:00Z', 'DE', '2026-04-07T21:59:59.999Z'],
    ['Good Friday, on which people work in France', '2026-03-20T12:00:00Z', 'FR', '2026-04-03T21:59:59.999Z'],
    ['Christmas Eve, on which people work in Germany', '2026-12-10T12:00:00Z', 'DE', '2026-12-24T22:59:59.999Z'],
    ['Christmas Eve, a holiday in Poland', '2026-12-10T12:00:00Z', 'PL', '2026-12-28T22:59:59.999Z'],
    ['New Year’s Day of the next year', '2025-12-18T12:00:00Z', 'DE', '2026-01-02T22:59:59.999Z'],
    ['Orthodox Good Friday', '2026-03-27T12:00:00Z', 'GR', '2026-04-14T20:59:59.999Z'],
  ])('that would end on %s, delivered at %s in %s, ends at %s', (_, at, country, end) => {
    const events = [event('sent', '2025-12-01T10:00:00Z', null), event('delivered', at, null)];
    expect(counted({ events, placedAt: 0, termsSentAt: 0 }, country)).toEqual(['delivered', end]);
  });

  test('counts goods that were sent as arrived after fourteen days', () => {
    const events = [event('sent', '2026-03-03T10:00:00Z', null)];
    expect(withdrawalPeriod(order({ events }), { country: 'DE', now: PLACED })).toEqual({
      basis: 'sent',
      startsAt: Date.parse('2026-03-17T10:00:00Z'),
      endsAt: Date.parse('2026-03-31T21:59:59.999Z'),
      isLate: false,
    });
  });

  test('begins with the last of several parcels, and not before all are sent', () => {
    const items = [item(physical, 2), item(physical)];
    const first = event('sent', '2026-03-03T10:00:00Z', [[0, 1]]);
    const second = event('sent', '2026-03-09T10:00:00Z', [
      [0, 1],
      [1, 1],
    ]);
    const arrived = [
      event('delivered', '2026-03-04T12:00:00Z', [[0, 1]]),
      event('delivered', '2026-03-11T12:00:00Z', [
        [0, 1],
        [1, 1],
      ]),
    ];
    expect(counted({ items, events: [first, ...arrived.slice(0, 1)] })).toEqual(['notSent', null]);
    expect(counted({ items, events: [first, second, ...arrived] })).toEqual(['delivered', '2026-03-25T22:59:59.999Z']);
    // The second parcel counts as arrived on 23 March.
    expect(counted({ items, events: [first, second, ...arrived.slice(0, 1)] })).toEqual([
      'sent',
      '2026-04-07T21:59:59.999Z',
    ]);
  });

  test('a parcel without a list has all the rest, and an order that was completed has handed over the rest', () => {
    const items = [item(physical, 3)];
    const first = event('sent', '2026-03-03T10:00:00Z', [[0, 1]]);
    expect(counted({ items, events: [first, event('sent', '2026-03-05T10:00:00Z', null)] })[1]).toContain('2026-04-02');
    expect(counted({ items, events: [first, event('ended', '2026-03-06T10:00:00Z', null)] })[1]).toContain(
      '2026-04-07',
    );
    expect(counted({ items, events: [first, event('noted', '2026-03-06T10:00:00Z', null)] })).toEqual([
      'notSent',
      null,
    ]);
  });

  test('of a subscription begins with the first of its goods', () => {
    const items = [item(physical, 2)];
    const events = [
      event('sent', '2026-03-03T10:00:00Z', [[0, 1]]),
      event('delivered', '2026-03-04T12:00:00Z', [[0, 1]]),
      event('sent', '2026-03-09T10:00:00Z', [[0, 1]]),
    ];
    expect(counted({ items, events, subscriptionId: 's' })).toEqual(['delivered', '2026-03-18T22:59:59.999Z']);
    expect(counted({ items, events: events.slice(0, 1), subscriptionId: 's' })[0]).toBe('sent');
    expect(counted({ items, events: [], subscriptionId: 's' })).toEqual(['notSent', null]);
  });

  test.each([[digital], [service], [giftCard]])('of product type %i begins with the contract', (type) => {
    expect(counted({ items: [item(type)] })).toEqual(['contract', '2026-03-16T22:59:59.999Z']);
  });

  test('of goods and a service begins with the goods', () => {
    expect(counted({ items: [item(service), item(physical)] })).toEqual(['notSent', null]);
  });

  test('is twelve months longer where the terms did not go with the order’s mail', () => {
    expect(counted({ items: [item(service)], termsSentAt: null })).toEqual(['notInformed', '2027-03-16T22:59:59.999Z']);
    expect(counted({ termsSentAt: null })).toEqual(['notSent', null]);
  });

  test('of twelve months more ends on the last day of February where there is no 29th, or with the next working day', () => {
    const placedAt = Date.parse('2028-02-15T09:00:00Z');
    expect(counted({ placedAt, items: [item(service)], termsSentAt: null })).toEqual([
      'notInformed',
      '2029-02-28T22:59:59.999Z',
    ]);
    const saturday = Date.parse('2026-02-06T09:00:00Z');
    expect(counted({ placedAt: saturday, items: [item(service)], termsSentAt: null })).toEqual([
      'notInformed',
      '2027-02-22T22:59:59.999Z',
    ]);
  });

  test('begins with the terms where they came after the contract', () => {
    const items = [item(service)];
    const later = Date.parse('2026-05-04T09:00:00Z');
    expect(counted({ items, termsSentAt: later })).toEqual(['contract', '2026-05-18T21:59:59.999Z']);
    const tooLate = Date.parse('2027-04-01T09:00:00Z');
    expect(counted({ items, termsSentAt: tooLate })).toEqual(['notInformed', '2027-03-16T22:59:59.999Z']);
  });
});

describe('the end of any period', () => {
  const moment = fc.integer({ min: Date.parse('2024-01-01'), max: Date.parse('2060-01-01') });
  const country = fc.constantFrom(...Object.keys(CALENDARS));
  const delivered = (at: number) =>
    order({
      placedAt: 0,
      termsSentAt: 0,
      events: [event('sent', '2020-01-01T00:00:00Z', null), { kind: 'delivered', happenedAt: at, lines: null }],
    });
  const endOf = (at: number, of: string) => withdrawalPeriod(delivered(at), { country: of, now: 0 }).endsAt ?? 0;

  test('is on a working day, the last moment of a day, and at least fourteen days after the delivery', () => {
    fc.assert(
      fc.property(moment, country, (at, of) => {
        const end = endOf(at, of);
        const zone = countryZone(of);
        expect(isWorkingDay(dayIn(end, zone), of)).toBe(true);
        expect(dayIn(end + 1, zone)).not.toBe(dayIn(end, zone));
        const days = (Date.parse(dayIn(end, zone)) - Date.parse(dayIn(at, zone))) / DAY_MS;
        expect(days).toBeGreaterThanOrEqual(14);
        expect(days).toBeLessThan(14 + 7);
      }),
    );
  });

  test('is never earlier where the goods arrived later', () => {
    fc.assert(
      fc.property(moment, moment, country, (one, other, of) => {
        expect(endOf(Math.min(one, other), of)).toBeLessThanOrEqual(endOf(Math.max(one, other), of));
      }),
    );
  });
});
