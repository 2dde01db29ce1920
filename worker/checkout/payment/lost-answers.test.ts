import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { HOUR_MS, SECOND_MS } from '#runtime/domain/durations.ts';
import { Payer, SETTINGS, unitsOf } from '../../../test/worker/checkout.ts';
import type { FakeStripe } from '../../../test/worker/fake-stripe.ts';
import { outbox } from '../../../test/worker/post-office.ts';
import { count, openShops, PRODUCTS, SHOP, STOCK, setStoreSettings } from '../../../test/worker/shops.ts';
import { fakeStripe, PACKAGE_TIMEOUT_MS, STRIPE_ACCOUNT, sendEvent } from '../../../test/worker/stripe-shop.ts';
import { stripePackage } from '../../payments/stripe/client.ts';
import { reconcileDuePayments } from '../service.ts';

const REF = 'cs_test_1';
let stripe: FakeStripe;
let asked: number;

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);
beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, { ...SETTINGS, orderNotificationEmail: 'owner@shop.test' });
  stripe = fakeStripe();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Pays while every answer of Stripe is lost; with `isReached` false the calls are lost already. */
async function payWithoutAnswer({
  isReached,
  method = 'card',
}: {
  isReached: boolean;
  method?: string;
}): Promise<Payer> {
  const payer = await Payer.with(PRODUCTS.mug.id, {}, STRIPE_ACCOUNT);
  await silently(isReached, () => payer.postPayment({ provider: 'stripe', method }));
  expect(await count('payments', `state = 'open' AND provider_ref IS NULL`)).toBe(1);
  stripe.forgetKeys();
  return payer;
}

async function silently(isReached: boolean, act: () => Promise<unknown>): Promise<void> {
  asked = 0;
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    asked++;
    if (isReached) await stripe.fetch(...call);
    throw new TypeError('Network connection lost.');
  });
  await act();
  vi.stubGlobal('fetch', stripe.fetch);
}

async function expirePayment(): Promise<void> {
  await env.DB.prepare('UPDATE payments SET expires_at = ?1')
    .bind(Date.now() - SECOND_MS)
    .run();
}

const cron = (hours = 0) => reconcileDuePayments(STRIPE_ACCOUNT, Date.now() + hours * HOUR_MS);

test('a payment whose answer was lost is found at Stripe by our id, and its order placed', async () => {
  await payWithoutAnswer({ isReached: true });
  stripe.pay(REF);
  await expirePayment();
  await cron();
  expect(await count('payments', `state = 'paid' AND provider_ref = '${REF}'`)).toBe(1);
  expect(await count('orders')).toBe(1);
  expect(stripe.sessions.size).toBe(1);
});

describe('a payment in instalments whose answer was lost', () => {
  beforeEach(async () => {
    const installmentSettings = { enabled: true, min: 100, max: 200_000 };
    await setStoreSettings(SHOP.id, { ...SETTINGS, stripeCountry: 'US', selectedCurrency: 'USD', installmentSettings });
    await payWithoutAnswer({ isReached: true, method: 'installments' });
    expect(stripe.sessions.get(REF)?.fields['allowed_payment_method_types[0]']).toBe('afterpay_clearpay');
    await expirePayment();
  });

  test('that was paid has its order, which says how it was paid', async () => {
    stripe.pay(REF);
    await cron();
    expect(await count('orders', `payment_method = 'installments'`)).toBe(1);
    expect([stripe.sessions.size, await count('payments', `state = 'paid'`)]).toEqual([1, 1]);
  });

  test('that its provider confirms later stays open until then', async () => {
    stripe.agree(REF, 'processing');
    await cron();
    expect([await count('orders'), await count('payments', `state = 'open' AND provider_ref = '${REF}'`)]).toEqual([
      0, 1,
    ]);
    Object.assign(stripe.sessions.get(REF) ?? {}, { payment_status: 'paid', later: undefined });
    await cron(1);
    expect(await count('orders', `payment_method = 'installments'`)).toBe(1);
  });

  test('that was never agreed to is ended at Stripe', async () => {
    await cron();
    expect(stripe.sessions.get(REF)?.status).toBe('expired');
    expect([await count('orders'), await count('payments', `state = 'cancelled'`)]).toEqual([0, 1]);
  });
});

test('a session whose answer was lost and that nobody has paid is ended at Stripe', async () => {
  await payWithoutAnswer({ isReached: true });
  await expirePayment();
  await cron();
  expect(stripe.sessions.get(REF)?.status).toBe('expired');
  expect(await count('payments', `state = 'cancelled'`)).toBe(1);
});

test('a payment that Stripe has never heard of ends, and none is made', async () => {
  await payWithoutAnswer({ isReached: false });
  await expirePayment();
  await cron();
  expect(await count('payments', `state = 'cancelled'`)).toBe(1);
  expect(stripe.sessions.size).toBe(0);
});

test('a session is found among others of the same minutes, page by page', async () => {
  await payWithoutAnswer({ isReached: true });
  for (let others = 0; others < 4; others++) {
    const other = await Payer.with(PRODUCTS.poster.id, {}, STRIPE_ACCOUNT);
    await other.pay({ provider: 'stripe' });
  }
  stripe.pay(REF);
  await env.DB.prepare('UPDATE payments SET expires_at = ?1 WHERE provider_ref IS NULL')
    .bind(Date.now() - SECOND_MS)
    .run();
  await cron();
  expect(await count('orders')).toBe(1);
});

test('while Stripe cannot be reached nothing is given up, the calls become rare, and the owner gets one mail', async () => {
  await payWithoutAnswer({ isReached: true });
  stripe.pay(REF);
  await expirePayment();
  await silently(false, async () => {
    for (let hour = 0; hour < 24; hour++) await cron(hour);
  });
  // A call has two tries, after 0, ½, 1½, 3½, 7½, 13½, 19½ hours.
  expect(asked).toBe(14);
  expect(await outbox()).toEqual([]);
  expect(await unitsOf('MUG')).toMatchObject({ free: STOCK - 1 });
  await silently(false, async () => {
    for (let hour = 24; hour < 24 * 9; hour += 24) await cron(hour);
  });
  const notices = await outbox();
  expect(notices).toMatchObject([{ kind: 'payment-notice', recipient: 'owner@shop.test' }]);
  expect(notices[0]?.text_body).toContain('Stripe has not told us for two days');
  expect(await unitsOf('MUG')).toMatchObject({ free: STOCK });
  expect(await count('payments', `state = 'open'`)).toBe(1);
  await cron(24 * 10);
  expect([await count('orders'), await count('payments', `state = 'paid'`)]).toEqual([1, 1]);
});

test('an event of a payment whose answer was lost places its order at once', async () => {
  await payWithoutAnswer({ isReached: true });
  stripe.pay(REF);
  await expirePayment();
  const { fields } = stripe.sessions.get(REF) ?? { fields: {} as Record<string, string> };
  const metadata = { site_id: fields['metadata[site_id]'], payment_id: fields['metadata[payment_id]'] };
  expect(await sendEvent('checkout.session.completed', { id: REF, metadata })).toBe(200);
  expect(await count('orders')).toBe(1);
});
