import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { AddEntryResponse } from '#runtime/contracts/cart.ts';
import { Buyer, CART, ENTRIES, newKey, read, refusal } from '../../test/worker/buyer.ts';
import { addCoupon } from '../../test/worker/orders.ts';
import { openShops, PRODUCTS, SHOP, STOCK } from '../../test/worker/shops.ts';
import { countingDatabase, type Trips } from '../../test/worker/trips.ts';

const { mug, poster, shirt } = PRODUCTS;
/** A host that only this test uses, so that its site is not cached. */
const HOST = 'trips.example';

beforeEach(async () => {
  await openShops();
  await env.DB.prepare('INSERT INTO site_domains (site_id, hostname) VALUES (?1, ?2)').bind(SHOP.id, HOST).run();
  await new Buyer(HOST).fetch(CART, { env: { ENVIRONMENT: 'production' } });
});

type Call = Parameters<Buyer['fetch']>[1];

/** Makes a call in production, where the site is cached, and returns the number of trips and statements. */
async function measured(buyer: Buyer, path: string, call: Call = {}): Promise<Trips & { response: Response }> {
  const { DB, count } = countingDatabase();
  const response = await buyer.fetch(path, { ...call, env: { DB, ENVIRONMENT: 'production' } });
  return { ...count, response };
}

const added = (itemId: string, more: object = {}, key = newKey()) => ({
  method: 'POST',
  body: { itemId, sku: null, quantity: 1, ...more },
  headers: { 'Idempotency-Key': key },
});
const keyed = (method: string, body?: object) => ({ method, body, headers: { 'Idempotency-Key': newKey() } });

/** A visitor with a mug in the cart, and the id of its line. */
async function withCart() {
  const buyer = await new Buyer(HOST).mayBeCounted().arrive();
  const { newlyAdded } = await buyer.addToCart(mug.id);
  return { buyer, entry: `${ENTRIES}/${newlyAdded.id}` };
}

test('an empty cart for a visitor without one takes no trip to the database', async () => {
  expect(await measured(new Buyer(HOST), CART)).toMatchObject({ trips: 0, statements: 0 });
});

test('a cart is read in one trip with three statements', async () => {
  const { buyer } = await withCart();
  expect(await measured(buyer, CART)).toMatchObject({ trips: 1, statements: 3 });
});

test('the first product is added in one trip with nine statements', async () => {
  const { response, ...trips } = await measured(await new Buyer(HOST).mayBeCounted().arrive(), ENTRIES, added(mug.id));
  await read(response, AddEntryResponse);
  expect(trips).toEqual({ trips: 1, statements: 9 });
});

describe('a change to a known cart', () => {
  test.each<[string, number, (entry: string) => [path: string, call: Call]]>([
    ['an addition', 8, () => [ENTRIES, added(poster.id)]],
    ['a quantity', 9, (entry) => [entry, keyed('PUT', { quantity: 2 })]],
    ['a removal', 8, (entry) => [entry, keyed('DELETE')]],
    ['a coupon', 8, () => [`${CART}/coupons`, keyed('POST', { code: 'off' })]],
    ['a coupon’s removal', 7, () => [`${CART}/coupons/OFF`, keyed('DELETE')]],
    [
      'a place to deliver to',
      6,
      () => [`${CART}/shipping`, keyed('PUT', { location: { countryCode: 'US', region: 'NY' }, optionId: null })],
    ],
  ])('a change to a known cart takes one trip: %s, with %i statements', async (_, statements, call) => {
    await addCoupon('OFF', { cents: 100 });
    const { buyer, entry } = await withCart();
    const { response, ...trips } = await measured(buyer, ...call(entry));
    expect(response.status).toBe(200);
    expect(trips).toEqual({ trips: 1, statements });
  });

  test('a change without a key takes one statement less, and a version takes no more', async () => {
    const { buyer, entry } = await withCart();
    const call = { method: 'PUT', body: { quantity: 2 } };
    expect(await measured(buyer, entry, call)).toMatchObject({ trips: 1, statements: 8 });
    const versioned = { ...call, headers: { 'If-Match': '"2"' } };
    expect(await measured(buyer, entry, versioned)).toMatchObject({ trips: 1, statements: 8 });
  });

  test('an addition with additional fields reads the product’s form first', async () => {
    const { buyer } = await withCart();
    const call = added(poster.id, { additionalFields: '{"name":"Ann"}' });
    expect(await measured(buyer, ENTRIES, call)).toMatchObject({ trips: 2, statements: 9 });
  });

  test('choosing a way of delivery reads the cart first', async () => {
    const { buyer } = await withCart();
    const call = keyed('PUT', { location: { countryCode: 'US', region: 'NY' }, optionId: 'none' });
    const { response, ...trips } = await measured(buyer, `${CART}/shipping`, call);
    expect(await refusal(response)).toMatchObject({ code: 'SHIPPING_NOT_OFFERED' });
    // The second trip distinguishes a refusal from the repeat of a call.
    expect(trips).toEqual({ trips: 2, statements: 7 });
  });
});

describe('a repeat', () => {
  test('a repeat in a known cart takes two trips: the batch that fails, and reading the current cart', async () => {
    const { buyer } = await withCart();
    const call = added(poster.id);
    await measured(buyer, ENTRIES, call);
    const { response, ...trips } = await measured(buyer, ENTRIES, call);
    expect(response.headers.get('Idempotent-Replayed')).toBe('true');
    expect(trips).toEqual({ trips: 2, statements: 12 });
  });

  test('a repeat of the call that created the cart takes two trips', async () => {
    const buyer = await new Buyer(HOST).mayBeCounted().arrive();
    const cookies = new Map(buyer.cookies);
    const call = added(mug.id);
    await measured(buyer, ENTRIES, call);
    buyer.cookies.clear();
    for (const [name, value] of cookies) buyer.cookies.set(name, value);
    const { response, ...trips } = await measured(buyer, ENTRIES, call);
    expect(response.headers.get('Idempotent-Replayed')).toBe('true');
    expect(trips).toEqual({ trips: 2, statements: 13 });
  });
});

describe('a refused change', () => {
  test('a refusal takes one trip if the batch itself gives the reason, and another to name how many are left', async () => {
    const { buyer, entry } = await withCart();
    const tooMany = await measured(buyer, entry, keyed('PUT', { quantity: STOCK + 1 }));
    expect(await refusal(tooMany.response)).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(tooMany.trips).toBe(2);
    const unknown = await measured(buyer, `${ENTRIES}/unknown`, keyed('DELETE'));
    expect(await refusal(unknown.response)).toMatchObject({ code: 'ENTRY_NOT_FOUND' });
    expect(unknown.trips).toBe(1);
  });

  test('a refused choice reads the product and its form to find the reason', async () => {
    const { buyer } = await withCart();
    const { response, trips } = await measured(buyer, ENTRIES, added(shirt.id));
    expect(await refusal(response)).toMatchObject({ code: 'VARIANT_REQUIRED' });
    expect(trips).toBe(3);
  });

  test('a change by a visitor without a cart is refused without a trip', async () => {
    const buyer = await new Buyer(HOST).mayBeCounted().arrive();
    const { response, trips } = await measured(buyer, `${ENTRIES}/any`, keyed('DELETE'));
    expect(await refusal(response)).toMatchObject({ code: 'ENTRY_NOT_FOUND' });
    expect(trips).toBe(0);
  });
});

test('a visitor whose cart was bought adds to a new one in three trips, one of which looks for the old one', async () => {
  const { buyer } = await withCart();
  await env.DB.prepare('UPDATE carts SET is_purchased = 1').run();
  const { response, trips } = await measured(buyer, ENTRIES, added(poster.id));
  await read(response, AddEntryResponse);
  expect(trips).toBe(3);
});

test('a site that is not cached takes one more trip', async () => {
  const { buyer } = await withCart();
  const { DB, count } = countingDatabase();
  await buyer.fetch(CART, { env: { DB } });
  expect(count).toEqual({ trips: 2, statements: 4 });
});
