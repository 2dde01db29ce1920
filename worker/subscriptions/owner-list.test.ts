import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SUBSCRIPTION_STATES } from '#runtime/contracts/enumerations.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { recording, wideSteps } from '../../test/worker/query-plans.ts';
import { CountingDatabase } from '../../test/worker/rows-read.ts';
import { openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { addCopies, subscribed } from '../../test/worker/subscriptions.ts';
import { readSubscriptions } from './owner-list.ts';

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
});
afterEach(() => vi.restoreAllMocks());

test('a list of one state reads by an index', async () => {
  const statements = new Set<string>();
  const DB = recording(statements);
  for (const state of SUBSCRIPTION_STATES) await readSubscriptions(DB, SHOP.id, { state, cursor: 'x', limit: 1 });
  expect(statements.size).toBe(1);
  expect(await wideSteps(statements, ['subscriptions'])).toEqual({});
});

test('a page of a list reads its own rows, however many subscriptions there are', async () => {
  const { id } = await subscribed();
  await addCopies(id, 500, { state: `'paused'` });
  const { DB, statements } = new CountingDatabase();
  const active = await readSubscriptions(DB, SHOP.id, { state: 'active', limit: 20 });
  expect(active.subscriptions.map((subscription) => subscription.id)).toEqual([id]);
  const all = await readSubscriptions(DB, SHOP.id, { limit: 20 });
  expect(all.subscriptions).toHaveLength(20);
  for (const rows of statements.values()) expect(rows).toBeLessThanOrEqual(21);
});
