import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { newKey, refusal } from '../../../test/worker/buyer.ts';
import {
  ANN,
  countOrders,
  decideAt,
  expirePayments,
  expireReservations,
  NEW_YORK,
  Payer,
  SETTINGS,
  unitsOf,
} from '../../../test/worker/checkout.ts';
import { open } from '../../../test/worker/order-pages.ts';
import {
  count,
  OTHER,
  openShops,
  PRODUCTS,
  SHOP,
  STOCK,
  setStock,
  setStoreSettings,
} from '../../../test/worker/shops.ts';
import { reconcileDuePayments } from '../service.ts';

const { mug, poster, ebook, shirt } = PRODUCTS;
const ORDER_PATH = /^\/commerce\/order-confirmed\?orderToken=[\w-]{43}$/;
const CONFIRMED = expect.objectContaining({ status: 'paid', url: expect.stringMatching(ORDER_PATH) });

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
});

/** A database that fails with the nth batch that contains this text. */
function dyingAt(sql: string): D1Database {
  const statements = new WeakSet<object>();
  return {
    prepare: (text: string) => {
      const prepared = env.DB.prepare(text);
      const bind = (...values: unknown[]) => {
        const bound = prepared.bind(...values);
        if (text.includes(sql)) statements.add(bound);
        return bound;
      };
      return new Proxy(prepared, {
        get(target, name: keyof D1PreparedStatement) {
          if (name === 'bind') return bind;
          return typeof target[name] === 'function' ? (target[name] as () => unknown).bind(target) : target[name];
        },
      });
    },
    batch: async (batch: D1PreparedStatement[]) => {
      if (batch.some((statement) => statements.has(statement))) throw new Error('The power is off');
      return env.DB.batch(batch);
    },
  } as unknown as D1Database;
}

async function order() {
  return env.DB.prepare('SELECT * FROM orders').first();
}

describe('paying', () => {
  test('paying places the order that was shown, and the cart counts as bought', async () => {
    const payer = await Payer.with(mug.id, { quantity: 2 });
    await payer.addToCart(shirt.id, { sku: 'SHIRT-S' });
    await payer.startCheckout();
    const { dueCents, cart } = await payer.changeCheckout({ note: 'Ring twice' });
    expect(await payer.pay({ dueCents })).toEqual(CONFIRMED);
    expect(await order()).toMatchObject({
      number: 1,
      cart_id: cart.id,
      state: 'paid',
      test_mode: 1,
      email: ANN,
      shipping_name: 'Ground',
      note: 'Ring twice',
      subtotal_cents: 3700 + 2495,
      shipping_cents: 800,
      grand_total_cents: dueCents,
    });
    const { results } = await env.DB.prepare('SELECT * FROM order_lines ORDER BY position').all();
    expect(results).toMatchObject([
      { sku: 'MUG', quantity: 2, unit_cents: 1850, title: 'Mug', plan: null, gift: null, attributes: '{}' },
      { sku: 'SHIRT-S', quantity: 1, unit_cents: 2495, attributes: '{"Size":"S"}' },
    ]);
    expect(await unitsOf('MUG')).toEqual({ free: STOCK - 2, reserved: 0, sold: 2 });
    expect(await payer.cart()).toMatchObject({ id: '', entries: [] });
    expect(await count('checkouts')).toBe(0);
    expect((await payer.readCheckout()).cart.entries).toEqual([]);
    const { shoppingCart } = await payer.addToCart(poster.id);
    expect(shoppingCart).toMatchObject({ totalQuantity: 1, isPurchased: false });
  });

  test('orders are numbered within their site', async () => {
    for (const expected of [1, 2]) {
      const payer = await Payer.with(poster.id);
      await payer.pay();
      expect(await count('orders', `number = ${expected}`)).toBe(1);
    }
  });

  test('a repeat with the same key gets the same answer, and another body under it is refused', async () => {
    const payer = await Payer.with(mug.id);
    const { dueCents } = await payer.readCheckout();
    const key = newKey();
    const first = await payer.pay({ key, dueCents });
    const again = await payer.postPayment({ key, dueCents });
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await again.json()).toEqual(first);
    expect(await refusal(await payer.postPayment({ key, dueCents: 1 }))).toMatchObject({
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await refusal(await payer.postPayment({ key: '', dueCents }))).toMatchObject({
      code: 'IDEMPOTENCY_KEY_INVALID',
    });
    expect(await countOrders()).toBe(1);
  });

  test('paying in two tabs at once buys once, and both lead to the order', async () => {
    const payer = await Payer.with(mug.id);
    const { dueCents } = await payer.readCheckout();
    const answers = await Promise.all([1, 2, 3].map(() => payer.postPayment({ dueCents })));
    for (const answer of answers) expect([200, 409]).toContain(answer.status);
    expect(await payer.pay({ dueCents })).toEqual(CONFIRMED);
    expect(await countOrders()).toBe(1);
    expect(await count('test_payments', `state = 'paid'`)).toBe(1);
    expect(await unitsOf('MUG')).toEqual({ free: STOCK - 1, reserved: 0, sold: 1 });
  });

  test('ten payments at once with one key are one payment', async () => {
    const payer = await Payer.with(mug.id);
    const { dueCents } = await payer.readCheckout();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => payer.pay({ key, dueCents })));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect([await countOrders(), await count('payments')]).toEqual([1, 1]);
  });

  test.each([
    ['declined', 'The payment was declined. Nothing was charged. Please try another payment method.'],
    ['insufficientFunds', 'The card has insufficient funds. Nothing was charged. Please try another card.'],
    ['expired', 'The card has expired. Nothing was charged. Please try another card.'],
    ['4242', 'We could not recognise this card. Nothing was charged. Please try another card.'],
  ])('paying with a card that is %s says so, keeps the reservation, and can be tried again', async (card, message) => {
    const payer = await Payer.with(mug.id);
    const key = newKey();
    expect(await payer.pay({ card, key })).toMatchObject({ status: 'declined', message });
    expect(await payer.pay({ card, key })).toMatchObject({ status: 'declined', message });
    expect(await unitsOf('MUG')).toEqual({ free: STOCK - 1, reserved: 1, sold: 0 });
    expect((await payer.readCheckout()).reservedUntil).toBeLessThanOrEqual(Date.now() + 15 * 60_000);
    expect(await payer.pay()).toEqual(CONFIRMED);
  });

  test('an amount that differs from the one shown is refused before anything is charged', async () => {
    const payer = await Payer.with(mug.id);
    expect(await refusal(await payer.postPayment({ dueCents: 1850 }))).toMatchObject({ code: 'CHECKOUT_CHANGED' });
    const { dueCents } = await payer.readCheckout();
    await env.DB.prepare(`UPDATE variants SET price_cents = 1 WHERE sku = 'MUG'`).run();
    expect(await refusal(await payer.postPayment({ dueCents }))).toMatchObject({
      status: 409,
      code: 'CHECKOUT_CHANGED',
    });
    expect([await count('payments'), await count('test_payments')]).toEqual([0, 0]);
    expect((await payer.startCheckout()).notices).toEqual([{ kind: 'price', title: 'Mug', was: 1850, is: 1 }]);
    expect(await payer.pay()).toEqual(CONFIRMED);
  });

  test('a cart that has taken the place of the one shown is not paid for, also where it costs the same', async () => {
    const payer = await Payer.with(mug.id);
    const { cart } = await payer.readCheckout();
    expect(await refusal(await payer.postPayment({ cartId: 'another' }))).toMatchObject({ code: 'CHECKOUT_CHANGED' });
    expect(await count('payments')).toBe(0);
    expect(await payer.pay({ cartId: cart.id })).toEqual(CONFIRMED);
  });

  test('missing entries are named as invalid fields', async () => {
    const payer = (await new Payer().arrive()) as Payer;
    await payer.addToCart(mug.id);
    expect(await refusal(await payer.postPayment())).toMatchObject({
      code: 'CHECKOUT_INCOMPLETE',
      errors: { email: expect.any(String), 'address.city': expect.any(String), shippingOptionId: expect.any(String) },
    });
    await payer.changeCheckout({ email: 'ann', address: { ...NEW_YORK, postalCode: '1' } });
    const { errors } = await refusal(await payer.postPayment());
    expect(Object.keys(errors ?? {})).toEqual(['email', 'address.postalCode']);
    await payer.changeCheckout({
      email: ANN,
      address: { ...NEW_YORK, countryCode: 'NZ', region: '', postalCode: '1010' },
    });
    expect(Object.keys((await refusal(await payer.postPayment())).errors ?? {})).toEqual(['shippingOptionId']);
  });

  test('a download can be paid without an address where nothing is taxed', async () => {
    await setStoreSettings(SHOP.id, {});
    const payer = (await new Payer().arrive()) as Payer;
    await payer.addToCart(ebook.id);
    await payer.changeCheckout({ email: ANN });
    expect(await payer.pay()).toEqual(CONFIRMED);
    expect(await order()).toMatchObject({ address: null, shipping_name: '', grand_total_cents: 900 });
  });

  test('a payment provider that is not offered is refused', async () => {
    const payer = await Payer.with(mug.id);
    for (const provider of ['stripe', null]) {
      expect(await refusal(await payer.postPayment({ provider }))).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    }
    expect((await payer.postPayment({ provider: 'gold' })).status).toBe(400);
  });

  test('a cart with nothing due is bought without a provider', async () => {
    await env.DB.prepare(
      `INSERT INTO coupons (site_id, code, name, kind, rate, created_at, updated_at)
       VALUES (?1, 'ALL', 'All', 'percent', 1000000, 0, 0)`,
    )
      .bind(SHOP.id)
      .run();
    const payer = (await new Payer().arrive()) as Payer;
    await payer.addToCart(ebook.id);
    await payer.fetch('/api/commerce/shopping-cart/coupons', { method: 'POST', body: { code: 'ALL' } });
    await payer.changeCheckout({ email: ANN });
    expect(await payer.pay({ provider: null, dueCents: 0 })).toEqual(CONFIRMED);
    expect(await order()).toMatchObject({ coupons: '["ALL"]', discount_cents: 900, grand_total_cents: 0 });
    expect(await count('coupons', 'times_used = 1')).toBe(1);
  });

  test('paying below the least subtotal is refused', async () => {
    const payer = await Payer.with(mug.id);
    await setStoreSettings(SHOP.id, { ...SETTINGS, minimumSubtotalCents: 1851 });
    expect(await refusal(await payer.postPayment())).toMatchObject({ code: 'MINIMUM_NOT_MET' });
  });

  test('paying after the reservation has expired takes what is in stock, or is refused', async () => {
    const payer = await Payer.with(mug.id, { quantity: STOCK });
    await expireReservations();
    await reconcileDuePayments(env, Date.now());
    const { dueCents } = await payer.readCheckout();
    await setStock('MUG', STOCK - 1);
    expect((await refusal(await payer.postPayment({ dueCents }))).code).toBe('CHECKOUT_CHANGED');
    await setStock('MUG', STOCK);
    expect(await payer.pay({ dueCents })).toEqual(CONFIRMED);
    expect(await unitsOf('MUG')).toEqual({ free: 0, reserved: 0, sold: STOCK });
  });

  test('forty buyers of five units place five orders', async () => {
    const payers = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const payer = (await new Payer().arrive()) as Payer;
        await payer.addToCart(mug.id);
        await payer.changeCheckout({ email: ANN, address: NEW_YORK });
        return payer;
      }),
    );
    const { dueCents } = (await payers[0]?.readCheckout()) ?? {};
    const answers = await Promise.all(
      payers.map((payer) => payer.postPayment(dueCents === undefined ? {} : { dueCents })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(STOCK);
    expect(await countOrders()).toBe(STOCK);
    expect(await unitsOf('MUG')).toEqual({ free: 0, reserved: 0, sold: STOCK });
  });

  test('a cart of another site has nothing to pay', async () => {
    const payer = await Payer.with(mug.id);
    const { dueCents } = await payer.readCheckout();
    const thief = (await new Payer(OTHER.host).arrive()) as Payer;
    thief.cookies.set('CART', payer.cookies.get('CART') as string);
    await thief.postCheckout();
    expect((await refusal(await thief.postPayment({ dueCents }))).code).toBe('CHECKOUT_CHANGED');
    expect(await count('payments')).toBe(0);
  });
});

describe('a payment with a second step', () => {
  test('a second step redirects, keeps the reservation, and places the order on the way back', async () => {
    const payer = await Payer.with(mug.id);
    const answer = await payer.pay({ card: 'secondStep' });
    expect(answer).toMatchObject({
      status: 'redirect',
      url: expect.stringContaining('/commerce/test-payment?payment='),
    });
    await expireReservations();
    expect(await unitsOf('MUG')).toMatchObject({ reserved: 1 });
    const way = await decideAt(answer, 'approve');
    expect(await countOrders()).toBe(0);
    const back = await open(way);
    expect(back.status).toBe(303);
    expect(back.location).toMatch(/^\/commerce\/order-confirmed\?orderToken=/);
    expect((await open(way)).location).toBe(back.location);
    expect(await countOrders()).toBe(1);
  });

  test('a second step that is declined leads back to the checkout and keeps the reservation', async () => {
    const payer = await Payer.with(mug.id);
    const way = await decideAt(await payer.pay({ card: 'secondStep' }), 'decline');
    expect(new URL(way).pathname + new URL(way).search).toBe('/checkout?payment=cancelled');
    expect(await payer.pay()).toEqual(CONFIRMED);
    expect(await countOrders()).toBe(1);
  });

  test('a checkout finds its paid payment when the visitor comes back another way', async () => {
    const payer = await Payer.with(mug.id);
    await decideAt(await payer.pay({ card: 'secondStep' }), 'approve');
    expect((await payer.startCheckout()).cart.entries).toEqual([]);
    expect(await countOrders()).toBe(1);
  });

  test('another attempt cancels an open payment, unless it was paid', async () => {
    const payer = await Payer.with(mug.id);
    const { dueCents } = await payer.readCheckout();
    const first = await payer.pay({ card: 'secondStep' });
    const second = await payer.pay({ card: 'secondStep' });
    await expect(decideAt(first, 'approve')).resolves.toContain('cancelled');
    await decideAt(second, 'approve');
    expect(await payer.pay({ dueCents })).toEqual(CONFIRMED);
    expect(await count('test_payments', `state = 'paid'`)).toBe(1);
    expect(await countOrders()).toBe(1);
  });

  test('a repeat for an open payment leads to the same page', async () => {
    const payer = await Payer.with(mug.id);
    const key = newKey();
    const first = await payer.pay({ card: 'secondStep', key });
    expect(await payer.pay({ card: 'secondStep', key })).toEqual(first);
    await decideAt(first, 'approve');
    const { url } = first as { url: string };
    expect(url).toBeTruthy();
    expect(await payer.pay({ card: 'secondStep', key, dueCents: 2885 })).toEqual(CONFIRMED);
  });

  test('a payment places the order that was paid for, whatever was put into the cart meanwhile', async () => {
    const payer = await Payer.with(mug.id);
    const answer = await payer.pay({ card: 'secondStep' });
    await payer.addToCart(mug.id, { quantity: 2 });
    await open(await decideAt(answer, 'approve'));
    expect(await unitsOf('MUG')).toEqual({ free: STOCK - 1, reserved: 0, sold: 1 });
  });

  test('a payment that comes too late for the stock is refunded and says so', async () => {
    const payer = await Payer.with(mug.id);
    const key = newKey();
    const { dueCents } = await payer.readCheckout();
    const answer = await payer.pay({ card: 'secondStep', key, dueCents });
    await payer.deleteCheckout();
    await setStock('MUG', 0);
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { status, page } = await open(await decideAt(answer, 'approve'));
    expect(status).toBe(200);
    expect((await page.only('main h1'))['']).toBe('We are refunding your payment');
    expect(await count('test_payments', `state = 'refunded'`)).toBe(1);
    expect(await count('payments', `state = 'refunded' AND refund_due = 0`)).toBe(1);
    expect(await countOrders()).toBe(0);
    expect(await payer.pay({ card: 'secondStep', key, dueCents })).toMatchObject({ status: 'declined' });
    vi.restoreAllMocks();
  });

  test('the cron cancels a payment that nobody decides, and releases its stock', async () => {
    const payer = await Payer.with(mug.id);
    await payer.pay({ card: 'secondStep' });
    await expireReservations();
    expect(await reconcileDuePayments(env, Date.now())).toEqual({ reconciled: 0, refunded: 0 });
    await expirePayments();
    expect(await reconcileDuePayments(env, Date.now())).toEqual({ reconciled: 1, refunded: 0 });
    expect(await count('payments', `state = 'cancelled'`)).toBe(1);
    expect(await unitsOf('MUG')).toEqual({ free: STOCK, reserved: 0, sold: 0 });
  });

  test.each(['nothing', `${'a'.repeat(32)}.${'b'.repeat(43)}`])(
    'an address like %s leads to no payment',
    async (payment) => {
      vi.spyOn(console, 'error').mockImplementation(() => {});
      expect((await open(`/commerce/paid?payment=${payment}`)).status).toBe(404);
      vi.restoreAllMocks();
    },
  );
});

describe('a Worker that dies', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    return () => vi.restoreAllMocks();
  });

  test('after a Worker has died behind the charge, the visitor’s repeat places the order', async () => {
    const payer = await Payer.with(mug.id);
    const key = newKey();
    const { dueCents } = await payer.readCheckout();
    expect((await payer.postPayment({ key, dueCents, db: dyingAt('INSERT INTO orders') })).status).toBe(500);
    expect([await count('test_payments', `state = 'paid'`), await countOrders()]).toEqual([1, 0]);
    expect(await payer.pay({ key, dueCents })).toEqual(CONFIRMED);
    expect([await count('test_payments', `state = 'paid'`), await countOrders()]).toEqual([1, 1]);
  });

  test('after a Worker has died behind the charge, another attempt places the order and charges nothing more', async () => {
    const payer = await Payer.with(mug.id);
    const { dueCents } = await payer.readCheckout();
    await payer.postPayment({ dueCents, db: dyingAt('INSERT INTO orders') });
    expect(await payer.pay({ dueCents })).toEqual(CONFIRMED);
    expect([await count('test_payments', `state = 'paid'`), await countOrders()]).toEqual([1, 1]);
  });

  test('after a Worker has died behind the charge, the cron places the order at last', async () => {
    const payer = await Payer.with(mug.id);
    await payer.postPayment({ db: dyingAt('INSERT INTO orders') });
    await expireReservations();
    await expirePayments();
    expect(await reconcileDuePayments(env, Date.now())).toEqual({ reconciled: 1, refunded: 0 });
    expect(await countOrders()).toBe(1);
    expect(await unitsOf('MUG')).toEqual({ free: STOCK - 1, reserved: 0, sold: 1 });
  });

  test('after a Worker has died before the charge, the cron or another attempt starts the payment', async () => {
    const payer = await Payer.with(mug.id);
    const { dueCents } = await payer.readCheckout();
    await payer.postPayment({ dueCents, db: failingAt('INSERT INTO test_payments') });
    expect([await count('payments', `state = 'open'`), await count('test_payments')]).toEqual([1, 0]);
    expect(await payer.pay({ dueCents })).toEqual(CONFIRMED);
    expect([await count('test_payments', `state = 'paid'`), await countOrders()]).toEqual([1, 1]);
  });
});

/** A database that fails to prepare statements with this text. */
function failingAt(sql: string): D1Database {
  return {
    prepare: (text: string) => {
      if (text.includes(sql)) throw new Error('The power is off');
      return env.DB.prepare(text);
    },
    batch: (batch: D1PreparedStatement[]) => env.DB.batch(batch),
  } as unknown as D1Database;
}
