import { beforeEach, expect, test } from 'vitest';
import { StockResponse } from '#runtime/contracts/inventory.ts';
import { Buyer, read, refusal } from '../../test/worker/buyer.ts';
import { OTHER, openShops, PRODUCTS, STOCK } from '../../test/worker/shops.ts';

const PATH = '/api/commerce/inventory/stock';
const { mug, shirt, poster, ebook, post } = PRODUCTS;

beforeEach(openShops);

test.each([PATH, `${PATH}/`])('%s answers with the stock of each variant, and is not cached', async (path) => {
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
