import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { StockResponse } from '#runtime/contracts/inventory.ts';
import { Buyer, read, refusal } from '../../test/worker/buyer.ts';
import { unitsOf } from '../../test/worker/checkout.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, STOCK } from '../../test/worker/shops.ts';

const PATH = '/api/commerce/inventory/stock';
const { mug, shirt, poster, ebook, post } = PRODUCTS;

beforeEach(openShops);

test.each([PATH, `${PATH}/`])('%s answers the stock of each variant, and is not cached', async (path) => {
  const response = await new Buyer().fetch(`${path}?itemId=${shirt.id}`);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(await read(response, StockResponse)).toEqual({
    results: [
      { variantId: 'variant-SHIRT-S', sku: 'SHIRT-S', unlimited: false, qtyInStock: 100 },
      { variantId: 'variant-SHIRT-M', sku: 'SHIRT-M', unlimited: false, qtyInStock: 0 },
    ],
  });
});

test.each([
  [mug.id, false, STOCK],
  [poster.id, true, 0],
  [ebook.id, true, 0],
])('the stock of %s is unlimited: %s, quantity %i', async (itemId, unlimited, qtyInStock) => {
  const { results } = await read(await new Buyer().fetch(`${PATH}/?itemId=${itemId}`), StockResponse);
  expect(results).toEqual([expect.objectContaining({ unlimited, qtyInStock })]);
});

test.each(['nothing', post.id, OTHER.itemId])('the stock of %s is not found', async (itemId) => {
  expect(await refusal(await new Buyer().fetch(`${PATH}/?itemId=${itemId}`))).toMatchObject({
    status: 404,
    code: 'ITEM_NOT_FOUND',
  });
});

test('a request for stock must name an item', async () => {
  for (const query of ['', '?itemId=']) {
    const answer = await refusal(await new Buyer().fetch(`${PATH}/${query}`));
    expect(answer).toMatchObject({ status: 400, code: 'INVALID_REQUEST', errors: { itemId: expect.any(String) } });
  }
});

describe('a reservation that is deleted', () => {
  const reserve = (siteId: string, checkoutId: string, variantId: string, quantity: number) =>
    env.DB.prepare(
      `INSERT INTO reservations (site_id, checkout_id, variant_id, quantity, expires_at) VALUES (?1, ?2, ?3, ?4, 0)`,
    ).bind(siteId, checkoutId, variantId, quantity);

  test('units of a deleted reservation go back to the stock of its own variant and site alone', async () => {
    await env.DB.batch([
      reserve(SHOP.id, 'ann', 'variant-MUG', 2),
      reserve(SHOP.id, 'ann', 'variant-SHIRT-M', 3),
      reserve(SHOP.id, 'bob', 'variant-MUG', 4),
      reserve(OTHER.id, 'ann', 'variant-MUG', 5),
      env.DB.prepare(`DELETE FROM reservations WHERE checkout_id = 'ann'`),
    ]);
    expect(await unitsOf('MUG')).toEqual({ inStock: STOCK + 2, reserved: 4, sold: 0 });
    expect(await unitsOf('SHIRT-M')).toEqual({ inStock: 3, reserved: 0, sold: 0 });
    expect(await unitsOf('SHIRT-S')).toEqual({ inStock: 100, reserved: 0, sold: 0 });
  });

  test('a reservation of a variant that no longer exists can be deleted', async () => {
    await env.DB.batch([
      reserve(SHOP.id, 'ann', 'variant-MUG', 2),
      env.DB.prepare(`DELETE FROM variants WHERE id = 'variant-MUG'`),
      env.DB.prepare('DELETE FROM reservations'),
    ]);
    expect(await count('reservations')).toBe(0);
  });

  test('a site can be deleted with its reservations', async () => {
    await env.DB.batch([
      reserve(SHOP.id, 'ann', 'variant-MUG', 2),
      reserve(OTHER.id, 'bob', `variant-${OTHER.sku}`, 3),
      env.DB.prepare('DELETE FROM sites WHERE site_id = ?1').bind(SHOP.id),
    ]);
    expect(await count('reservations')).toBe(1);
    expect(await unitsOf('MUG')).toEqual({ inStock: 0, reserved: 0, sold: 0 });
  });
});
