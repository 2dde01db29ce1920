import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SITE_STATUS } from '#runtime/contracts/site-enumerations.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { SETTINGS } from '../../test/worker/checkout.ts';
import { outbox } from '../../test/worker/post-office.ts';
import { openShops, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { renewAt, subscribed, theSubscription } from '../../test/worker/subscriptions.ts';

const START = Date.parse('2026-01-31T10:00:00Z');
const DUE = Date.parse('2026-02-28T10:00:00Z');

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(Date, 'now').mockReturnValue(START);
});
afterEach(() => vi.restoreAllMocks());

const become = (status: number) =>
  env.DB.prepare('UPDATE sites SET status = ?2 WHERE site_id = ?1').bind(SHOP.id, status).run();

test('a closed shop announces and charges no cycle, and charges one once it is open again', async () => {
  await subscribed();
  await become(SITE_STATUS.expired);
  const mails = (await outbox()).length;
  expect(await renewAt(DUE - 3 * 24 * HOUR_MS)).toMatchObject({ announced: 0 });
  expect(await renewAt(DUE)).toMatchObject({ renewed: 0, waiting: 1, failed: 0 });
  expect(await renewAt(DUE + HOUR_MS)).toMatchObject({ renewed: 0, waiting: 1 });
  expect((await outbox()).length).toBe(mails);
  expect(await theSubscription()).toMatchObject({ state: 'active', cyclesBilled: 1, tries: 0 });
  await become(SITE_STATUS.paid);
  expect(await renewAt(DUE + 2 * HOUR_MS)).toMatchObject({ renewed: 1 });
});
