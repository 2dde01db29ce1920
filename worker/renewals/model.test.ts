import { env } from 'cloudflare:workers';
import fc from 'fast-check';
import { afterEach, beforeEach, test, vi } from 'vitest';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { BOXES, type Months, steps } from '../../test/worker/renewals-model.ts';
import { openShops, SHOP, setStock, setStoreSettings } from '../../test/worker/shops.ts';
import { turnClock } from '../../test/worker/subscriptions.ts';

const RUNS = 6;
const STEPS = 25;
const TIMEOUT_MS = 180_000;
const START = Date.parse('2026-01-31T10:00:00Z');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function openShop(): Promise<Months> {
  turnClock(START);
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await env.DB.prepare(`UPDATE variants SET unlimited = 0 WHERE sku = 'BOX'`).run();
  await setStock('BOX', BOXES);
  return { now: START, stocked: BOXES, known: [] };
}

test(
  'each cycle is paid once at the agreed price, whatever happens to subscriptions over months',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.commands(steps, { maxCommands: STEPS, size: 'max' }), async (commands) => {
        const months = await openShop();
        await fc.asyncModelRun(() => ({ model: {}, real: months }), commands);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  },
  TIMEOUT_MS,
);
