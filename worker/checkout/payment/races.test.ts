import { env } from 'cloudflare:workers';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { newKey } from '../../../test/worker/buyer.ts';
import { expirePayments, Payer, SETTINGS } from '../../../test/worker/checkout.ts';
import type { FakeStripe } from '../../../test/worker/fake-stripe.ts';
import { open } from '../../../test/worker/order-pages.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';
import {
  fakeStripe,
  ledToStripe,
  PACKAGE_TIMEOUT_MS,
  STRIPE_ACCOUNT,
  sendEvent,
} from '../../../test/worker/stripe-shop.ts';
import { stripePackage } from '../../payments/stripe/client.ts';
import { reconcileDuePayments } from '../service.ts';

const AMOUNT = 'line_items[0][price_data][unit_amount]';
let stripe: FakeStripe;

beforeAll(async () => void (await stripePackage()), PACKAGE_TIMEOUT_MS);
beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  stripe = fakeStripe();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('Stripe’s messages, the visitor’s return and the job at the same moment place one order', async () => {
  const { payer, ref } = await ledToStripe(stripe);
  stripe.pay(ref);
  await expirePayments();
  const way = stripe.sessions.get(ref)?.fields.success_url ?? '';
  await Promise.all([
    sendEvent('checkout.session.completed', { id: ref }),
    open(way, { env: STRIPE_ACCOUNT }),
    reconcileDuePayments(STRIPE_ACCOUNT, Date.now()),
    payer.postCheckout(),
    sendEvent('checkout.session.completed', { id: ref }),
  ]);
  expect([await count('orders'), await count('outbox', `kind = 'order-confirmation'`)]).toEqual([1, 1]);
  expect(await count('payments', `state = 'paid'`)).toBe(1);
  expect(stripe.money.refunds).toEqual([]);
});

test('a cart that changes while its payment is open is sold as Stripe’s page shows it', async () => {
  const { payer, ref } = await ledToStripe(stripe);
  const shown = Number(stripe.sessions.get(ref)?.fields['line_items[0][price_data][unit_amount]']);
  await payer.addToCart(PRODUCTS.mug.id, { quantity: 3 });
  await env.DB.prepare('UPDATE variants SET price_cents = price_cents * 2').run();
  stripe.pay(ref);
  await sendEvent('checkout.session.completed', { id: ref });
  const order = await env.DB.prepare('SELECT grand_total_cents AS cents, currency FROM orders').first();
  expect(order).toEqual({ cents: shown, currency: 'USD' });
  expect(await count('order_lines')).toBe(1);
});

test('whoever pays again after a change of the cart pays the new amount, and the old page ends', async () => {
  const { payer, ref } = await ledToStripe(stripe);
  await payer.addToCart(PRODUCTS.mug.id, { quantity: 1 });
  await payer.startCheckout();
  const { dueCents } = await payer.readCheckout();
  await payer.pay({ provider: 'stripe' });
  expect(stripe.sessions.get(ref)?.status).toBe('expired');
  const [, second] = [...stripe.sessions.values()];
  expect(second?.fields['line_items[0][price_data][unit_amount]']).toBe(String(dueCents));
});

test('a shop that changes its currency while a payment is open sells in the currency that was shown', async () => {
  const { ref } = await ledToStripe(stripe);
  await setStoreSettings(SHOP.id, { ...SETTINGS, selectedCurrency: 'JPY' });
  stripe.pay(ref);
  await sendEvent('checkout.session.completed', { id: ref });
  expect(await count('orders', `currency = 'USD' AND grand_total_cents = 2178`)).toBe(1);
  expect(await count('payments', `currency = 'USD' AND state = 'paid'`)).toBe(1);
});

test('two tabs of a visitor that pay at the same moment charge once', async () => {
  const payer = await Payer.with(PRODUCTS.poster.id);
  const { dueCents } = await payer.readCheckout();
  await Promise.all([payer.postPayment({ dueCents }), payer.postPayment({ dueCents })]);
  expect([await count('orders'), await count('test_payments', `state = 'paid'`)]).toEqual([1, 1]);
});

test('whoever returns from Stripe twice, in two tabs and without cookies, finds one order in the currency shown', async () => {
  const { payer, ref } = await ledToStripe(stripe);
  const shown = stripe.sessions.get(ref)?.fields ?? {};
  stripe.pay(ref);
  const way = shown.success_url ?? '';
  const ways = await Promise.all([open(way, { env: STRIPE_ACCOUNT }), open(way, { env: STRIPE_ACCOUNT })]);
  expect(new Set(ways.map(({ location }) => location)).size).toBe(1);
  const { page } = await payer.open(ways[0]?.location ?? '');
  const [purchase = ''] = /data-sq-purchase="[^"]*"/.exec(page.html) ?? [];
  expect(purchase).toContain('&quot;currencyCode&quot;:&quot;USD&quot;');
  expect(await count('orders', `currency = 'USD' AND grand_total_cents = ${shown[AMOUNT]}`)).toBe(1);
  expect(await count('outbox', `kind = 'order-confirmation'`)).toBe(1);
});

test('only the page right after the payment shows scripts a purchase, so that a later visit counts none', async () => {
  const payer = await Payer.with(PRODUCTS.poster.id);
  const { url } = (await payer.pay()) as { url: string };
  expect((await payer.open(url)).page.html).toContain('data-sq-purchase');
  const later = await payer.open(url.replace('order-confirmed', 'order-status'));
  expect(later.page.html).not.toContain('data-sq-purchase');
});

test('two changes of a quantity at the same moment leave the price of a unit, and the order has it', async () => {
  const payer = await Payer.with(PRODUCTS.mug.id);
  const [entry] = (await payer.cart()).entries;
  const change = (quantity: number) =>
    payer.fetch(`/api/commerce/shopping-cart/entries/${entry?.id}`, {
      method: 'PUT',
      body: { quantity },
      headers: { 'Idempotency-Key': newKey() },
    });
  await Promise.all([change(2), change(3), change(2)]);
  await payer.pay();
  const line = await env.DB.prepare('SELECT quantity, unit_cents AS cents FROM order_lines').first<{
    quantity: number;
  }>();
  expect(line).toMatchObject({ cents: 1850 });
  expect(await count('orders', `subtotal_cents = ${1850 * (line?.quantity ?? 0)}`)).toBe(1);
});

describe('a secret that is changed while a buyer is at the provider', () => {
  const CHANGED = { SESSION_SECRET: 'n'.repeat(64), PREVIOUS_SESSION_SECRET: env.SESSION_SECRET };
  const atSecondStep = async () => {
    const answer = await (await Payer.with(PRODUCTS.mug.id)).pay({ card: 'secondStep' });
    return answer.status === 'redirect' ? answer.url : '';
  };

  test('the second step of test mode still opens', async () => {
    expect((await open(await atSecondStep(), { env: CHANGED })).status).toBe(200);
  });

  test.each([false, true])(
    'whoever returns is led to the order, also where it was placed before: %j',
    async (before) => {
      const { location: way } = await open(await atSecondStep(), { form: { decision: 'approve' } });
      if (before) await open(way ?? '');
      const { status, location } = await open(way ?? '', { env: CHANGED });
      expect([status, await count('orders')]).toEqual([303, 1]);
      expect((await open(location ?? '', { env: CHANGED })).status).toBe(200);
    },
  );
});
