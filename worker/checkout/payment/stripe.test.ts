import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { expireReservations, NEW_YORK, Payer, SETTINGS, unitsOf } from '../../../test/worker/checkout.ts';
import { FakeStripe, SECRET_KEY, WEBHOOK_SECRET } from '../../../test/worker/fake-stripe.ts';
import { open } from '../../../test/worker/order-pages.ts';
import { count, openShops, PRODUCTS, SHOP, STOCK, setStock, setStoreSettings } from '../../../test/worker/shops.ts';
import { app } from '../../app.ts';
import type { Bindings } from '../../env.ts';
import { stripePackage } from '../../payments/stripe/client.ts';
import { reconcileDuePayments } from '../service.ts';

/** Stripe's package consists of many modules in tests and takes long to load; in the Worker it is one module. */
const PACKAGE_TIMEOUT_MS = 60_000;
const ACCOUNT: Bindings = { ...env, STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET };

let stripe: FakeStripe;
let payer: Payer;

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);
beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  stripe = new FakeStripe();
  vi.stubGlobal('fetch', stripe.fetch);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  payer = await Payer.with(PRODUCTS.mug.id, { quantity: 2 }, ACCOUNT);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Sends an event for a session as Stripe does; `signature` replaces the valid one. */
async function sendEvent(ref: string, { type = 'checkout.session.completed', signature = '' } = {}): Promise<number> {
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object: { id: ref } } });
  const { webhooks } = await stripePackage();
  const validSignature = await webhooks.generateTestHeaderStringAsync({ payload, secret: WEBHOOK_SECRET });
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature || validSignature };
  const request = new Request('https://anywhere.example/api/commerce/payments/stripe', {
    method: 'POST',
    headers,
    body: payload,
  });
  return (await app.fetch(request, ACCOUNT)).status;
}

/** Expects a redirect to Stripe's page, and returns its session. */
async function led(): Promise<string> {
  const answer = await payer.pay({ provider: 'stripe' });
  expect(answer).toMatchObject({ status: 'redirect', url: expect.stringContaining('https://checkout.stripe.com/') });
  return [...stripe.sessions.keys()].at(-1) ?? '';
}

describe('a payment by Stripe', () => {
  test('a payment starts with the sum that was shown, and nothing is sold before it is paid', async () => {
    const { dueCents, providers } = await payer.readCheckout();
    expect(providers).toContain('stripe');
    const ref = await led();
    expect(stripe.sessions.get(ref)?.fields).toMatchObject({
      'line_items[0][price_data][unit_amount]': String(dueCents),
      'line_items[0][price_data][currency]': 'usd',
      customer_email: 'ann@mail.test',
    });
    expect(await sendEvent(ref)).toBe(200);
    expect([await count('orders'), await count('payments', `state = 'open'`)]).toEqual([0, 1]);
  });

  test('an event of Stripe places the order, once however often it comes', async () => {
    const ref = await led();
    stripe.pay(ref);
    expect(await Promise.all([sendEvent(ref), sendEvent(ref), sendEvent(ref)])).toEqual([200, 200, 200]);
    expect(await sendEvent(ref, { type: 'checkout.session.async_payment_succeeded' })).toBe(200);
    expect([await count('orders'), await count('payments', `state = 'paid'`), await count('outbox')]).toEqual([
      1, 1, 1,
    ]);
    expect(await count('orders', 'test_mode = 1')).toBe(1);
    expect(await unitsOf('MUG')).toEqual({ free: STOCK - 2, reserved: 0, sold: 2 });
    expect(stripe.sessions.get(ref)?.refunded).toBe(false);
  });

  test('a visitor who returns before Stripe’s event is led to the order', async () => {
    const ref = await led();
    stripe.pay(ref);
    const back = await open(stripe.sessions.get(ref)?.fields.success_url ?? '', { env: ACCOUNT });
    expect([back.status, back.location]).toEqual([303, expect.stringMatching(/^\/commerce\/order-confirmed/)]);
    expect(await sendEvent(ref)).toBe(200);
    expect(await count('orders')).toBe(1);
  });

  test('an event that Stripe has not signed places no order', async () => {
    const ref = await led();
    stripe.pay(ref);
    for (const signature of ['v1=abc', `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      expect(await sendEvent(ref, { signature })).toBe(400);
    }
    expect(await count('orders')).toBe(0);
  });

  test('an event before the payment places no order, and one of an unknown session is accepted and ignored', async () => {
    await led();
    expect(await sendEvent('cs_test_of_another_shop')).toBe(200);
    expect(await count('orders')).toBe(0);
  });

  test('a session that Stripe has ended releases its stock when the checkout is opened again', async () => {
    const ref = await led();
    Object.assign(stripe.sessions.get(ref) ?? {}, { status: 'expired' });
    expect(await sendEvent(ref, { type: 'checkout.session.expired' })).toBe(200);
    expect(await count('payments', `state = 'cancelled'`)).toBe(1);
    await expireReservations();
    expect(await unitsOf('MUG')).toEqual({ free: STOCK, reserved: 0, sold: 0 });
  });

  test('a payment after its goods were sold to others is refunded', async () => {
    const ref = await led();
    await payer.deleteCheckout();
    await setStock('MUG', 0);
    stripe.pay(ref);
    expect(await sendEvent(ref)).toBe(200);
    expect(stripe.sessions.get(ref)?.refunded).toBe(true);
    expect(await count('payments', `state = 'refunded' AND refund_due = 0`)).toBe(1);
    expect([await count('orders'), await count('outbox')]).toEqual([0, 0]);
    expect(await sendEvent(ref)).toBe(200);
  });

  test('a payment that was cancelled here and paid at Stripe all the same is refunded, once', async () => {
    const ref = await led();
    await env.DB.prepare(`UPDATE payments SET state = 'cancelled'`).run();
    stripe.pay(ref);
    expect([await sendEvent(ref), await sendEvent(ref)]).toEqual([200, 200]);
    expect(stripe.sessions.get(ref)?.refunded).toBe(true);
    expect(stripe.requests.filter(({ path }) => path === '/v1/refunds')).toHaveLength(1);
    expect(await count('orders')).toBe(0);
  });

  test('the cron ends an expired payment at Stripe, and one that was paid at the last moment has its order', async () => {
    const first = await led();
    await reconcileDuePayments(ACCOUNT, Date.now() + HOUR_MS);
    expect(stripe.sessions.get(first)?.status).toBe('expired');
    await expireReservations();
    expect(await unitsOf('MUG')).toMatchObject({ free: STOCK, reserved: 0 });
    await payer.startCheckout();
    await payer.changeCheckout({ address: NEW_YORK });
    stripe.pay(await led());
    await reconcileDuePayments(ACCOUNT, Date.now() + HOUR_MS);
    expect(await count('orders')).toBe(1);
  });

  test('an event is repeated while Stripe cannot be asked, and then places the order', async () => {
    const ref = await led();
    stripe.pay(ref);
    stripe.failures.push('network', 'network');
    expect(await sendEvent(ref)).toBe(503);
    expect(await sendEvent(ref)).toBe(200);
    expect(await count('orders')).toBe(1);
  });
});
