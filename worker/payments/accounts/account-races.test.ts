import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentAccount, PaymentAccountList } from '#runtime/contracts/payment-accounts.ts';
import { SETTINGS } from '../../../test/worker/checkout.ts';
import type { FakeStripe } from '../../../test/worker/fake-stripe.ts';
import { rows } from '../../../test/worker/forms.ts';
import { OwnerProgram } from '../../../test/worker/owner.ts';
import { openShops, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';
import { fakeStripe, PACKAGE_TIMEOUT_MS, sendEvent } from '../../../test/worker/stripe-shop.ts';
import { stripePackage } from '../stripe/client.ts';

const ACCOUNTS = '/api/owner/payment-accounts';
const KEY = 'sk_live_51secretOfTheShopA1b2';
const NEXT_KEY = 'sk_live_51secretOfTheShopE5f6';
const OTHER_KEY = 'sk_live_51secretOfTheNextC3d4';
const ID = 'live-acct_1';

let stripe: FakeStripe;
let owner: OwnerProgram;

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);
beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, testMode: undefined });
  stripe = fakeStripe();
  for (const key of [KEY, NEXT_KEY]) stripe.accounts.open({ id: 'acct_1' }, key);
  stripe.accounts.open({ id: 'acct_2' }, OTHER_KEY);
  owner = await OwnerProgram.of();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const post = (path: string, body: object = {}) => owner.fetch(`${ACCOUNTS}${path}`, { method: 'POST', body });
const connect = (key: string) => post('', { mode: 'live', key });
const list = async (): Promise<PaymentAccount[]> =>
  (await (await owner.fetch(ACCOUNTS)).json<PaymentAccountList>()).accounts;

/** Each account that is not disconnected has its one endpoint at Stripe, whose reports the shop takes. */
async function expectEndpoints(): Promise<void> {
  const stored = await rows('payment_accounts');
  const made = [...stripe.accounts.endpoints.values()];
  expect(made.map(({ id }) => id).sort()).toEqual(stored.map(({ webhook_id: id }) => id).sort());
  for (const endpoint of made) {
    expect(await sendEvent('checkout.session.expired', { id: 'cs_of_nobody' }, endpoint)).toBe(200);
  }
}

test('two owners who connect two accounts at once leave one connected, and the other in its place', async () => {
  const answers = await Promise.all([connect(KEY), connect(OTHER_KEY)]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
  expect((await list()).map(({ state }) => state)).toEqual(['connected', 'replaced']);
  await expectEndpoints();
});

test('two owners who enter two keys of one account at once store one of them, and the other is told', async () => {
  const answers = await Promise.all([connect(KEY), connect(NEXT_KEY)]);
  expect(answers.map(({ status }) => status < 300).sort()).toEqual([false, true]);
  expect(await list()).toMatchObject([{ id: ID, state: 'connected' }]);
  await expectEndpoints();
});

test('two checks at once of an account whose webhook is gone make one webhook', async () => {
  await connect(KEY);
  stripe.accounts.endpoints.clear();
  await Promise.all([post(`/${ID}/check`), post(`/${ID}/check`)]);
  await expectEndpoints();
});

test('an account that is connected again while another owner disconnects it has a webhook', async () => {
  await connect(KEY);
  let isAgain = false;
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    if (new Request(input, init).method === 'DELETE' && !isAgain) {
      isAgain = true;
      expect((await connect(KEY)).ok).toBe(true);
    }
    return stripe.fetch(input, init);
  });
  await post(`/${ID}/disconnect`);
  expect(await list()).toMatchObject([{ id: ID, state: 'connected', hasWebhook: true }]);
  await expectEndpoints();
});
