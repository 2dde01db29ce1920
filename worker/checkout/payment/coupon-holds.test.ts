import { env } from 'cloudflare:workers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PayResponse } from '#runtime/contracts/checkout.ts';
import { refusal } from '../../../test/worker/buyer.ts';
import { decideAt, expirePayments, NEW_YORK, Payer, SETTINGS } from '../../../test/worker/checkout.ts';
import { open } from '../../../test/worker/order-pages.ts';
import { addCoupon, enterCoupon } from '../../../test/worker/orders.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../../test/worker/shops.ts';
import { deleteExpiredCheckouts, reconcileDuePayments } from '../service.ts';

const { poster } = PRODUCTS;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  await addCoupon('ONCE', { cents: 500, limit: 1 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // A queue that delivers after the last test keeps the runner from ending.
  vi.spyOn(env.MAIL, 'sendBatch').mockResolvedValue(undefined as never);
});
afterEach(() => vi.restoreAllMocks());

async function payerWithCoupon(): Promise<Payer> {
  const payer = await Payer.with(poster.id);
  await enterCoupon(payer, 'ONCE');
  return payer;
}

/** A payer with the coupon at this address. */
async function payerAt(address: string): Promise<Payer> {
  const payer = (await new Payer(SHOP.host, address).arrive()) as Payer;
  await payer.addToCart(poster.id);
  await enterCoupon(payer, 'ONCE');
  await payer.startCheckout();
  await payer.changeCheckout({ email: 'ann@mail.test', address: NEW_YORK });
  return payer;
}

async function refusedCoupons(payer: Payer) {
  return (await payer.readCheckout()).cart.invalidCoupons;
}

const held = () => count('coupon_holds', `state = 'held'`);
const USED_UP = [{ code: 'ONCE', reason: 'usedUp' }];

test('the last use of a coupon is held while its payment is open, and the next visitor is refused before paying', async () => {
  const first = await payerWithCoupon();
  const second = await payerWithCoupon();
  const { dueCents } = await second.readCheckout();
  const answer = await first.pay({ card: 'secondStep' });
  expect(await refusedCoupons(first)).toEqual([]);
  expect((await refusal(await second.postPayment({ dueCents }))).code).toBe('CHECKOUT_CHANGED');
  expect(await refusedCoupons(second)).toEqual(USED_UP);
  expect(await count('payments')).toBe(1);
  await open(await decideAt(answer, 'approve'));
  expect(await second.pay()).toMatchObject({ status: 'paid' });
  expect([await count('orders'), await count('coupons', 'times_used = 1'), await count('coupon_holds')]).toEqual([
    2, 1, 0,
  ]);
  expect(await count('payments', `state = 'refunded'`)).toBe(0);
});

test.each<[string, (payer: Payer) => Promise<unknown>]>([
  ['is declined', (payer) => payer.pay({ card: 'declined' })],
  [
    'is not confirmed',
    async (payer) => {
      await decideAt(await payer.pay({ card: 'secondStep' }), 'decline');
      await payer.startCheckout();
    },
  ],
  [
    'expires',
    async (payer) => {
      await payer.pay({ card: 'secondStep' });
      await expirePayments();
      await reconcileDuePayments(env, Date.now());
    },
  ],
])('a use is free again when its payment %s', async (_, end) => {
  const first = await payerWithCoupon();
  const second = await payerWithCoupon();
  await end(first);
  expect(await held()).toBe(0);
  expect(await refusedCoupons(second)).toEqual([]);
  expect(await second.pay()).toMatchObject({ status: 'paid' });
});

test('a visitor who starts again holds one use', async () => {
  const payer = await payerWithCoupon();
  await payer.pay({ card: 'secondStep' });
  await payer.pay({ card: 'secondStep' });
  expect(await held()).toBe(1);
  expect(await payer.pay()).toMatchObject({ status: 'paid' });
  expect(await count('coupons', 'times_used = 1')).toBe(1);
});

test('a payment whose coupon the owner has used up meanwhile has its order', async () => {
  const payer = await payerWithCoupon();
  const answer = await payer.pay({ card: 'secondStep' });
  await env.DB.prepare('UPDATE coupons SET usage_limit = 0').run();
  await open(await decideAt(answer, 'approve'));
  expect(await count('orders', `coupons = '["ONCE"]'`)).toBe(1);
});

test('five visitors at once share two uses, and nobody is charged and refunded', async () => {
  await env.DB.prepare('UPDATE coupons SET usage_limit = 2').run();
  const payers = await Promise.all(Array.from({ length: 5 }, payerWithCoupon));
  const dues = await Promise.all(payers.map(async (payer) => (await payer.readCheckout()).dueCents));
  const answers = await Promise.all(payers.map((payer, at) => payer.postPayment({ dueCents: dues[at] as number })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409, 409]);
  expect([await count('orders'), await count('coupons', 'times_used = 2')]).toEqual([2, 1]);
  expect(await count('test_payments')).toBe(2);
});

describe('the payments of one network', () => {
  const LINE = (network: number) => `2001:db8:7:${(0x100 + network).toString(16)}::1`;

  test.each([
    ['an IPv4 address', () => '203.0.113.9', 2],
    ['a line with a /56', LINE, 3],
  ])('of %s hold no more than their share of five uses, and the next buyer gets the discount', async (_, at, share) => {
    await env.DB.prepare('UPDATE coupons SET usage_limit = 5').run();
    for (let payment = 0; payment < 5; payment++) {
      const payer = await payerAt(at(payment));
      expect(await payer.pay({ card: 'secondStep' })).toMatchObject({ status: 'redirect' });
      expect(await refusedCoupons(payer)).toEqual([]);
    }
    expect(await held()).toBe(share);
    const buyer = await payerWithCoupon();
    expect(await refusedCoupons(buyer)).toEqual([]);
    expect(await buyer.pay()).toMatchObject({ status: 'paid' });
    expect(await count('coupons', 'times_used = 1')).toBe(1);
  });

  test('hold the last use once in two hours', async () => {
    await (await payerAt('203.0.113.9')).pay({ card: 'secondStep' });
    await expirePayments();
    await reconcileDuePayments(env, Date.now());
    await (await payerAt('203.0.113.9')).pay({ card: 'secondStep' });
    expect(await held()).toBe(0);
    expect(await refusedCoupons(await payerWithCoupon())).toEqual([]);
    const later = Date.now() + 2 * 60 * 60_000;
    await expirePayments();
    await reconcileDuePayments(env, Date.now());
    expect((await deleteExpiredCheckouts(env.DB, later)).couponHolds).toBe(2);
    await (await payerAt('203.0.113.9')).pay({ card: 'secondStep' });
    expect(await held()).toBe(1);
  });

  test('that hold no use have their orders while one is left, and are refunded afterwards', async () => {
    await env.DB.prepare('UPDATE coupons SET usage_limit = 2').run();
    const answers: PayResponse[] = [];
    for (let payment = 0; payment < 3; payment++) {
      answers.push(await (await payerAt('203.0.113.9')).pay({ card: 'secondStep' }));
    }
    expect(await held()).toBe(1);
    // The one that holds a use is paid last.
    for (const answer of answers.toReversed()) await open(await decideAt(answer, 'approve'));
    expect([await count('orders'), await count('coupons', 'times_used = 2')]).toEqual([2, 1]);
    expect(await count('payments', `state = 'refunded'`)).toBe(1);
  });
});
