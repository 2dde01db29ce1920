import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WithdrawalRequest } from '#runtime/contracts/withdrawals.ts';
import { ANN, SETTINGS } from '../../test/worker/checkout.ts';
import { openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { callAt, renewAt, subscribed, turnClock } from '../../test/worker/subscriptions.ts';
import { declare } from './declare.ts';
import { listDeclarations } from './owner-list.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const NEXT = Date.parse('2026-12-20T10:00:00Z');

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  turnClock(START);
});
afterEach(() => vi.restoreAllMocks());

/** Counts the trips to the database that it takes to list all declarations. */
async function tripsOfList(): Promise<{ shown: number; trips: number }> {
  let trips = 0;
  const counting: Pick<D1Database, 'prepare' | 'batch'> = {
    prepare(sql) {
      trips++;
      return env.DB.prepare(sql);
    },
    batch: (statements) => env.DB.batch(statements),
  };
  const { declarations } = await listDeclarations(counting as D1Database, SHOP.id, { search: '', limit: 50 }, NEXT);
  return { shown: declarations.length, trips };
}

test('many declarations of one order are listed with as many reads as one', async () => {
  await subscribed();
  expect(await renewAt(NEXT)).toMatchObject({ renewed: 1 });
  const call = await callAt(NEXT);
  const origin = `https://${SHOP.host}`;
  const declareOnce = () =>
    declare(call, {
      ...WithdrawalRequest.parse({ name: 'Ann Lee', contract: '#2', email: ANN }),
      ...{ kind: 'withdrawal', idempotencyKey: undefined, origin, calledOrigin: origin },
      networks: { 64: 'a', 56: 'b', 48: 'c' },
    });
  await declareOnce();
  const one = await tripsOfList();
  for (let i = 0; i < 4; i++) await declareOnce();
  expect(await tripsOfList()).toEqual({ shown: 5, trips: one.trips });
});
