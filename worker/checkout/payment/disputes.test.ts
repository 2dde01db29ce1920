import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { newKey, refusal } from '../../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../../test/worker/checkout.ts';
import type { FakeStripe } from '../../../test/worker/fake-stripe.ts';
import type { FakeDispute } from '../../../test/worker/fake-stripe-money.ts';
import { boughtGiftCard } from '../../../test/worker/orders.ts';
import { OwnerProgram } from '../../../test/worker/owner.ts';
import { outbox } from '../../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, STOCK, setStoreSettings } from '../../../test/worker/shops.ts';
import {
  boughtWithStripe,
  fakeStripe,
  PACKAGE_TIMEOUT_MS,
  STRIPE_ACCOUNT,
  sendEvent,
} from '../../../test/worker/stripe-shop.ts';
import { stripePackage } from '../../payments/stripe/client.ts';

const DUE = 2178;
const OWNER = 'owner@shop.test';
let stripe: FakeStripe;

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);
beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: OWNER });
  stripe = fakeStripe();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const order = (number = 1) =>
  env.DB.prepare('SELECT state, refunded_cents AS cents FROM orders WHERE number = ?1').bind(number).first();
const events = async () => {
  const sql = `SELECT kind FROM order_events WHERE ref <> '' ORDER BY kind`;
  return (await env.DB.prepare(sql).all<{ kind: string }>()).results.map(({ kind }) => kind);
};
const notices = async () => (await outbox()).filter(({ kind }) => kind === 'dispute-notice');

/** Puts a dispute of a payment into a state, which Stripe reports twice. */
async function disputed(ref: string, status: FakeDispute['status'], type: string): Promise<void> {
  const dispute = stripe.money.disputes[0] ?? stripe.disputeAt(ref);
  dispute.status = status;
  const event = { id: dispute.id, payment_intent: stripe.intentOf(ref) };
  for (const _ of [1, 2]) expect(await sendEvent(`charge.dispute.${type}`, event)).toBe(200);
}

test('the owner gets one mail about a dispute, with the reason, the time to answer and the provider’s page', async () => {
  const ref = await boughtWithStripe(stripe);
  await disputed(ref, 'needs_response', 'created');
  await disputed(ref, 'under_review', 'updated');
  const [notice, ...others] = await notices();
  expect(others).toEqual([]);
  expect(notice?.recipient).toBe(OWNER);
  for (const body of [notice?.text_body, notice?.html_body]) {
    for (const part of [
      '$21.78',
      'is said to be fraudulent',
      'January 15, 2030',
      '/test/disputes/du_1',
      'ann@mail.test',
    ])
      expect(body).toContain(part);
  }
  expect([await events(), await order()]).toEqual([['disputed'], { state: 'paid', cents: 0 }]);
});

test('a dispute that is lost takes the money, not the stock, and a mail asks the owner to decide', async () => {
  const { mug } = PRODUCTS;
  const payer = await Payer.with(mug.id, {}, STRIPE_ACCOUNT);
  await payer.pay({ provider: 'stripe' });
  const ref = [...stripe.sessions.keys()].at(-1) ?? '';
  stripe.pay(ref);
  await sendEvent('checkout.session.completed', { id: ref });
  await disputed(ref, 'needs_response', 'created');
  await disputed(ref, 'lost', 'closed');
  expect(await order()).toEqual({ state: 'refunded', cents: stripe.money.disputes[0]?.amount });
  expect(await events()).toEqual(['disputeLost', 'disputed']);
  const stock = () => env.DB.prepare(`SELECT qty_in_stock AS n FROM variants WHERE sku = 'MUG'`).first<number>('n');
  expect(await stock()).toBe(STOCK - 1);
  const [, lost, ...others] = await notices();
  expect(others).toEqual([]);
  for (const body of [lost?.text_body, lost?.html_body]) {
    expect(body).toContain('Once the goods are back, please add them to it.');
    expect(body).toContain('/config/orders/1');
    expect(body).toContain('downloads are closed');
  }
  expect((await outbox()).some(({ kind }) => kind === 'order-refunded')).toBe(false);
  const owner = await OwnerProgram.of();
  const refund = (body: object) =>
    owner.fetch('/api/owner/orders/1/refund', {
      method: 'POST',
      body,
      headers: { 'Idempotency-Key': newKey() },
      env: STRIPE_ACCOUNT,
    });
  expect((await refusal(await refund({}))).code).toBe('ORDER_CONFLICT');
  expect((await refund({ restock: true })).status).toBe(200);
  expect([await stock(), stripe.money.refunds]).toEqual([STOCK, []]);
});

test('a dispute that is won leaves the order as it was, and the owner gets a mail', async () => {
  const ref = await boughtWithStripe(stripe);
  await disputed(ref, 'needs_response', 'created');
  await disputed(ref, 'won', 'closed');
  expect([await events(), await order()]).toEqual([['disputeWon', 'disputed'], { state: 'paid', cents: 0 }]);
  expect((await notices()).map(({ subject }) => subject)).toEqual([
    'Dispute of order #1',
    'The dispute of order #1 is won',
  ]);
});

test('a dispute that is first reported when it is lost leads to one mail', async () => {
  const ref = await boughtWithStripe(stripe);
  await disputed(ref, 'lost', 'closed');
  expect((await notices()).map(({ subject }) => subject)).toEqual(['The dispute of order #1 is lost']);
  expect(await order()).toEqual({ state: 'refunded', cents: DUE });
});

test('a dispute after a refund of a part takes no more than was paid', async () => {
  const ref = await boughtWithStripe(stripe);
  stripe.refundAt(ref, 500);
  await disputed(ref, 'lost', 'closed');
  expect(await order()).toEqual({ state: 'refunded', cents: DUE });
});

test('a gift card that paid a part stays spent when the rest is lost, and one that was bought buys nothing', async () => {
  const code = await boughtGiftCard({ env: STRIPE_ACCOUNT });
  await env.DB.prepare('UPDATE orders SET test_mode = 0').run();
  const payer = await Payer.with(PRODUCTS.mug.id, { quantity: 2 }, STRIPE_ACCOUNT);
  await payer.changeCheckout({ giftCardCode: code });
  await payer.pay({ provider: 'stripe' });
  const ref = [...stripe.sessions.keys()].at(-1) ?? '';
  stripe.pay(ref);
  await sendEvent('checkout.session.completed', { id: ref });
  await disputed(ref, 'lost', 'closed');
  expect(await order(2)).toMatchObject({ state: 'refunded' });
  expect(await count('gift_cards', 'balance_cents = 0')).toBe(1);
  expect((await notices()).at(-1)?.text_body).toContain('What a gift card paid of the order stays paid.');
});
