import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { NEW_YORK, SETTINGS } from '../../test/worker/checkout.ts';
import { recording, wideSteps } from '../../test/worker/query-plans.ts';
import { openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { callAt, renewAt, subscribed } from '../../test/worker/subscriptions.ts';
import {
  cancelSubscription,
  changeAddress,
  keepCard,
  pauseSubscription,
  resumeSubscription,
  skipCycle,
} from '../subscriptions/service.ts';

const START = Date.parse('2026-01-31T10:00:00Z');
const GROWING = ['subscriptions', 'payments', 'test_payments', 'orders', 'order_lines', 'reservations', 'outbox'];
const NAMES = [...GROWING, 'variants', 'items', 's', 'p', 'o', 'r', 'v', 'i', 't'];

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(Date, 'now').mockReturnValue(START);
});
afterEach(() => vi.restoreAllMocks());

test('the job and the changes of subscriptions read by indexes, however many there are', async () => {
  const statements = new Set<string>();
  const DB = recording(statements);
  await env.DB.prepare(`UPDATE variants SET unlimited = 0, qty_in_stock = 9 WHERE sku = 'BOX'`).run();
  const { id, nextCycleAt, cycleCents } = await subscribed({ card: 'renewalFailsOnce' });
  for (let days = 20; days < 40; days++) await renewAt(START + days * DAY_MS, { DB });
  const call = { ...(await callAt(START + 41 * DAY_MS)), db: DB };
  await skipCycle(call, id, nextCycleAt ?? 0);
  await pauseSubscription(call, id, 'owner');
  await resumeSubscription(call, id, 'buyer');
  await keepCard(call, id, 'succeeds.x');
  await changeAddress(call, id, { address: NEW_YORK, expectedCents: cycleCents });
  await cancelSubscription(call, id, 'buyer');
  expect(statements.size).toBeGreaterThan(25);
  expect(await wideSteps(statements, NAMES)).toEqual({});
});
