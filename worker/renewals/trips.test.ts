import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { renewAt, subscribed } from '../../test/worker/subscriptions.ts';
import { countingDatabase, type Trips } from '../../test/worker/trips.ts';

const START = Date.parse('2026-01-31T10:00:00Z');
const DUE = Date.parse('2026-02-28T10:00:00Z');

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await env.DB.prepare(`UPDATE variants SET unlimited = 0, qty_in_stock = 9 WHERE sku = 'BOX'`).run();
  vi.spyOn(Date, 'now').mockReturnValue(START);
});
afterEach(() => vi.restoreAllMocks());

/** Runs the job and returns its trips to the database. */
async function measured(now: number): Promise<Trips> {
  const { DB, count } = countingDatabase();
  await renewAt(now, { DB });
  return count;
}

test('a run without anything due asks twice, and each renewal adds ten trips at most', async () => {
  await subscribed();
  expect(await measured(START)).toEqual({ trips: 2, statements: 2 });
  const one = await measured(DUE);
  await subscribed();
  await env.DB.prepare('UPDATE subscriptions SET next_billing_at = ?1').bind(DUE).run();
  const two = await measured(DUE + 1);
  expect(two.trips - one.trips).toBeLessThanOrEqual(10);
  expect(two.statements - one.statements).toBeLessThanOrEqual(25);
});
