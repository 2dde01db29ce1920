import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, test, vi } from 'vitest';
import { SETTINGS } from '../../test/worker/checkout.ts';
import type { Months } from '../../test/worker/renewals-books.ts';
import { BOXES, everything, finishCharges } from '../../test/worker/renewals-model.ts';
import { openShops, SHOP, setStock, setStoreSettings } from '../../test/worker/shops.ts';
import { turnClock } from '../../test/worker/subscriptions.ts';

const RUNS = 4;
const TIMEOUT_MS = 180_000;
const START = Date.parse('2026-01-31T10:00:00Z');
const CHANGED = ['subscriptions', 'payments', 'test_payments', 'orders', 'reservations', 'outbox', 'audit_log'];

beforeAll(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await env.DB.prepare(`UPDATE variants SET unlimited = 0 WHERE sku = 'BOX'`).run();
});
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function beginMonths(): Promise<Months> {
  turnClock(START);
  await env.DB.batch(CHANGED.map((table) => env.DB.prepare(`DELETE FROM ${table}`)));
  await setStock('BOX', BOXES);
  return { now: START, stocked: BOXES, known: [], refunds: 0, stops: 0, rows: new Map() };
}

test(
  'each cycle is paid once at the agreed price, whatever happens to subscriptions over months',
  async () => {
    const property = fc.asyncProperty(everything, async (steps) => {
      const months = await beginMonths();
      for (const step of steps) await step.run(months);
      await finishCharges(months);
    });
    await fc.assert(property, { numRuns: RUNS, endOnFailure: true });
  },
  TIMEOUT_MS,
);
