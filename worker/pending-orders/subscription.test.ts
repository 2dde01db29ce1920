import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { StartSubscriptionResponse } from '#runtime/contracts/subscription.ts';
import { Buyer, Embedder, newKey, read, refusal } from '../../test/worker/buyer.ts';
import { addForm, aField, rows } from '../../test/worker/forms.ts';
import { SUBSCRIPTION } from '../../test/worker/order-pages.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStock, setStoreSettings } from '../../test/worker/shops.ts';
import { sha256 } from '../session/service.ts';

const { box, mug, giftCard, shirt } = PRODUCTS;
const PLAN = JSON.stringify({ billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 6 });

interface OrderRequest {
  itemId?: string;
  sku?: string | null;
  qty?: unknown;
  additionalFields?: string | null;
  key?: string | undefined;
}

function start(visitor: Buyer, { key, ...request }: OrderRequest = {}): Promise<Response> {
  const body = { itemId: box.id, sku: null, qty: 1, ...request };
  return visitor.fetch(SUBSCRIPTION, { method: 'POST', body, headers: { 'Idempotency-Key': key } });
}

async function started(visitor: Buyer, request?: OrderRequest): Promise<string> {
  return (await read(await start(visitor, request), StartSubscriptionResponse)).cartToken;
}

async function sellByPlan(itemId: string, type?: number): Promise<void> {
  await env.DB.prepare(
    'UPDATE items SET subscription_plan = ?1, product_type = COALESCE(?2, product_type) WHERE id = ?3',
  )
    .bind(PLAN, type ?? null, itemId)
    .run();
}

let buyer: Buyer;

beforeEach(async () => {
  await openShops();
  buyer = await new Buyer().arrive();
});

describe('starting a subscription', () => {
  test('a subscription stores an order at the present price and answers the token that opens it', async () => {
    const response = await start(buyer, { sku: 'BOX', qty: 2 });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const { cartToken } = await read(response, StartSubscriptionResponse);
    expect(cartToken).toMatch(/^[\w-]{43}$/);
    expect(await rows('pending_orders')).toMatchObject([
      {
        site_id: SHOP.id,
        kind: 'subscription',
        item_id: box.id,
        variant_id: 'variant-BOX',
        sku: 'BOX',
        title: 'Monthly box',
        quantity: 2,
        price_cents: 4000,
        currency: 'USD',
        plan: JSON.stringify(box.plan),
        additional_fields: '',
        gift: null,
        email: '',
        placed_at: null,
        order_token_hash: null,
        token_hash: sha256(cartToken),
      },
    ]);
    expect(JSON.stringify(await rows('pending_orders'))).not.toContain(cartToken);
  });

  test('a subscription puts nothing into the cart and creates none', async () => {
    await started(buyer);
    expect(await count('carts')).toBe(0);
    expect(buyer.cookies.has('CART')).toBe(false);
  });

  test('a subscription has the sale price', async () => {
    await sellByPlan(shirt.id);
    await started(buyer, { itemId: shirt.id, sku: 'SHIRT-S' });
    expect(await rows('pending_orders')).toMatchObject([{ price_cents: 2495, plan: PLAN }]);
  });

  test('a subscription can be started from a listed origin’s page', async () => {
    expect(await started(new Embedder())).toMatch(/^[\w-]{43}$/);
  });

  test('a subscription keeps the answers to the product’s form', async () => {
    await addForm({ id: 'ask', fields: [aField({ type: 'text', required: true })] });
    await env.DB.prepare("UPDATE items SET additional_fields_form_id = 'ask' WHERE id = ?1").bind(box.id).run();
    expect(await refusal(await start(buyer))).toMatchObject({
      status: 400,
      code: 'ADDITIONAL_FIELDS_INVALID',
      errors: { text: 'Required' },
    });
    await started(buyer, { additionalFields: '{"text": "June"}' });
    expect(await rows('pending_orders')).toMatchObject([{ additional_fields: '{"text":"June"}' }]);
  });
});

describe('a subscription that is refused', () => {
  test.each<[string, OrderRequest, object]>([
    ['that is none', { itemId: mug.id }, { status: 400, code: 'NOT_A_SUBSCRIPTION' }],
    ['that is a gift card', { itemId: giftCard.id }, { code: 'NOT_A_SUBSCRIPTION' }],
    ['that is not there', { itemId: 'nothing' }, { status: 404, code: 'ITEM_NOT_FOUND' }],
    ['that another shop has', { itemId: OTHER.itemId, sku: OTHER.sku }, { status: 404, code: 'ITEM_NOT_FOUND' }],
    [
      'of another product’s variant',
      { sku: 'MUG' },
      { code: 'VARIANT_UNAVAILABLE', errors: { sku: expect.any(String) } },
    ],
    ['by halves', { qty: 1.5 }, { code: 'QUANTITY_NOT_WHOLE', errors: { qty: 'Quantity must be a whole number' } }],
    ['of none', { qty: 0 }, { code: 'QUANTITY_OUT_OF_RANGE' }],
    ['of a word', { qty: 'many' }, { code: 'QUANTITY_NOT_A_NUMBER' }],
  ])('a subscription %s is refused', async (_, request, expected) => {
    expect(await refusal(await start(buyer, request))).toMatchObject(expected);
    expect(await count('pending_orders')).toBe(0);
  });

  test('a subscription without a chosen variant is refused', async () => {
    await sellByPlan(shirt.id);
    expect(await refusal(await start(buyer, { itemId: shirt.id }))).toMatchObject({ code: 'VARIANT_REQUIRED' });
  });

  test('a subscription for more than is in stock is refused', async () => {
    await sellByPlan(mug.id);
    await setStock('MUG', 2);
    expect(await refusal(await start(buyer, { itemId: mug.id, qty: 3 }))).toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
    });
    await started(buyer, { itemId: mug.id, qty: 2 });
  });

  test('a subscription for several units of a service is refused where the shop sells them singly', async () => {
    await sellByPlan(box.id, 3);
    await setStoreSettings(SHOP.id, { multipleQuantityAllowedForServices: false });
    expect(await refusal(await start(buyer, { qty: 2 }))).toMatchObject({ code: 'QUANTITY_NOT_ALLOWED' });
    await started(buyer, { qty: 1 });
  });

  test('a subscription without the crumb, with an unknown field or started too often is refused', async () => {
    expect((await start(new Buyer())).status).toBe(403);
    const body = { itemId: box.id, sku: null, qty: 1, price: 1 };
    expect(await refusal(await buyer.fetch(SUBSCRIPTION, { method: 'POST', body }))).toMatchObject({
      code: 'UNKNOWN_FIELD',
    });
    const never = { limit: async () => ({ success: false }) };
    const limited = await buyer.fetch(SUBSCRIPTION, {
      method: 'POST',
      body: { itemId: box.id, sku: null, qty: 1 },
      env: { CART_WRITES: never as RateLimit },
    });
    expect(await refusal(limited)).toMatchObject({ status: 429, error: 'Please try again in a few seconds.' });
    expect((await buyer.fetch(SUBSCRIPTION)).headers.get('Allow')).toBe('POST');
    expect(await count('pending_orders')).toBe(0);
  });
});

describe('a call that is repeated with its key', () => {
  test('a repeat gets the same token, even where the product has gone meanwhile', async () => {
    const key = newKey();
    const token = await started(buyer, { key });
    await env.DB.prepare('UPDATE items SET subscription_plan = NULL').run();
    const repeat = await start(buyer, { key });
    expect(repeat.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await read(repeat, StartSubscriptionResponse)).toEqual({ cartToken: token });
    expect(await count('pending_orders')).toBe(1);
  });

  test('repeats at the same moment store one order', async () => {
    const key = newKey();
    const tokens = await Promise.all(Array.from({ length: 10 }, () => started(buyer, { key })));
    expect(new Set(tokens).size).toBe(1);
    expect(await count('pending_orders')).toBe(1);
  });

  test('a repeat with other contents is refused', async () => {
    const key = newKey();
    await started(buyer, { key });
    expect(await refusal(await start(buyer, { key, qty: 2 }))).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
    });
    expect(await refusal(await start(buyer, { key: 'short' }))).toMatchObject({ code: 'IDEMPOTENCY_KEY_INVALID' });
  });

  test('another visitor’s call with the same key, and a call without a key, store orders of their own', async () => {
    const key = newKey();
    const tokens = [await started(buyer, { key }), await started(await new Buyer().arrive(), { key })];
    tokens.push(await started(buyer), await started(buyer));
    expect(new Set(tokens).size).toBe(4);
  });
});
