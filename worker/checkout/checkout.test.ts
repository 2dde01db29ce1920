import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { asRead, Buyer, refusal } from '../../test/worker/buyer.ts';
import { ANN, CHECKOUT, NEW_YORK, Payer, SETTINGS, unitsOf } from '../../test/worker/checkout.ts';
import { addCoupon, enterCoupon } from '../../test/worker/orders.ts';
import {
  count,
  endSale,
  openShops,
  PRODUCTS,
  SHOP,
  STOCK,
  setStock,
  setStoreSettings,
} from '../../test/worker/shops.ts';

const { mug, poster, ebook, shirt } = PRODUCTS;

let payer: Payer;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  payer = (await new Payer().arrive()) as Payer;
});

describe('starting a checkout', () => {
  test('a checkout reserves limited stock for a quarter of an hour and says until when', async () => {
    await payer.addToCart(mug.id, { quantity: 2 });
    await payer.addToCart(poster.id);
    const before = Date.now();
    const { reservedUntil, notices, cart, dueCents, needsAddress, countries, shopCountry, providers, testMode } =
      await payer.startCheckout();
    expect(reservedUntil).toBeGreaterThanOrEqual(before + 15 * 60_000);
    expect(cart).toMatchObject({ totalQuantity: 3, version: 2 });
    expect({ notices, dueCents, needsAddress, countries, shopCountry, providers, testMode }).toEqual({
      notices: [],
      dueCents: 3700 + 1200,
      needsAddress: true,
      countries: ['US'],
      shopCountry: 'US',
      providers: ['test'],
      testMode: true,
    });
    expect(await unitsOf('MUG')).toEqual({ free: STOCK - 2, reserved: 2, sold: 0 });
  });

  test('a checkout names the pages with the shop’s terms in its order and language, and no other address', async () => {
    const legalPages = { privacy: '/privacy', terms: 'https://law.example/terms', delivery: '//elsewhere.example' };
    await setStoreSettings(SHOP.id, { ...SETTINGS, legalPages: { ...legalPages, returns: 'javascript:alert(1)' } });
    expect((await payer.readCheckout()).legalPages).toEqual([
      { title: 'Terms of sale', url: 'https://law.example/terms' },
      { title: 'Privacy', url: '/privacy' },
    ]);
    await setStoreSettings(SHOP.id, { ...SETTINGS, legalPages: 'none' });
    expect((await payer.readCheckout()).legalPages).toEqual([]);
  });

  test('a checkout that starts again reserves the same units once', async () => {
    await payer.addToCart(mug.id, { quantity: 2 });
    for (let time = 0; time < 3; time++) await payer.startCheckout();
    expect(await unitsOf('MUG')).toEqual({ free: STOCK - 2, reserved: 2, sold: 0 });
  });

  test('a checkout drops the codes that have ended with a notice, and keeps those that may still apply', async () => {
    await payer.addToCart(mug.id);
    for (const code of ['WINTER', 'USEDUP']) {
      await addCoupon(code, { cents: 100, ...(code === 'USEDUP' && { limit: 0 }) });
      await enterCoupon(payer, code);
    }
    await env.DB.prepare(`UPDATE coupons SET ends_at = 1 WHERE code = 'WINTER'`).run();
    const { version } = await payer.cart();
    const { notices, cart } = await payer.startCheckout();
    expect(notices).toEqual([{ kind: 'coupon', title: 'WINTER', was: 0, is: 0 }]);
    expect(cart).toMatchObject({ coupons: ['USEDUP'], version: version + 1 });
    expect((await payer.startCheckout()).notices).toEqual([]);
  });

  test('a checkout without a cart reserves nothing', async () => {
    expect(await payer.startCheckout()).toMatchObject({
      cart: { id: '', entries: [] },
      dueCents: 0,
      reservedUntil: null,
    });
    expect(await new Payer().readCheckout()).toMatchObject({ cart: { id: '' } });
  });

  test('a checkout reports what has changed and corrects the cart, once', async () => {
    await payer.addToCart(mug.id, { quantity: 4 });
    await payer.addToCart(shirt.id, { sku: 'SHIRT-S', quantity: 2 });
    await payer.addToCart(poster.id);
    await setStock('MUG', 1);
    await endSale('SHIRT-S');
    await env.DB.prepare(`UPDATE variants SET unlimited = 0 WHERE sku = 'POSTER'`).run();
    const { notices, cart } = await payer.startCheckout();
    expect(notices).toEqual([
      { kind: 'short', title: 'Mug', was: 4, is: 1 },
      { kind: 'price', title: 'Shirt', was: 2495, is: 3000 },
      { kind: 'gone', title: 'Poster', was: 1, is: 0 },
    ]);
    expect(cart).toMatchObject({ totalQuantity: 3, subtotalCents: 1850 + 6000, version: 4 });
    expect((await payer.startCheckout()).notices).toEqual([]);
    expect(await payer.cart()).toEqual(asRead(cart));
  });

  test('a checkout below the least subtotal is refused, and the reply names the amount', async () => {
    await setStoreSettings(SHOP.id, { ...SETTINGS, minimumSubtotalCents: 5000 });
    await payer.addToCart(mug.id, { quantity: 2 });
    expect(await refusal(await payer.postCheckout())).toEqual({
      status: 400,
      code: 'MINIMUM_NOT_MET',
      error: 'To check out, your order subtotal must be $50.00 or more.',
    });
    expect(await unitsOf('MUG')).toMatchObject({ reserved: 0 });
    await payer.addToCart(mug.id);
    expect((await payer.startCheckout()).cart.subtotalCents).toBe(5550);
  });
});

describe('what is entered at the checkout', () => {
  test('entries are saved, change the price and show in the cart', async () => {
    await payer.addToCart(mug.id, { quantity: 2 });
    await payer.startCheckout();
    const first = await payer.changeCheckout({ email: 'Ann@Mail.test', address: NEW_YORK });
    expect(first).toMatchObject({ email: ANN, address: NEW_YORK, dueCents: 3700 + 800 + 399 });
    const second = await payer.changeCheckout({ shippingOptionId: 'air', note: 'Ring twice' });
    expect(second).toMatchObject({
      email: ANN,
      note: 'Ring twice',
      cart: { selectedShippingOption: { id: 'air' }, shippingCostCents: 2000 },
    });
    expect(await payer.readCheckout()).toEqual(second);
    expect(await payer.cart()).toEqual(asRead(second.cart));
  });

  test('an address at the checkout takes precedence over the place chosen on the cart page', async () => {
    await payer.addToCart(mug.id);
    await payer.changeCheckout({ address: NEW_YORK });
    await payer.fetch('/api/commerce/shopping-cart/shipping', {
      method: 'PUT',
      body: { location: { countryCode: 'US', region: 'OR' }, optionId: null },
    });
    expect((await payer.readCheckout()).cart).toMatchObject({ shippingLocation: { region: 'NY' }, taxCents: 164 + 71 });
  });

  test('a shipping option that is not offered at the address is refused', async () => {
    await payer.addToCart(mug.id);
    for (const body of [{ shippingOptionId: 'air' }, { address: NEW_YORK, shippingOptionId: 'pigeon' }]) {
      const answer = await refusal(await payer.putCheckout(body));
      expect(answer).toMatchObject({ code: 'SHIPPING_NOT_OFFERED', errors: { shippingOptionId: expect.any(String) } });
    }
    expect((await payer.readCheckout()).address).toBeNull();
  });

  test.each([
    { email: 'x'.repeat(257) },
    { address: { countryCode: 'US' } },
    { address: { ...NEW_YORK, countryCode: 'usa' } },
    { note: 'x'.repeat(1001) },
    { dueCents: 1 },
    [],
  ])('a request like %j is refused', async (body) => {
    await payer.addToCart(mug.id);
    expect((await payer.putCheckout(body)).status).toBe(400);
  });

  test('an unknown gift card is refused with an error at its field', async () => {
    await payer.addToCart(ebook.id);
    const answer = await refusal(await payer.putCheckout({ giftCardCode: 'ACDE-FGHJ-KMNP-QRTU' }));
    expect(answer).toMatchObject({
      status: 400,
      code: 'GIFT_CARD_UNKNOWN',
      errors: { giftCardCode: expect.anything() },
    });
    expect(await count('checkouts')).toBe(0);
  });

  test('a change without a crumb is refused', async () => {
    await payer.addToCart(mug.id);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      expect((await payer.fetch(CHECKOUT, { method, headers: { 'X-CSRF-Token': 'x' } })).status).toBe(403);
    }
  });

  test('a checkout of an order that nobody has started is not found', async () => {
    payer.order = 'x'.repeat(43);
    expect(await refusal(await payer.postCheckout())).toMatchObject({ status: 404, code: 'ORDER_NOT_FOUND' });
    expect((await new Buyer().fetch(`${CHECKOUT}?order=short`)).status).toBe(404);
  });
});
