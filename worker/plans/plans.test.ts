import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SITE_STATUS } from '#runtime/contracts/site-enumerations.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';

const TRIAL = '/settings/billing/upgrade';
const PLAN = '/settings/billing/subscriptions/website';
const PAGES = [TRIAL, PLAN];

beforeEach(async () => {
  await openShops();
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const setStatus = (status: number) =>
  env.DB.prepare('UPDATE sites SET status = ?1, updated_at = updated_at + 1 WHERE site_id = ?2')
    .bind(status, SHOP.id)
    .run();

test.each(PAGES)(
  '%s leads to where this server’s plans are sold, also from a shop whose plan has expired',
  async (path) => {
    const PLANS_URL = 'https://plans.example/choose?from=shop';
    for (const status of [SITE_STATUS.trial, SITE_STATUS.expired]) {
      await setStatus(status);
      const response = await new Buyer().fetch(path, { env: { PLANS_URL } });
      expect([response.status, response.headers.get('Location')]).toEqual([302, `${PLANS_URL}&site=${SHOP.id}`]);
    }
  },
);

test.each(['', 'not an address'])(
  'says that no plans are sold here where the address for them is %j',
  async (PLANS_URL) => {
    for (const path of PAGES) {
      const response = await new Buyer().fetch(path, { env: { PLANS_URL } });
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('No plans are sold here.');
    }
    expect((await new Buyer().fetch(PLAN, { method: 'POST' })).status).toBe(405);
  },
);

test.each([
  [SITE_STATUS.expired, true],
  [SITE_STATUS.removed, false],
])(
  'a shop that is closed by the status %i says whether its owner can sign in to renew it',
  async (status, expected) => {
    await setStatus(status);
    const page = await (await new Buyer().fetch('/')).text();
    expect(page).toContain('This shop is closed.');
    expect(page.includes('<a href="/config/">Do you run this shop?')).toBe(expected);
  },
);
