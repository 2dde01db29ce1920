import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { NEW_YORK, SETTINGS } from '../../../test/worker/checkout.ts';
import type { FakeStripe } from '../../../test/worker/fake-stripe.ts';
import { rows } from '../../../test/worker/forms.ts';
import { subscribing } from '../../../test/worker/orders.ts';
import { OwnerProgram } from '../../../test/worker/owner.ts';
import { outbox } from '../../../test/worker/post-office.ts';
import { openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';
import { fakeStripe, PACKAGE_TIMEOUT_MS, sendEvent } from '../../../test/worker/stripe-shop.ts';
import { callAt, renewAt, theSubscription, turnClock } from '../../../test/worker/subscriptions.ts';
import { keepCard } from '../../subscriptions/service.ts';
import { successorOf } from '../service.ts';
import { stripePackage } from '../stripe/client.ts';

const START = Date.parse('2026-01-31T10:00:00Z');
const DUE = Date.parse('2026-02-28T10:00:00Z');
const FIRST = 'sk_live_first';
const SECOND = 'sk_live_second';

let stripe: FakeStripe;
let owner: OwnerProgram;

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);
beforeEach(async () => {
  turnClock(START);
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, testMode: undefined });
  stripe = fakeStripe();
  stripe.accounts.open({ id: 'acct_1' }, FIRST);
  stripe.accounts.open({ id: 'acct_2' }, SECOND);
  owner = await OwnerProgram.of({ expiresAt: DUE + 100 * DAY_MS });
  await connect(FIRST);
  await subscribe();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function call(path: string, body: object = {}): Promise<void> {
  const answer = await owner.fetch(`/api/owner/payment-accounts${path}`, { method: 'POST', body });
  expect(answer.status, await answer.text()).toBe(200);
}
const connect = (key: string) => call('', { mode: 'live', key });
const disconnect = (id: string) => call(`/live-${id}/disconnect`);
const accounts = () => [...stripe.intents.values()].map(({ account }) => account);

/** Subscribes to a box at the first account. */
async function subscribe(): Promise<void> {
  const payer = await subscribing(PRODUCTS.box.id, {});
  await payer.startCheckout();
  await payer.changeCheckout({ address: NEW_YORK });
  await payer.pay({ provider: 'stripe' });
  stripe.pay('cs_test_1');
  const [endpoint] = stripe.accounts.endpoints.values();
  await sendEvent('checkout.session.completed', { id: 'cs_test_1' }, endpoint);
}

test('a subscription is renewed where its card is kept, also after another account has taken new payments', async () => {
  expect(await rows('subscriptions')).toMatchObject([{ payment_account: 'live-acct_1' }]);
  await connect(SECOND);
  expect(await renewAt(DUE, {})).toMatchObject({ renewed: 1 });
  expect(accounts()).toEqual(['acct_1']);
  const orders = await rows('orders');
  expect(orders.map(({ payment_account }) => payment_account)).toEqual(['live-acct_1', 'live-acct_1']);
});

test('a disconnected account is charged no more: the buyer is asked for a card, which the connected account keeps', async () => {
  await disconnect('acct_1');
  expect(await renewAt(DUE, {})).toMatchObject({ waiting: 1 });
  await connect(SECOND);
  expect(await renewAt(DUE + DAY_MS, {})).toMatchObject({ declined: 1 });
  expect((await outbox()).filter(({ kind }) => kind === 'renewal-failed')).toHaveLength(1);
  expect(accounts()).toEqual([]);
  const { id, paymentAccount } = await theSubscription();
  const change = await callAt(DUE + 2 * DAY_MS);
  const successor = successorOf(change.env, change.site, 'stripe', paymentAccount);
  expect(successor?.account).toBe('live-acct_2');
  await successor?.start({
    ...{ siteId: SHOP.id, paymentId: 'other', amountCents: 100, currency: 'USD', email: 'ann@mail.test', lines: [] },
    ...{
      language: 'en',
      successUrl: 'https://a.example',
      cancelUrl: 'https://a.example',
      method: 'card',
      delivery: null,
    },
    ...{ expiresAt: DUE + 2 * DAY_MS + 1_800_000, card: undefined, keepsCard: true, keptCard: undefined },
  });
  stripe.pay('cs_test_2');
  await keepCard(change, id, (await successor?.keptCardOf('cs_test_2')) ?? '', successor?.account);
  expect(await renewAt(DUE + 2 * DAY_MS, {})).toMatchObject({ renewed: 1 });
  expect(accounts()).toEqual(['acct_2']);
  expect((await rows('orders')).at(-1)).toMatchObject({ payment_account: 'live-acct_2' });
});
