import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { ANN, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { count, openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { addCopies, callAt, renewAt, subscribed, theSubscription } from '../../test/worker/subscriptions.ts';
import { reconcileDuePayments } from '../checkout/service.ts';
import { pauseSubscription } from '../subscriptions/service.ts';

const CANCELLED = { state: 'cancelled', pauseReason: '', keptCard: '', nextCycleAt: null, nextBillingAt: null };

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: 'owner@shop.test' });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function erase(email = ANN) {
  const owner = await OwnerProgram.of();
  const response = await owner.fetch('/api/owner/erase', { method: 'POST', body: { email } });
  expect(response.status).toBe(200);
  return response.json() as Promise<Record<string, unknown>>;
}

test('a person who was erased is neither charged nor written to again', async () => {
  const { nextCycleAt, version } = await subscribed();
  const due = nextCycleAt ?? 0;
  expect(await renewAt(due - DAY_MS)).toMatchObject({ announced: 1 });
  expect(await erase()).toMatchObject({
    cancelledSubscriptions: 1,
    kept: [
      { what: 'orders', count: 1 },
      { what: 'subscriptions', count: 1 },
    ],
  });
  expect(await outbox()).toEqual([]);
  expect(await theSubscription()).toMatchObject({ ...CANCELLED, version: version + 2 });
  expect(await count('subscriptions', 'announce_at IS NOT NULL')).toBe(0);
  for (const days of [0, 1, 40]) {
    expect(await renewAt(due + days * DAY_MS)).toMatchObject({ renewed: 0, announced: 0, declined: 0 });
  }
  expect([await count('orders'), await outbox()]).toEqual([1, []]);
});

test('a paused subscription is cancelled too', async () => {
  const { id, createdAt } = await subscribed();
  await pauseSubscription(await callAt(createdAt + DAY_MS), id, 'buyer');
  expect(await erase()).toMatchObject({ cancelledSubscriptions: 1 });
  expect(await theSubscription()).toMatchObject(CANCELLED);
});

test('subscriptions of others and those that have ended stay as they are', async () => {
  const { id } = await subscribed();
  await addCopies(id, 1, { email: `'bob@mail.test'` });
  await addCopies('copy-1', 1, {
    id: `'ended'`,
    email: `'${ANN}'`,
    state: `'ended'`,
    order_id: `'e'`,
    token_hash: `'e'`,
  });
  expect(await erase()).toMatchObject({ cancelledSubscriptions: 1 });
  const { results } = await env.DB.prepare('SELECT id, state FROM subscriptions ORDER BY state').all();
  expect(results).toEqual([
    { id: 'copy-1', state: 'active' },
    { id, state: 'cancelled' },
    { id: 'ended', state: 'ended' },
  ]);
  expect(await erase()).toMatchObject({ cancelledSubscriptions: 0 });
});

test('money that is charged while its person is erased is refunded, without a mail', async () => {
  const due = (await subscribed()).nextCycleAt ?? 0;
  for (let trips = 1; (await count('test_payments', `state = 'paid'`)) < 2; trips++) {
    await renewAt(due, { DB: stoppingDatabase(trips) }).catch(() => undefined);
  }
  const { cancelledSubscriptions, kept } = await erase();
  expect(cancelledSubscriptions).toBe(1);
  expect(kept).toContainEqual({ what: 'open payments', count: 1, why: expect.any(String) });
  expect(await renewAt(due + DAY_MS)).toMatchObject({ renewed: 0 });
  await reconcileDuePayments(env, due + DAY_MS);
  expect([await count('test_payments', `state = 'refunded'`), await count('orders')]).toEqual([1, 1]);
  expect(await outbox()).toEqual([]);
});
