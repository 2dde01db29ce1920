import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { refusal } from '../../../test/worker/buyer.ts';
import { ANN, NEW_YORK, SETTINGS } from '../../../test/worker/checkout.ts';
import { open } from '../../../test/worker/order-pages.ts';
import { subscribing } from '../../../test/worker/orders.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';

const { box } = PRODUCTS;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

async function subscribed(unit: 'WEEK' | 'MONTH' | 'YEAR', value: number, numBillingCycles: number) {
  const plan = JSON.stringify({ billingPeriod: { value, unit }, numBillingCycles });
  await env.DB.prepare('UPDATE items SET subscription_plan = ?1 WHERE id = ?2').bind(plan, box.id).run();
  const payer = await subscribing();
  await payer.startCheckout();
  await payer.changeCheckout({ address: NEW_YORK });
  await payer.pay();
  const row = await env.DB.prepare('SELECT * FROM subscriptions').first();
  expect(row).toMatchObject({ site_id: SHOP.id, email: ANN, plan, cycles_billed: 1, position: 0, currency: 'USD' });
  return row;
}

test.each([
  ['WEEK', 2, 0, [14, 14]],
  ['MONTH', 1, 0, [28, 31]],
  ['MONTH', 3, 2, [89, 92]],
  ['YEAR', 1, 0, [365, 366]],
] as const)(
  'a subscription by %s, every %i, %i times, is billed again after so many days',
  async (unit, value, cycles, [least, most]) => {
    const { next_billing_at, created_at, state } = (await subscribed(unit, value, cycles)) ?? {};
    const days = (Number(next_billing_at) - Number(created_at)) / DAY_MS;
    expect(days).toBeGreaterThanOrEqual(least);
    expect(days).toBeLessThanOrEqual(most);
    expect(state).toBe('active');
  },
);

test('a subscription of one cycle ends with it', async () => {
  expect(await subscribed('MONTH', 1, 1)).toMatchObject({ next_billing_at: null, state: 'ended' });
});

test('a subscription costs in each cycle what its first one did', async () => {
  const { cycle_cents, order_id } = (await subscribed('MONTH', 1, 0)) ?? {};
  const order = await env.DB.prepare('SELECT * FROM orders').first();
  expect(order).toMatchObject({ id: order_id, subtotal_cents: 4000, cart_id: null, grand_total_cents: cycle_cents });
  expect(cycle_cents).toBe(4000 + 800 + 355 + 71);
});

test('a subscription starts once, and its own page leads to the order from then on', async () => {
  const payer = await subscribing();
  const summary = `/commerce/order?orderToken=${payer.order}`;
  expect((await payer.open(summary)).location).toBe(`/checkout?order=${payer.order}`);
  await payer.startCheckout();
  const { dueCents } = await payer.changeCheckout({ address: NEW_YORK });
  const [first, second] = [await payer.pay({ dueCents }), await payer.pay({ dueCents })];
  expect(second).toEqual(first);
  const { status, location } = await open(summary);
  expect(status).toBe(303);
  expect(location).toMatch(/^\/commerce\/order-status\?orderToken=/);
  expect((await open(location ?? '')).page.html).toContain('Monthly box');
  expect([await count('subscriptions'), await count('orders')]).toEqual([1, 1]);
  expect(await refusal(await payer.postCheckout())).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
});

test('a declined payment starts no subscription', async () => {
  const payer = await subscribing();
  await payer.startCheckout();
  await payer.changeCheckout({ address: NEW_YORK });
  await payer.pay({ card: 'insufficientFunds' });
  expect([await count('subscriptions'), await count('orders')]).toEqual([0, 0]);
});

test('a subscription takes no gift card and no discount code', async () => {
  const payer = await subscribing();
  await payer.startCheckout();
  const { dueCents } = await payer.changeCheckout({ address: NEW_YORK });
  const code = 'ACDE-FGHJ-KMNP-QRTU';
  expect(await refusal(await payer.putCheckout({ giftCardCode: code }))).toMatchObject({
    code: 'GIFT_CARD_NOT_ACCEPTED',
  });
  expect((await payer.putCheckout({ couponCode: 'TEN' })).status).toBe(400);
  expect(await payer.changeCheckout({ note: 'mine' })).toMatchObject({ dueCents, giftCard: null });
});

test.each([PRODUCTS.ebook, PRODUCTS.giftCard])('the shop cannot sell $title by a plan', async ({ id }) => {
  const plan = JSON.stringify({ billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 });
  const sold = env.DB.prepare('UPDATE items SET subscription_plan = ?1 WHERE id = ?2').bind(plan, id).run();
  await expect(sold).rejects.toThrow('NOT_A_SUBSCRIPTION');
});
