import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { addSubscriptions } from '../../test/many-subscriptions.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { addCopies, renewAt, subscribed } from '../../test/worker/subscriptions.ts';
import { countingDatabase, type Trips } from '../../test/worker/trips.ts';
import { ANNOUNCED_PER_RUN, PER_RUN } from './service.ts';

const START = Date.parse('2026-01-31T10:00:00Z');
const DUE = Date.parse('2026-02-28T10:00:00Z');
/** D1 accepts so many in an invocation. */
const MOST_TRIPS = 1_000;
const YEAR_MS = 365 * DAY_MS;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await env.DB.prepare(`UPDATE variants SET unlimited = 0, qty_in_stock = 9 WHERE sku = 'BOX'`).run();
  vi.spyOn(Date, 'now').mockReturnValue(START);
  vi.spyOn(console, 'error').mockImplementation(() => {});
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
  const first = await measured(DUE);
  await subscribed();
  await env.DB.prepare('UPDATE subscriptions SET next_billing_at = ?1').bind(DUE).run();
  const second = await measured(DUE + 1);
  expect(second.trips - first.trips).toBeLessThanOrEqual(10);
  // Five of them are for the order's words, its customer, the sums of the customer's orders, and the owner's notice.
  expect(second.statements - first.statements).toBeLessThanOrEqual(36);
});

const variant = { id: 'variant-BOX', itemId: PRODUCTS.box.id };
const due = (name: string, count: number) =>
  env.DB.prepare(
    addSubscriptions({ siteId: SHOP.id, secret: env.SESSION_SECRET, variant, name, count, dueAt: DUE }),
  ).run();

test('a full run makes no more trips than D1 accepts, and leaves the rest to the next one', async () => {
  await env.DB.prepare(`UPDATE variants SET qty_in_stock = 999 WHERE sku = 'BOX'`).run();
  const { id } = await subscribed();
  await env.DB.prepare('UPDATE subscriptions SET next_billing_at = ?1, announce_at = NULL')
    .bind(DUE + YEAR_MS)
    .run();
  await addCopies(id, ANNOUNCED_PER_RUN + 5, { announce_at: String(DUE), next_cycle_at: String(DUE + 1) });
  await due('due', PER_RUN + 5);
  const { DB, count } = countingDatabase();
  expect(await renewAt(DUE, { DB })).toMatchObject({ renewed: PER_RUN, announced: ANNOUNCED_PER_RUN, failed: 0 });
  // Each of them could belong to another site, which is read once in a run.
  expect(count.trips + PER_RUN + ANNOUNCED_PER_RUN).toBeLessThan(MOST_TRIPS);
  expect(await renewAt(DUE, { DB })).toMatchObject({ announced: 5 });
});

test('a renewal reads as many rows among many subscriptions as alone', async () => {
  const { id } = await subscribed();
  const rowsOf = async (name: string) => {
    await due(name, 1);
    const counted = new CountingDatabase();
    expect(await renewAt(DUE - 1, { DB: counted.DB })).toMatchObject({ renewed: 0 });
    const idle = counted.rows;
    await env.DB.prepare(`UPDATE subscriptions SET next_billing_at = ?1 WHERE id LIKE '${name}%'`).bind(DUE).run();
    expect(await renewAt(DUE, { DB: counted.DB })).toMatchObject({ renewed: 1 });
    expect(idle).toBeLessThan(10);
    return counted.rows - idle;
  };
  await env.DB.prepare('UPDATE subscriptions SET next_billing_at = ?1')
    .bind(DUE + YEAR_MS)
    .run();
  const alone = await rowsOf('alone');
  await addCopies(id, 20_000, { cycle_order: `'{}'`, next_billing_at: `${DUE + YEAR_MS} + i` });
  const among = await rowsOf('among');
  // The person's orders are added up, of which there is one more by now.
  expect(among).toBe(alone + 1);
  expect(among).toBeLessThanOrEqual(90);
});
