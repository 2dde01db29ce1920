import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { OwnerCategory } from '#runtime/contracts/category.ts';
import { ProductChangesAnswer } from '#runtime/contracts/product-changes.ts';
import { WEBHOOK_TOPICS } from '#runtime/contracts/webhooks.ts';
import { newKey, read } from '../../test/worker/buyer.ts';
import { NEW_YORK, Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { boughtGiftCard } from '../../test/worker/orders.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { OTHER, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { renewAt, subscribed } from '../../test/worker/subscriptions.ts';
import { orderEventStatements } from '../orders/service.ts';

const { mug, shirt } = PRODUCTS;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  owner = await OwnerProgram.of({ expiresAt: Number.MAX_SAFE_INTEGER });
  const body = { url: 'https://hooks.example/in', topics: WEBHOOK_TOPICS };
  expect((await owner.fetch('/api/owner/webhooks', { method: 'POST', body })).status).toBe(201);
});

/** Returns the messages to webhooks since the last call, by topic. */
async function takeMessages(): Promise<string[]> {
  const { results } = await env.DB.prepare('DELETE FROM webhook_deliveries RETURNING site_id, topic, data').all();
  return results.map(({ topic, data }) => `${topic} ${data}`).sort();
}

async function call(method: string, path: string, body?: object, version?: number): Promise<Response> {
  const headers: Record<string, string> = version === undefined ? {} : { 'If-Match': `"${version}"` };
  const answer = await owner.fetch(`/api/owner/${path}`, { method, headers, ...(body && { body }) });
  expect(answer.status, await answer.clone().text()).toBeLessThan(300);
  return answer;
}

const product = (id: string, change: string) => `product.changed {"itemId":"${id}","change":"${change}"}`;
const stock = (variant: string, quantity: number, difference: number, reason: string) =>
  `stock.changed {"variantId":"variant-${variant}","quantity":${quantity},"unlimited":false,` +
  `"difference":${difference},"reason":"${reason}"}`;

describe('a product', () => {
  test('leads to a message when it is created, with its first stock, changed and deleted', async () => {
    const variants = [{ sku: 'POT', priceCents: 5800, stock: 3 }];
    const body = { collectionId: 'shop', title: 'Everyday Teapot', variants };
    const pot = OwnerProduct.parse(await (await call('POST', 'products', body)).json());
    const [variant] = pot.variants;
    expect(await takeMessages()).toEqual([
      product(pot.id, 'created'),
      stock('POT', 3, 3, 'counted').replace('variant-POT', String(variant?.id)),
    ]);
    const { id, version, updatedAt: _, isScheduled: __, ...definition } = pot;
    await call('PUT', `products/${id}`, { ...definition, title: 'Teapot' }, version);
    expect(await takeMessages()).toEqual([product(id, 'changed')]);
    await call('DELETE', `products/${id}`, undefined, 2);
    expect(await takeMessages()).toEqual([product(id, 'deleted')]);
  });

  test('leads to a message when many are changed at once, and only if it is one of them', async () => {
    const change = { ids: [mug.id, shirt.id], stock: { difference: 2 } };
    const ask = async (body: object) => read(await call('POST', 'products/changes', body), ProductChangesAnswer);
    const { digest } = await ask(change);
    expect(await takeMessages()).toEqual([]);
    await ask({ ...change, digest });
    expect(await takeMessages()).toEqual([
      product(mug.id, 'changed'),
      product(shirt.id, 'changed'),
      stock('MUG', 7, 2, 'counted'),
      stock('SHIRT-M', 2, 2, 'counted'),
      stock('SHIRT-S', 102, 2, 'counted'),
    ]);
  });

  test('leads to a message when it comes into a category or leaves it, and not where nothing changes', async () => {
    const body = { displayName: 'Cups' };
    const created = await call('POST', 'collections/shop/categories', body);
    const { id } = OwnerCategory.parse(await created.json());
    for (const method of ['PUT', 'DELETE']) {
      await call(method, `collections/shop/categories/${id}/products/${mug.id}`);
      expect(await takeMessages()).toEqual([product(mug.id, 'changed')]);
      await call(method, `collections/shop/categories/${id}/products/${mug.id}`);
      expect(await takeMessages()).toEqual([]);
    }
  });

  test('leads to a message when it is moved to another place, and when its collection is deleted', async () => {
    await call('POST', 'collections/shop/order', { itemIds: [mug.id], before: null }, 1);
    const { results } = await env.DB.prepare(
      'SELECT id FROM items WHERE site_id = ?1 AND version > 1 AND product_type IS NOT NULL ORDER BY id',
    )
      .bind(SHOP.id)
      .all<{ id: string }>();
    expect(results.length).toBeGreaterThan(1);
    expect(await takeMessages()).toEqual(results.map(({ id }) => product(id, 'changed')));
    await call('DELETE', 'collections/shop?confirm=Shop', undefined, 2);
    const ids = Object.values(PRODUCTS).flatMap(({ id, type }) => (type === null ? [] : [product(id, 'deleted')]));
    expect(await takeMessages()).toEqual(ids.sort());
  });
});

describe('an order', () => {
  test('leads to messages when it is placed, with its stock, and at each step, but not at a repeat', async () => {
    const payer = await Payer.with(mug.id, { quantity: 2 });
    await payer.changeCheckout({ address: NEW_YORK });
    await payer.pay();
    const order = await env.DB.prepare('SELECT id, grand_total_cents AS cents FROM orders').first();
    const { id: orderId, cents } = order ?? {};
    expect(await takeMessages()).toEqual([
      `order.created {"orderId":"${orderId}","number":1,"currency":"USD","grandTotalCents":${cents},"isTest":true}`,
      stock('MUG', 3, -2, 'sold'),
    ]);
    await call('POST', 'orders/1/packed', {});
    const event = { siteId: SHOP.id, orderId: String(orderId), kind: 'packed' as const, now: Date.now() };
    await env.DB.batch(orderEventStatements(env.DB, event));
    expect(await takeMessages()).toEqual([`order.changed {"orderId":"${orderId}","event":"packed"}`]);
    const headers = { 'Idempotency-Key': newKey() };
    const refund = { method: 'POST', body: { restock: true }, headers };
    const refunded = await owner.fetch('/api/owner/orders/1/refund', refund);
    expect(refunded.status, await refunded.clone().text()).toBe(200);
    expect(await takeMessages()).toEqual([
      `order.refunded {"orderId":"${orderId}","event":"refunded"}`,
      stock('MUG', 5, 2, 'restocked'),
    ]);
  });

  test('that is ended at once leads to a message about its end', async () => {
    await boughtGiftCard();
    const orderId = await env.DB.prepare('SELECT id FROM orders').first('id');
    expect(await takeMessages()).toEqual([
      `order.changed {"orderId":"${orderId}","event":"ended"}`,
      expect.stringMatching(/^order\.created /),
    ]);
  });
});

test('stock that an owner sets or adjusts leads to a message', async () => {
  await call('PUT', 'stock/variant-MUG', { quantity: 8 }, 1);
  expect(await takeMessages()).toEqual([stock('MUG', 8, 3, 'counted')]);
  await call('PUT', 'stock/variant-MUG', { unlimited: true }, 2);
  expect(await takeMessages()).toEqual([stock('MUG', 0, -8, 'counted').replace('false', 'true')]);
  const body = { difference: -4, reason: 'damaged' };
  await owner.fetch('/api/owner/stock/variant-SHIRT-S/adjustments', {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': newKey() },
  });
  expect(await takeMessages()).toEqual([stock('SHIRT-S', 96, -4, 'damaged')]);
});

test('a subscription leads to a message when it begins, is charged, and is cancelled with its person', async () => {
  const { id, nextBillingAt, email } = await subscribed();
  const state = (name: string) => `subscription.changed {"subscriptionId":"${id}","state":"${name}","endsAt":null}`;
  const states = async () => (await takeMessages()).filter((message) => message.startsWith('subscription'));
  expect(await states()).toEqual([state('active')]);
  expect(await renewAt(nextBillingAt ?? 0)).toMatchObject({ renewed: 1 });
  // The attempt and the paid cycle.
  expect(await states()).toEqual([state('active'), state('active')]);
  const erased = await call('POST', 'erase', { email });
  expect(await erased.json()).toMatchObject({ cancelledSubscriptions: 1 });
  expect(await states()).toEqual([state('cancelled')]);
});

test('no other site’s webhook gets a message', async () => {
  const other = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
  const body = { quantity: 8 };
  const headers = { 'If-Match': '"1"' };
  expect((await other.fetch(`/api/owner/stock/variant-${OTHER.sku}`, { method: 'PUT', body, headers })).status).toBe(
    200,
  );
  expect(await takeMessages()).toEqual([]);
});
