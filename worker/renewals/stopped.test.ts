import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MINUTE_MS } from '#runtime/domain/durations.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { openShops, SHOP, setStock, setStoreSettings } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { subscribedAtOnce } from '../../test/worker/subscribed-at-once.ts';
import { callAt, renewAt, theSubscription } from '../../test/worker/subscriptions.ts';

const START = Date.parse('2026-01-31T10:00:00Z');
const DUE = Date.parse('2026-02-28T10:00:00Z');
const MONTHLY = { unit: 'MONTH', value: 1, cycles: 0 } as const;
/** More trips to the database than a run with one renewal makes. */
const MOST_TRIPS = 20;
const UNITS = 100;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await env.DB.prepare(`UPDATE variants SET unlimited = 0 WHERE sku = 'BOX'`).run();
  await setStock('BOX', UNITS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

test('wherever a run is stopped, the next ones charge the cycle once and place one order', async () => {
  for (let trips = 0; trips < MOST_TRIPS; trips++) {
    const { id } = await subscribedAtOnce(await callAt(START + trips), { card: 'succeeds', plan: MONTHLY });
    const renewals = `checkout_id LIKE 'renewal-${id}-%'`;
    await renewAt(DUE + trips, { DB: stoppingDatabase(trips) }).catch(() => undefined);
    await renewAt(DUE + trips + MINUTE_MS);
    await renewAt(DUE + trips + 16 * MINUTE_MS);
    const found = await env.DB.prepare(
      `SELECT (SELECT COUNT(*) FROM orders WHERE ${renewals}) AS orders,
         (SELECT COUNT(*) FROM payments WHERE ${renewals}) AS payments,
         (SELECT COUNT(*) FROM payments p JOIN test_payments t ON t.id = p.id WHERE ${renewals}) AS charges,
         (SELECT COUNT(*) FROM reservations WHERE ${renewals} AND quantity > 0) AS reservations`,
    ).first();
    expect({ trips, ...found }).toEqual({ trips, orders: 1, payments: 1, charges: 1, reservations: 0 });
    expect(await theSubscription()).toMatchObject({ id, cyclesBilled: 2, attempt: '', tries: 0 });
  }
  expect(await env.DB.prepare(`SELECT qty_in_stock AS n FROM variants WHERE sku = 'BOX'`).first('n')).toBe(
    UNITS - 2 * MOST_TRIPS,
  );
});
