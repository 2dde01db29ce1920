import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { newKey, refusal } from '../../../test/worker/buyer.ts';
import { decideAt, Payer, SETTINGS } from '../../../test/worker/checkout.ts';
import type { FakeStripe } from '../../../test/worker/fake-stripe.ts';
import { open } from '../../../test/worker/order-pages.ts';
import { boughtGiftCard } from '../../../test/worker/orders.ts';
import { OwnerProgram } from '../../../test/worker/owner.ts';
import { outbox } from '../../../test/worker/post-office.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, STOCK, setStoreSettings } from '../../../test/worker/shops.ts';
import { stoppingDatabase } from '../../../test/worker/stopping-database.ts';
import {
  boughtWithStripe,
  fakeStripe,
  PACKAGE_TIMEOUT_MS,
  STRIPE_ACCOUNT,
  sendEvent,
} from '../../../test/worker/stripe-shop.ts';
import { renewAt, subscribed, theSubscription } from '../../../test/worker/subscriptions.ts';
import type { Bindings } from '../../env.ts';
import { stripePackage } from '../../payments/stripe/client.ts';
import { reconcileDuePayments } from '../service.ts';

const { mug, poster } = PRODUCTS;
const DUE = 2178;
let stripe: FakeStripe;
let owner: OwnerProgram;

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);
beforeEach(openForRefunds);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openForRefunds(): Promise<void> {
  await openShops();
  const installmentSettings = { enabled: true, min: 100, max: 200_000 };
  await setStoreSettings(SHOP.id, { ...SETTINGS, stripeCountry: 'US', selectedCurrency: 'USD', installmentSettings });
  await env.DB.prepare(`UPDATE variants SET unlimited = 0, qty_in_stock = ${STOCK} WHERE sku = 'POSTER'`).run();
  stripe = fakeStripe();
  owner = await OwnerProgram.of();
}

interface Refunding {
  amountCents?: number;
  restock?: boolean;
  key?: string;
  order?: string;
  bindings?: Partial<Bindings>;
}

function refund({ key = newKey(), order = '1', bindings = STRIPE_ACCOUNT, ...body }: Refunding = {}) {
  const call = { method: 'POST', body, headers: { 'Idempotency-Key': key }, env: bindings };
  return owner.fetch(`/api/owner/orders/${order}/refund`, call);
}

const order = (number = 1) =>
  env.DB.prepare('SELECT state, refunded_cents AS cents FROM orders WHERE site_id = ?1 AND number = ?2')
    .bind(SHOP.id, number)
    .first();
const stock = (sku: string) =>
  env.DB.prepare('SELECT qty_in_stock AS n FROM variants WHERE sku = ?1').bind(sku).first<number>('n');
const refundMails = async () => (await outbox()).filter(({ kind }) => kind === 'order-refunded');

async function boughtInTestMode(itemId: string = mug.id, quantity = 2): Promise<void> {
  await (await Payer.with(itemId, { quantity })).pay();
}

describe('a refund by the owner', () => {
  test('of the rest gives back what a part has left, and the buyer gets a mail about each', async () => {
    await boughtWithStripe(stripe);
    expect(await (await refund({ amountCents: 500 })).json()).toEqual({
      state: 'paid',
      refundedCents: 500,
      refund: { cents: 500, toGiftCardCents: 0, isRepeat: false },
    });
    expect(await (await refund()).json()).toMatchObject({ state: 'refunded', refundedCents: DUE });
    expect(stripe.money.refunds.map(({ amount }) => amount)).toEqual([500, DUE - 500]);
    expect(await refundMails()).toHaveLength(2);
    expect(await count('audit_log', `action = 'order.refunded'`)).toBe(2);
    expect((await refusal(await refund())).code).toBe('ORDER_CONFLICT');
  });

  test('needs a key, so that no program refunds twice by mistake', async () => {
    await boughtWithStripe(stripe);
    const answer = await owner.fetch('/api/owner/orders/1/refund', { method: 'POST', body: {}, env: STRIPE_ACCOUNT });
    expect((await refusal(answer)).code).toBe('IDEMPOTENCY_KEY_INVALID');
    expect(stripe.money.refunds).toEqual([]);
  });

  test('of more than is left is refused, and nothing goes back', async () => {
    await boughtWithStripe(stripe);
    await refund({ amountCents: 2000 });
    expect(await refusal(await refund({ amountCents: 179 }))).toMatchObject({
      status: 400,
      errors: { amountCents: expect.any(String) },
    });
    expect(await order()).toEqual({ state: 'paid', cents: 2000 });
    expect(await count('order_refunds')).toBe(1);
  });

  test('with a key that was used for another amount is refused', async () => {
    await boughtWithStripe(stripe);
    const key = newKey();
    await refund({ amountCents: 500, key });
    for (const amountCents of [501, undefined]) {
      const again = await refund({ key, ...(amountCents !== undefined && { amountCents }) });
      expect((await refusal(again)).code).toBe('IDEMPOTENCY_KEY_REUSED');
    }
    expect(stripe.money.refunds).toHaveLength(1);
  });

  test('reaches no order of another shop', async () => {
    await boughtWithStripe(stripe);
    owner = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    expect((await refund()).status).toBe(404);
    expect(stripe.money.refunds).toEqual([]);
  });
});

describe('a repeat of a refund', () => {
  test.each([{ amountCents: 700 }, {}])('whose answer was lost gives nothing back again: %j', async (asked) => {
    await boughtWithStripe(stripe);
    const key = newKey();
    const { cents } = ((await (await refund({ ...asked, key })).json()) as { refund: { cents: number } }).refund;
    const again = await refund({ ...asked, key });
    expect(await again.json()).toMatchObject({ refundedCents: cents, refund: { cents, isRepeat: true } });
    expect(stripe.money.refunds).toHaveLength(1);
    expect(await refundMails()).toHaveLength(1);
    expect(await count('audit_log')).toBe(1);
  });

  test('at the same moment gives back once', async () => {
    await boughtWithStripe(stripe);
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => refund({ amountCents: 700, key, restock: true })));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect((await refund({ amountCents: 700, key })).status).toBe(200);
    expect(stripe.money.refunds.map(({ amount }) => amount)).toEqual([700]);
    expect(await order()).toEqual({ state: 'paid', cents: 700 });
  });

  test('a day later, when Stripe has forgotten our key, finds the refund at Stripe', async () => {
    await boughtWithStripe(stripe);
    const key = newKey();
    await refund({ amountCents: 700, key });
    await env.DB.batch([
      env.DB.prepare(`UPDATE order_refunds SET state = 'open'`),
      env.DB.prepare('DELETE FROM order_events'),
    ]);
    stripe.forgetKeys();
    expect((await refund({ amountCents: 700, key })).status).toBe(200);
    expect(stripe.money.refunds).toHaveLength(1);
    expect(await order()).toEqual({ state: 'paid', cents: 700 });
  });

  test('after a server that was stopped anywhere in the middle ends with one refund and one restock', async () => {
    let didEnd = false;
    for (let trips = 0; !didEnd; trips++) {
      await openForRefunds();
      await boughtWithStripe(stripe);
      const asked = { amountCents: 700, restock: true, key: newKey() };
      const stopped = await refund({ ...asked, bindings: { ...STRIPE_ACCOUNT, DB: stoppingDatabase(trips) } });
      didEnd = stopped.status === 200;
      const again = await refund(asked);
      expect(await again.json(), `${trips}`).toMatchObject({ state: 'paid', refundedCents: 700 });
      expect(stripe.money.refunds).toHaveLength(1);
      expect([await stock('POSTER'), (await refundMails()).length]).toEqual([STOCK, 1]);
    }
  });
});

describe('a refund that nobody repeats', () => {
  test('is finished by the job once Stripe can be reached again', async () => {
    await boughtWithStripe(stripe);
    stripe.failures.push('network', 'network', 'network');
    expect((await refund({ restock: true })).status).toBe(503);
    expect(await order()).toEqual({ state: 'paid', cents: 0 });
    await reconcileDuePayments(STRIPE_ACCOUNT, Date.now());
    expect(stripe.money.refunds).toEqual([]);
    await reconcileDuePayments(STRIPE_ACCOUNT, Date.now() + HOUR_MS);
    expect([await order(), await stock('POSTER')]).toEqual([{ state: 'refunded', cents: DUE }, STOCK]);
    expect(await count('order_refunds', `state = 'done'`)).toBe(1);
  });

  test('is finished before another one, which gives back what is left then', async () => {
    await boughtWithStripe(stripe);
    stripe.failures.push('network', 'network', 'network');
    await refund({ amountCents: 2000 });
    expect((await refusal(await refund({ amountCents: 1000 }))).status).toBe(400);
    expect(stripe.money.refunds.map(({ amount }) => amount)).toEqual([2000]);
  });
});

describe('what the provider refuses', () => {
  test('a disputed payment is not refunded, and the refund can be ordered again', async () => {
    const ref = await boughtWithStripe(stripe);
    const dispute = stripe.disputeAt(ref);
    expect(await refusal(await refund({ restock: true }))).toMatchObject({ status: 409, code: 'PAYMENT_DISPUTED' });
    expect([await count('order_refunds'), await stock('POSTER')]).toEqual([0, STOCK - 1]);
    expect(await count('order_events', `kind = 'disputed'`)).toBe(1);
    dispute.status = 'won';
    stripe.forgetKeys();
    expect((await refund()).status).toBe(200);
    expect(await order()).toEqual({ state: 'refunded', cents: DUE });
  });

  test('what was refunded at Stripe meanwhile is taken over instead', async () => {
    const ref = await boughtWithStripe(stripe);
    stripe.refundAt(ref);
    expect((await refusal(await refund())).code).toBe('REFUND_REFUSED');
    expect(await order()).toEqual({ state: 'refunded', cents: DUE });
  });

  test('a payment of test mode that is not kept any more', async () => {
    await boughtInTestMode();
    await env.DB.prepare('DELETE FROM test_payments').run();
    expect((await refusal(await refund())).code).toBe('REFUND_REFUSED');
    expect(await order()).toMatchObject({ state: 'paid', cents: 0 });
  });
});

describe('the stock of a refunded order', () => {
  test('does not change unless the owner says so, and goes back once', async () => {
    await boughtInTestMode(mug.id, 2);
    await refund({ amountCents: 100 });
    expect(await stock('MUG')).toBe(STOCK - 2);
    await refund({ amountCents: 101, restock: true });
    await refund({ restock: true });
    expect(await stock('MUG')).toBe(STOCK);
    expect((await refusal(await refund({ restock: true }))).code).toBe('ORDER_CONFLICT');
  });

  test('can go back when the goods do, long after the money', async () => {
    await boughtInTestMode(mug.id, 2);
    const key = newKey();
    await refund({ key });
    for (const call of [
      { key, restock: true },
      { key, restock: true },
    ])
      expect((await refund(call)).status).toBe(200);
    expect(await stock('MUG')).toBe(STOCK);
    expect(await count('audit_log', `action = 'order.restocked'`)).toBe(1);
  });

  test('does not count an unlimited product', async () => {
    await boughtInTestMode(mug.id, 2);
    await env.DB.prepare(`UPDATE variants SET unlimited = 1 WHERE sku = 'MUG'`).run();
    await refund({ restock: true });
    expect(await stock('MUG')).toBe(STOCK - 2);
  });
});

describe('a gift card and a refund by the owner', () => {
  const balance = () =>
    env.DB.prepare(
      'SELECT balance_cents AS n FROM gift_cards WHERE order_id = (SELECT id FROM orders WHERE number = 1)',
    ).first<number>('n');

  async function boughtWithCard(quantity: number): Promise<void> {
    const code = await boughtGiftCard();
    const payer = await Payer.with(poster.id, { quantity });
    await payer.changeCheckout({ giftCardCode: code });
    await payer.pay();
  }

  test('an order that a card alone paid goes back to the card, and the buyer gets a mail', async () => {
    await boughtWithCard(1);
    expect(await balance()).toBe(2500 - DUE);
    const key = newKey();
    for (const _ of [1, 2]) expect((await refund({ order: '2', key, restock: true })).status).toBe(200);
    expect([await order(2), await balance()]).toEqual([{ state: 'refunded', cents: 0 }, 2500]);
    expect(await stock('POSTER')).toBe(STOCK);
    const [mail, ...others] = await refundMails();
    expect(others).toEqual([]);
    for (const body of [mail?.text_body, mail?.html_body]) {
      expect(body).toContain('has refunded $21.78');
      expect(body).toContain('$21.78 is back on the gift card');
    }
    expect((await refusal(await refund({ order: '2', amountCents: 1 }))).status).toBe(409);
  });

  test('an order that a card paid in part goes back the way it was paid', async () => {
    await boughtWithCard(3);
    expect((await refund({ order: '2', amountCents: 100 })).status).toBe(200);
    expect(await balance()).toBe(0);
    expect((await refund({ order: '2' })).status).toBe(200);
    expect(await balance()).toBe(2500);
    const [part, rest] = await refundMails();
    expect(part?.text_body).not.toContain('gift card');
    expect(rest?.text_body).toContain('$25.00 is back on the gift card');
  });
});

test('the order of a renewal is refunded, and the subscription goes on', async () => {
  const { id, nextCycleAt } = await subscribed();
  await renewAt(nextCycleAt ?? 0);
  owner = await OwnerProgram.of();
  expect((await refund({ order: '2' })).status).toBe(200);
  expect(await order(2)).toMatchObject({ state: 'refunded' });
  expect(await theSubscription()).toMatchObject({ id, state: 'active', cyclesBilled: 2 });
  expect(await count('test_payments', `state = 'refunded'`)).toBe(1);
});

test('an order in instalments is refunded like any other', async () => {
  const payer = await Payer.with(mug.id, { quantity: 2 });
  await open(await decideAt(await payer.pay({ method: 'installments' }), 'approve'));
  expect((await refund()).status).toBe(200);
  expect(await order()).toMatchObject({ state: 'refunded' });
});

test('a refund that Stripe reports while the owner waits for the answer is stored once', async () => {
  const ref = await boughtWithStripe(stripe);
  const event = { id: 'x', payment_intent: stripe.intentOf(ref) };
  await Promise.all([refund({ amountCents: 700 }), sendEvent('refund.created', event)]);
  await sendEvent('charge.refunded', event);
  expect(await order()).toEqual({ state: 'paid', cents: 700 });
  expect(await refundMails()).toHaveLength(1);
});
