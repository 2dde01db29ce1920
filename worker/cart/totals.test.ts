import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { ShoppingCart } from '#runtime/contracts/cart.ts';
import { createIdempotencyKey } from '#runtime/domain/idempotency-key.ts';
import { Buyer, CART, read, refusal } from '../../test/worker/buyer.ts';
import { gifting } from '../../test/worker/orders.ts';
import { OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const { mug, ebook, shirt } = PRODUCTS;
const COUPONS = `${CART}/coupons`;
const SHIPPING = `${CART}/shipping`;
const NEW_YORK = { countryCode: 'US', region: 'NY' };

const SETTINGS = {
  shippingRules: [
    {
      id: 'ground',
      name: 'Ground',
      zones: [{ countryCode: 'US' }],
      basis: 'subtotal',
      tiers: [
        { from: 0, cents: 800 },
        { from: 10_000, cents: 0 },
      ],
    },
    { id: 'air', name: 'Air', zones: [{ countryCode: 'US' }], basis: 'flat', tiers: [{ from: 0, cents: 2000 }] },
  ],
  taxRules: [{ id: 'ny', name: 'New York', zone: NEW_YORK, rate: 88_750, taxesShipping: true }],
  minimumSubtotalCents: 1000,
};

interface CouponRow {
  code: string;
  kind?: string;
  cents?: number;
  rate?: number;
  minimum?: number;
  endsAt?: number;
  limit?: number;
  siteId?: string;
}

async function addCoupon({ code, kind = 'percent', cents = 0, rate = 100_000, minimum = 0, ...rest }: CouponRow) {
  const { endsAt = null, limit = null, siteId = SHOP.id } = rest;
  await env.DB.prepare(
    `INSERT INTO coupons (site_id, code, name, kind, cents, rate, minimum_subtotal_cents, ends_at, usage_limit,
       created_at, updated_at) VALUES (?1, ?2, ?2, ?3, ?4, ?5, ?6, ?7, ?8, 0, 0)`,
  )
    .bind(siteId, code, kind, cents, rate, minimum, endsAt, limit)
    .run();
}

const enter = (buyer: Buyer, code: string, headers = {}) =>
  buyer.fetch(COUPONS, { method: 'POST', body: { code }, headers });
const ship = (buyer: Buyer, location: object | null, optionId: string | null = null) =>
  buyer.fetch(SHIPPING, { method: 'PUT', body: { location, optionId } });
const entered = async (buyer: Buyer, code: string) => read(await enter(buyer, code), ShoppingCart);
const shipped = async (buyer: Buyer, location: object | null, optionId: string | null = null) =>
  read(await ship(buyer, location, optionId), ShoppingCart);

let buyer: Buyer;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  buyer = await new Buyer().arrive();
  await buyer.addToCart(mug.id, { quantity: 2 });
});

describe('a cart', () => {
  test('a cart has no delivery costs and taxes before a place is set', async () => {
    expect(await buyer.cart()).toMatchObject({
      shippingOptions: [],
      selectedShippingOption: null,
      shippingLocation: null,
      applicableTaxRules: [],
      grandTotalCents: 3700,
      minimumSubtotalCents: 1000,
      pricesIncludeTax: false,
    });
  });

  test('a cart takes the cheapest way of delivery to its place, and the taxes there', async () => {
    const cart = await shipped(buyer, NEW_YORK);
    const ground = { id: 'ground', name: 'Ground', cents: 800 };
    expect(cart).toMatchObject({
      version: 2,
      shippingLocation: NEW_YORK,
      shippingOptions: [ground, { id: 'air', name: 'Air', cents: 2000 }],
      selectedShippingOption: ground,
      applicableTaxRules: [{ id: 'ny', name: 'New York', rate: 88_750, cents: 328 + 71 }],
      shippingCostCents: 800,
      taxCents: 399,
      grandTotalCents: 4899,
    });
    expect(await buyer.cart()).toEqual(cart);
  });

  test('a delivery priced by weight weighs all units, and goods without a weight add nothing', async () => {
    await env.DB.prepare('UPDATE variants SET weight_grams = 450 WHERE site_id = ?1 AND item_id = ?2')
      .bind(SHOP.id, mug.id)
      .run();
    const tiers = [
      { from: 0, cents: 500 },
      { from: 900, cents: 700 },
      { from: 901, cents: 9000 },
    ];
    const shippingRules = [{ id: 'post', name: 'Post', zones: [{ countryCode: 'US' }], basis: 'weight', tiers }];
    await setStoreSettings(SHOP.id, { ...SETTINGS, shippingRules });
    await buyer.addToCart(shirt.id, { sku: 'SHIRT-S' });
    expect(await shipped(buyer, NEW_YORK)).toMatchObject({ shippingCostCents: 700 });
  });

  test('a cart keeps the chosen way of delivery when a line is added', async () => {
    await shipped(buyer, NEW_YORK, 'air');
    const { shoppingCart } = await buyer.addToCart(shirt.id, { sku: 'SHIRT-S' });
    expect(shoppingCart).toMatchObject({ selectedShippingOption: { id: 'air' }, shippingCostCents: 2000 });
  });

  test('a way of delivery that is not offered at the place is refused', async () => {
    expect(await refusal(await ship(buyer, NEW_YORK, 'pigeon'))).toMatchObject({ code: 'SHIPPING_NOT_OFFERED' });
    expect(await refusal(await ship(buyer, { countryCode: 'NZ', region: '' }, 'air'))).toMatchObject({
      code: 'SHIPPING_NOT_OFFERED',
    });
    expect(await shipped(buyer, { countryCode: 'NZ', region: '' })).toMatchObject({
      shippingOptions: [],
      selectedShippingOption: null,
      requiresShipping: true,
    });
  });

  test('a cart of downloads needs no delivery', async () => {
    const reader = await new Buyer().arrive();
    await reader.addToCart(ebook.id);
    expect(await shipped(reader, NEW_YORK)).toMatchObject({ shippingOptions: [], shippingCostCents: 0, taxCents: 80 });
  });

  test.each([
    [{ location: { countryCode: 'usa', region: '' }, optionId: null }],
    [{ location: { countryCode: 'US' }, optionId: null }],
    [{ location: NEW_YORK }],
    [{ location: NEW_YORK, optionId: null, cents: 0 }],
  ])('the shipping request %j is refused', async (body) => {
    expect((await buyer.fetch(SHIPPING, { method: 'PUT', body })).status).toBe(400);
  });

  test('a cart is shown without the taxes of rules that cannot be read', async () => {
    await setStoreSettings(SHOP.id, { taxRules: [{ id: 'x', name: 'x', zone: NEW_YORK, rate: 2_000_000 }] });
    const response = await buyer.fetch(CART);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ taxCents: 0 });
  });

  test('a cart without calculated totals has amounts of 0', async () => {
    await shipped(buyer, NEW_YORK);
    expect(await buyer.cart('?calculateSubtotal=false')).toMatchObject({ taxCents: 0, grandTotalCents: 0 });
  });
});

describe('a coupon', () => {
  test("a coupon's code can be typed in any case and spacing", async () => {
    await addCoupon({ code: 'SPRING10' });
    const cart = await entered(buyer, ' spring 10 ');
    expect(cart).toMatchObject({
      coupons: ['SPRING10'],
      validCoupons: [{ code: 'SPRING10', name: 'SPRING10', kind: 'percent', cents: 370 }],
      invalidCoupons: [],
      discountCents: 370,
      grandTotalCents: 3330,
    });
    expect(await entered(buyer, 'SPRING10')).toMatchObject({ coupons: ['SPRING10'], discountCents: 370 });
  });

  test('an unknown coupon and one of another shop are refused', async () => {
    await addCoupon({ code: 'THEIRS', siteId: OTHER.id });
    for (const code of ['NONE', 'THEIRS', '', '   ']) {
      expect(await refusal(await enter(buyer, code))).toMatchObject({ status: 400, code: 'COUPON_UNKNOWN' });
    }
    expect(await buyer.cart()).toMatchObject({ coupons: [], version: 1 });
  });

  test('a coupon below its minimum is kept, and applies once the subtotal reaches it', async () => {
    await addCoupon({ code: 'BIG', kind: 'fixed', cents: 500, minimum: 5000 });
    expect(await entered(buyer, 'BIG')).toMatchObject({
      validCoupons: [],
      invalidCoupons: [{ code: 'BIG', reason: 'belowMinimum', minimumSubtotalCents: 5000 }],
      discountCents: 0,
    });
    const { shoppingCart } = await buyer.addToCart(mug.id);
    expect(shoppingCart).toMatchObject({ invalidCoupons: [], discountCents: 500, grandTotalCents: 5050 });
  });

  test.each([
    ['ended', { endsAt: 1 }],
    ['usedUp', { limit: 0 }],
    ['nothingLeft', { rate: 0 }],
  ])("the cart's answer says that a coupon is %s", async (reason, rest) => {
    await addCoupon({ code: 'OLD', ...rest });
    expect(await entered(buyer, 'OLD')).toMatchObject({ invalidCoupons: [{ code: 'OLD', reason }], discountCents: 0 });
  });

  test('a coupon that the shop deletes no longer applies', async () => {
    await addCoupon({ code: 'GONE' });
    await entered(buyer, 'GONE');
    await env.DB.prepare('DELETE FROM coupons').run();
    expect(await buyer.cart()).toMatchObject({ invalidCoupons: [{ code: 'GONE', reason: 'unknown' }] });
  });

  test('a coupon can be entered and removed twice, and the second time changes nothing', async () => {
    await addCoupon({ code: 'TEN' });
    const { version } = await buyer.cart();
    for (let time = 0; time < 2; time++) expect((await entered(buyer, 'TEN')).version).toBe(version + 1);
    for (let time = 0; time < 2; time++) {
      const cart = await read(await buyer.fetch(`${COUPONS}/ten`, { method: 'DELETE' }), ShoppingCart);
      expect(cart).toMatchObject({ coupons: [], discountCents: 0, version: version + 2 });
    }
  });

  test('the removal of a code that was never entered leaves the version as it is', async () => {
    const { version } = await buyer.cart();
    const cart = await read(await buyer.fetch(`${COUPONS}/nothing`, { method: 'DELETE' }), ShoppingCart);
    expect(cart.version).toBe(version);
  });

  test('a coupon for free shipping makes delivery free', async () => {
    await addCoupon({ code: 'FREE', kind: 'freeShipping' });
    await shipped(buyer, NEW_YORK);
    expect(await entered(buyer, 'FREE')).toMatchObject({
      validCoupons: [{ kind: 'freeShipping', cents: 0 }],
      shippingCostCents: 0,
      grandTotalCents: 3700 + 328,
    });
  });

  test('a sixth coupon is refused', async () => {
    for (const code of ['A', 'B', 'C', 'D', 'E', 'F']) await addCoupon({ code, rate: 1000 });
    for (const code of ['A', 'B', 'C', 'D', 'E']) await entered(buyer, code);
    expect(await refusal(await enter(buyer, 'F'))).toMatchObject({
      status: 409,
      code: 'COUPONS_FULL',
      error: 'An order takes no more codes than these. Please remove one first.',
    });
    expect((await buyer.cart()).coupons).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  test('a coupon that is entered twice with one key gets the first answer again', async () => {
    await addCoupon({ code: 'TEN' });
    const headers = { 'Idempotency-Key': createIdempotencyKey() };
    const first = await read(await enter(buyer, 'TEN', headers), ShoppingCart);
    const again = await enter(buyer, 'TEN', headers);
    expect(again.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await read(again, ShoppingCart)).toEqual(first);
    expect(await refusal(await enter(buyer, 'OTHER', headers))).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});

test('a cart carries the owner’s own words about taxes, and none where the owner has only switched the note on', async () => {
  await setStoreSettings(SHOP.id, { priceNote: 'No VAT' });
  expect((await buyer.cart()).taxNote).toBe('No VAT');
  await setStoreSettings(SHOP.id, { priceNote: true });
  expect(await buyer.cart()).not.toHaveProperty('taxNote');
});

test('a gift card at the checkout has no taxes to speak of', async () => {
  await setStoreSettings(SHOP.id, { priceNote: 'No VAT' });
  expect((await (await gifting()).startCheckout()).cart.taxNote).toBe('');
});
