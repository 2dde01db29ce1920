import { env } from 'cloudflare:workers';
import { beforeAll, describe, expect, test } from 'vitest';
import { Product } from '#runtime/contracts/product.ts';
import { Buyer, Embedder, read, refusal } from '../../test/worker/buyer.ts';
import { OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { itemUrl } from './service.ts';

const PATH = '/api/commerce/products';
const { mug, shirt, ebook, box, post } = PRODUCTS;

beforeAll(openShops);

describe('a product', () => {
  test('is found by id and by slug', async () => {
    const byId = await read(await new Buyer().fetch(`${PATH}/${mug.id}`), Product);
    expect(byId).toEqual({
      id: mug.id,
      name: 'Mug',
      urlSlug: 'mug',
      fullUrl: '/shop/p/mug',
      description: '',
      productType: 1,
      price: { currencyCode: 'USD', value: 1850, decimalValue: '18.50', fractionalDigits: 2 },
      onSale: false,
      soldOut: false,
      variantOptionOrdering: [],
      variants: [expect.objectContaining({ sku: 'MUG', qtyInStock: 5, unlimited: false })],
      images: [{ id: 'a-mug-image', assetUrl: '/assets/a-mug.svg', altText: 'Mug', originalSize: '800x600' }],
      isSubscribable: false,
      subscriptionPlan: null,
      additionalFieldsFormId: null,
      customAddButtonText: null,
    });
    expect(await read(await new Buyer().fetch(`${PATH}/mug`), Product)).toEqual(byId);
  });

  test('costs the least that a visitor can pay now', async () => {
    const product = await read(await new Buyer().fetch(`${PATH}/${shirt.id}`), Product);
    expect(product.price.value).toBe(2495);
    expect(product.onSale).toBe(true);
    expect(product.variants.map((variant) => [variant.price.value, variant.salePrice.value])).toEqual([
      [3000, 2495],
      [3200, 0],
    ]);
  });

  test('that is digital is never sold out, nor its variants; a subscription tells its plan', async () => {
    expect(await read(await new Buyer().fetch(`${PATH}/${ebook.id}`), Product)).toMatchObject({
      soldOut: false,
      variants: [{ unlimited: true }],
    });
    expect(await read(await new Buyer().fetch(`${PATH}/${box.id}`), Product)).toMatchObject({
      isSubscribable: true,
      subscriptionPlan: { billingPeriod: { value: 1, unit: 'MONTH' }, numBillingCycles: 0 },
    });
  });

  test.each(['nothing', post.id, 'post', OTHER.itemId, 'lamp'])(
    'that is not sold here is not found: %s',
    async (id) => {
      const error = 'Sorry, that item is no longer available.';
      const response = await new Buyer().fetch(`${PATH}/${id}`);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(await refusal(response)).toEqual({ status: 404, code: 'ITEM_NOT_FOUND', error });
    },
  );

  test('is kept for a short while, asked for again by its ETag, and apart for each origin and site', async () => {
    const visitor = new Embedder();
    const response = await visitor.fetch(`${PATH}/mug`);
    expect(response.headers.get('Cache-Control')).toMatch(/^public, max-age=\d\d,/);
    expect(response.headers.get('Vary')).toBe('Origin, X-Storefront-Site');
    const headers = { 'If-None-Match': response.headers.get('ETag') as string };
    const again = await visitor.fetch(`${PATH}/mug`, { headers });
    expect(again.status).toBe(304);
    expect(again.headers.get('Access-Control-Allow-Origin')).toBe(SHOP.embed);
    await env.DB.prepare("UPDATE variants SET qty_in_stock = 4 WHERE sku = 'MUG'").run();
    expect((await visitor.fetch(`${PATH}/mug`, { headers })).status).toBe(200);
  });
});

test.each([
  ['shop', 11, 'mug', '/shop/p/mug'],
  ['journal', 1, 'hello', '/journal/hello'],
  ['', 1, 'hello', '/hello'],
])('an item of %j and type %i has the address %s', (collection, type, slug, url) => {
  expect(itemUrl(collection, type, slug)).toBe(url);
});
