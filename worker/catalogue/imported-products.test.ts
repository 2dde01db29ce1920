import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { ImportAnswer } from '#runtime/contracts/imports.ts';
import { read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, OTHER, openShops, PRODUCTS } from '../../test/worker/shops.ts';

const { mug, shirt } = PRODUCTS;
const TEAPOT = {
  collectionId: 'shop',
  title: 'Teapot',
  urlSlug: 'teapot',
  variantOptionOrdering: ['Size'],
  variants: [
    { sku: 'POT-S', priceCents: 4000, stock: 3, attributes: { Size: 'S' } },
    { sku: 'POT-L', priceCents: 6000, stock: 'unlimited', attributes: { Size: 'L' } },
  ],
};

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

async function importing(products: object[], { path = '', options = {} } = {}) {
  const records = products.map((content) => ({ type: 'importedProduct', content }));
  const call = { method: 'POST', body: { records, options } };
  return (await read(await owner.fetch(`/api/owner/imports${path}`, call), ImportAnswer)).outcomes;
}

const readProduct = async (id: string) => read(await owner.fetch(`/api/owner/products/${id}`), OwnerProduct);

test('a product of a file is created with its categories, found again by its address, and left', async () => {
  const product = { ...TEAPOT, categories: [['Teaware', 'Pots'], ['New']] };
  const [preview] = await importing([product], { path: '/preview' });
  expect(preview).toMatchObject({
    result: 'created',
    notes: ['The category “Teaware / Pots” is created.', 'The category “New” is created.'],
  });
  expect(await count('categories', "display_name = 'Pots'")).toBe(0);
  const [created] = await importing([product]);
  expect(created).toMatchObject({ result: 'created', error: '' });
  const stored = await readProduct(created?.id ?? '');
  expect(stored.variants).toMatchObject([
    { sku: 'POT-S', priceCents: 4000, stock: 3 },
    { sku: 'POT-L', stock: 'unlimited' },
  ]);
  expect(stored.categoryIds).toHaveLength(2);
  expect(await importing([product])).toMatchObject([{ result: 'left', id: created?.id, fields: [], notes: [] }]);
  expect(await importing([{ ...product, categories: [['teaware', 'pots']] }])).toMatchObject([
    { result: 'changed', fields: ['categoryIds'] },
  ]);
});

test('stock stays, and the owner is told so, also of variants that only their options tell apart', async () => {
  await importing([TEAPOT]);
  const variants = TEAPOT.variants.map(({ sku: _, ...variant }) => ({ ...variant, stock: 9 }));
  expect(await importing([{ ...TEAPOT, variants }])).toMatchObject([
    { result: 'left', notes: ['Stock of the shop stays as it is.'] },
  ]);
});

test('fields that a file leaves out stay, and so do variants that it does not have', async () => {
  await env.DB.prepare(`UPDATE items SET variant_option_ordering = '["Size"]' WHERE id = ?1`).bind(shirt.id).run();
  const before = await readProduct(shirt.id);
  const [outcome] = await importing([
    { collectionId: 'shop', variants: [{ sku: 'SHIRT-M', priceCents: 3300, stock: 9 }], tags: ['linen'] },
  ]);
  expect(outcome).toMatchObject({
    id: shirt.id,
    result: 'changed',
    fields: ['tags', 'variants'],
    notes: ['Stock of the shop stays as it is.'],
  });
  const [small, medium] = before.variants;
  expect(await readProduct(shirt.id)).toMatchObject({
    title: before.title,
    urlSlug: before.urlSlug,
    images: before.images,
    tags: ['linen'],
    variants: [small, { ...medium, priceCents: 3300 }],
  });
  const again = [{ collectionId: 'shop', variants: [{ sku: 'SHIRT-M', stock: 9 }] }];
  expect(await importing(again, { options: { setsStock: true } })).toMatchObject([{ result: 'changed', notes: [] }]);
  expect((await readProduct(shirt.id)).variants[1]?.stock).toBe(9);
});

test('a product gets a file’s pictures once all of them are fetched, and keeps its own until then', async () => {
  const [image] = (await readProduct(mug.id)).images;
  const far = 'https://cdn.example/mug.jpg?v=1';
  const product = {
    collectionId: 'shop',
    variants: [{ sku: 'MUG', imageUrl: far }],
    images: [{ url: far, altText: 'A mug' }],
  };
  expect(await importing([product])).toMatchObject([{ result: 'left', missingPictures: [far] }]);
  await env.DB.batch([
    env.DB.prepare(
      `INSERT INTO assets (site_id, id, filename, url, content_type, bytes, sha256, width, height, created_at, updated_at)
       VALUES ('site-a', 'asset-1', 'mug.jpg', '/images/asset-1/mug.jpg', 'image/jpeg', 9, 'x', 30, 40, 0, 0)`,
    ),
    env.DB.prepare("INSERT INTO asset_sources (site_id, url, asset_id) VALUES ('site-a', ?1, 'asset-1')").bind(far),
  ]);
  expect(await importing([product])).toMatchObject([{ result: 'changed', missingPictures: [] }]);
  const changed = await readProduct(mug.id);
  expect(changed.images).toMatchObject([{ assetId: 'asset-1', altText: 'A mug', width: 30 }]);
  expect(changed.variants[0]?.mainImageId).toBe(changed.images[0]?.id);
  expect(await importing([product])).toMatchObject([{ result: 'left' }]);
  const own = { ...product, images: [{ url: `https://a.example${image?.assetUrl}` }, { url: far, altText: 'A mug' }] };
  expect(await importing([own])).toMatchObject([{ missingPictures: [`https://a.example${image?.assetUrl}`] }]);
});

test('a product without a title, with a wrong price or in an unknown collection is refused by field', async () => {
  const outcomes = await importing([
    { collectionId: 'shop', variants: [{ sku: 'NEW', priceCents: 100 }] },
    { ...TEAPOT, variants: [{ sku: 'POT', priceCents: -1 }], variantOptionOrdering: [] },
    { ...TEAPOT, collectionId: OTHER.id },
    { ...TEAPOT, urlSlug: 'far', variants: [{ sku: 'MUG-2', priceCents: 1, attributes: { Colour: 'red' } }] },
  ]);
  expect(outcomes.map(({ result }) => result)).toEqual(['refused', 'refused', 'refused', 'refused']);
  expect(outcomes.map(({ errors }) => Object.keys(errors)[0])).toEqual([
    'title',
    'variants.0.priceCents',
    'collectionId',
    'variants.0.attributes.Size',
  ]);
  expect(await count('items', "title = 'Teapot'")).toBe(0);
});

test('a file that knows only whether a product is shipped and visible changes no kind and status that agree', async () => {
  const file = (isShipped: boolean, isVisible: boolean) => [
    { collectionId: 'shop', isShipped, isVisible, variants: [{ sku: 'EBOOK' }] },
  ];
  expect(await importing(file(false, true))).toMatchObject([{ result: 'left' }]);
  expect(await importing(file(true, false))).toMatchObject([{ result: 'changed', fields: ['status', 'kind'] }]);
  expect(await importing(file(true, false))).toMatchObject([{ result: 'left' }]);
});
