import { beforeEach, expect, test } from 'vitest';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { OwnerCollection } from '#runtime/contracts/content.ts';
import { MAX_STOCK } from '#runtime/contracts/owner-limits.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { Payer, SETTINGS } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';

const PRODUCTS_PATH = '/api/owner/products';
const SHOP_PATH = '/api/owner/collections/shop';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await setStoreSettings(SHOP.id, SETTINGS);
  owner = await OwnerProgram.of();
});

const readMug = async () => read(await owner.fetch(`${PRODUCTS_PATH}/${PRODUCTS.mug.id}`), OwnerProduct);

function put({ id, version, updatedAt: _, isScheduled: __, ...definition }: OwnerProduct, changes: object = {}) {
  const headers = { 'If-Match': `"${version}"` };
  return owner.fetch(`${PRODUCTS_PATH}/${id}`, { method: 'PUT', body: { ...definition, ...changes }, headers });
}

test('a collection is not deleted while a checkout has reserved one of its products', async () => {
  await Payer.with(PRODUCTS.mug.id);
  const { title, version } = await read(await owner.fetch(SHOP_PATH), OwnerCollection);
  const headers = { 'If-Match': `"${version}"` };
  const answer = await owner.fetch(`${SHOP_PATH}?confirm=${title}`, { method: 'DELETE', headers });
  expect(await refusal(answer)).toMatchObject({ status: 409, code: 'PRODUCT_BEING_BOUGHT' });
  expect(await count('variants', `sku = 'MUG'`)).toBe(1);
});

test('a change that was made before a product was moved cannot move it back', async () => {
  const mug = await readMug();
  const { version } = await read(await owner.fetch(SHOP_PATH), OwnerCollection);
  const body = { itemIds: [PRODUCTS.mug.id], before: null };
  const headers = { 'If-Match': `"${version}"` };
  expect((await owner.fetch(`${SHOP_PATH}/order`, { method: 'POST', body, headers })).status).toBeLessThan(300);
  expect((await readMug()).position).not.toBe(mug.position);
  expect(await refusal(await put(mug))).toMatchObject({ status: 412, code: 'VERSION_STALE' });
});

test('no adjustment makes more stock than a product can have', async () => {
  const [variant] = (await readMug()).variants;
  const adjust = (difference: number) =>
    owner.fetch(`/api/owner/stock/${variant?.id}/adjustments`, {
      method: 'POST',
      body: { difference, reason: 'received' },
    });
  const { stock } = variant ?? { stock: 0 };
  expect((await adjust(MAX_STOCK - Number(stock))).status).toBe(200);
  expect(await refusal(await adjust(1))).toMatchObject({ status: 400, errors: { difference: expect.any(String) } });
});

test('a new id for a sku does not bring its stock back', async () => {
  const mug = await readMug();
  const variants = mug.variants.map((variant) => ({ ...variant, id: 'other', stock: 99 }));
  expect(await refusal(await put(mug, { variants }))).toMatchObject({
    status: 409,
    code: 'SKU_TAKEN',
    errors: { 'variants.0.id': expect.any(String) },
  });
});

test('two products that are created at once with one title get two addresses', async () => {
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((sku) =>
      owner.fetch(PRODUCTS_PATH, {
        method: 'POST',
        body: { collectionId: 'shop', title: 'Teapot', variants: [{ sku, priceCents: 100 }] },
      }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  const slugs = await Promise.all(answers.map(async (answer) => OwnerProduct.parse(await answer.json()).urlSlug));
  expect(slugs.sort()).toEqual(['teapot', 'teapot-1', 'teapot-2']);
});
