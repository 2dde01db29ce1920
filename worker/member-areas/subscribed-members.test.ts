import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { ANN, SETTINGS } from '../../test/worker/checkout.ts';
import { CLUB_TEMPLATES, LESSON, openClub, PAYWALL } from '../../test/worker/club.ts';
import { addTemplates } from '../../test/worker/content.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { Person } from '../../test/worker/person.ts';
import { openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { callAt, renewAt, subscribed, turnClock } from '../../test/worker/subscriptions.ts';
import { sealKeptCard } from '../subscriptions/kept-card.ts';
import { cancelSubscription, pauseSubscription, resumeSubscription, skipCycle } from '../subscriptions/service.ts';

/** Days on which a declined card is tried, and those between them, but the last. */
const TRIED_DAYS = ['2026-02-28', '2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06'];
const at = (day: string) => Date.parse(`${day}T10:00:00Z`);

let member: Person;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await addTemplates(CLUB_TEMPLATES);
  await openClub(await OwnerProgram.of());
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** Subscribes on a day to the club's pass, and signs in as the subscriber for as long as a test needs. */
async function joinedOn(day: string, { card = 'succeeds', value = 1, cycles = 0 } = {}) {
  turnClock(at(day));
  const subscription = await subscribed({ itemId: PAYWALL, card, plan: { unit: 'MONTH', value, cycles } });
  turnClock(at('2028-01-01'));
  member = await Person.of(ANN);
  return subscription;
}

/** The bank of the subscriber takes the next charge, without another card being given. */
async function takeNextCharge(id: string): Promise<void> {
  const { env: bindings, secret } = await callAt(at('2026-03-06'));
  const card = sealKeptCard(secret, { siteId: SHOP.id, id }, 'succeeds.x');
  await bindings.DB.prepare('UPDATE subscriptions SET kept_card = ?2 WHERE id = ?1').bind(id, card).run();
}

async function isInside(time: number): Promise<boolean> {
  turnClock(time);
  const { status } = await member.fetch(LESSON);
  return status === 200;
}

/** Renews what is due on each of the days, and returns those on which the member was shut out before it or later. */
async function daysOutside(...days: string[]): Promise<string[]> {
  const outside: string[] = [];
  for (const day of days) {
    const isIn = [await isInside(at(day))];
    await renewAt(at(day));
    for (const later of [0, 23 * HOUR_MS]) isIn.push(await isInside(at(day) + later));
    if (isIn.includes(false)) outside.push(day);
  }
  return outside;
}

test.each([
  ['2026-01-31', 1, ['2026-02-27', '2026-02-28', '2026-03-29', '2026-03-30', '2026-03-31', '2026-04-29', '2026-04-30']],
  ['2026-01-30', 1, ['2026-02-28', '2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31']],
  ['2026-11-30', 3, ['2027-02-28', '2027-05-28', '2027-05-29', '2027-05-30', '2027-05-31']],
])(
  'a member since %s with cycles of %i months is never shut out while each cycle is paid',
  async (day, value, days) => {
    await joinedOn(day, { value });
    expect(await daysOutside(...days)).toEqual([]);
  },
);

test('a member whose card is declined stays inside until the last try, and is outside when it fails too', async () => {
  await joinedOn('2026-01-31', { card: 'renewalFails' });
  expect(await daysOutside(...TRIED_DAYS)).toEqual([]);
  expect(await isInside(at('2026-03-07') - 1)).toBe(true);
  await renewAt(at('2026-03-07'));
  expect(await isInside(at('2026-03-07'))).toBe(false);
});

test('a card that is taken at the last try leaves no gap', async () => {
  const { id } = await joinedOn('2026-01-31', { card: 'renewalFails' });
  expect(await daysOutside(...TRIED_DAYS)).toEqual([]);
  await takeNextCharge(id);
  expect(await daysOutside('2026-03-07', '2026-03-30', '2026-03-31')).toEqual([]);
});

test('a subscription that was cancelled opens the area until its paid time ends, and not longer', async () => {
  const { id } = await joinedOn('2026-01-31');
  await cancelSubscription(await callAt(at('2026-02-10')), id, 'buyer');
  expect(await isInside(at('2026-02-28') - 1)).toBe(true);
  expect(await isInside(at('2026-02-28'))).toBe(false);
  const denied = await member.fetch(LESSON);
  expect([denied.status, await denied.text()]).toEqual([403, expect.stringContaining('data-sq-page="access-denied"')]);
});

test('a member who cancels while a declined card is tried again has no paid time left', async () => {
  const { id } = await joinedOn('2026-01-31', { card: 'renewalFails' });
  await renewAt(at('2026-02-28'));
  expect(await isInside(at('2026-03-02'))).toBe(true);
  await cancelSubscription(await callAt(at('2026-03-02')), id, 'buyer');
  expect(await isInside(at('2026-03-02'))).toBe(false);
});

test('the last cycle of a plan ends when its own period does', async () => {
  await joinedOn('2026-01-31', { cycles: 2 });
  expect(await daysOutside('2026-02-28', '2026-03-29')).toEqual([]);
  expect(await isInside(at('2026-03-31') - 1)).toBe(true);
  expect(await isInside(at('2026-03-31'))).toBe(false);
});

test('a cycle that is skipped or paused opens nothing', async () => {
  const { id, nextCycleAt } = await joinedOn('2026-01-31');
  await skipCycle(await callAt(at('2026-02-10')), id, nextCycleAt ?? 0);
  expect(await isInside(at('2026-02-27'))).toBe(true);
  expect(await isInside(at('2026-02-28'))).toBe(false);
  await renewAt(at('2026-03-31'));
  expect(await isInside(at('2026-03-31'))).toBe(true);
  await pauseSubscription(await callAt(at('2026-04-10')), id, 'buyer');
  expect(await isInside(at('2026-05-01'))).toBe(false);
  await resumeSubscription(await callAt(at('2026-05-02')), id, 'buyer');
  await renewAt(at('2026-05-02'));
  expect(await isInside(at('2026-05-02'))).toBe(true);
});

test('a shop that charges nobody for a long time keeps its subscribers for the days of the tries alone', async () => {
  await joinedOn('2026-01-31');
  expect(await isInside(at('2026-03-07'))).toBe(true);
  expect(await isInside(at('2026-03-08'))).toBe(false);
});
