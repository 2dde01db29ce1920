import { beforeEach, expect, test } from 'vitest';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { ImportAnswer, ImportFile } from '#runtime/contracts/imports.ts';
import { read } from '../../../test/worker/buyer.ts';
import { OwnerProgram } from '../../../test/worker/owner.ts';
import { openShops } from '../../../test/worker/shops.ts';

const ID = '6565fdac1acd1b71e8885300';
const PICTURE = 'https://images.example.test/lamp.jpg';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const escaped = (value: unknown) => JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;');
const context = (value: object) =>
  `<script>Static = {}; Static.SQUARESPACE_CONTEXT = ${JSON.stringify(value)};</script>`;

async function reading(file: string) {
  const call = { method: 'POST', body: file, headers: { 'Content-Type': 'text/plain' } };
  return read(await owner.fetch('/api/owner/imports/read', call), ImportFile);
}

async function importing({ records }: ImportFile) {
  const body = { records: records.map(({ record }) => record) };
  return (await read(await owner.fetch('/api/owner/imports', { method: 'POST', body }), ImportAnswer)).outcomes;
}

const readProduct = async (id: string) => read(await owner.fetch(`/api/owner/products/${id}`), OwnerProduct);

const VARIANTS = [
  {
    id: 'v-small',
    sku: 'LAMP-S',
    attributes: { Size: 'Small' },
    price: 4500,
    salePrice: 4000,
    onSale: true,
    unlimited: false,
    qtyInStock: 8,
    priceMoney: { currency: 'USD', value: '45.00' },
  },
  {
    id: 'v-large',
    sku: 'LAMP-L',
    attributes: { Size: 'Large' },
    price: 6900,
    salePrice: 0,
    onSale: false,
    unlimited: true,
    qtyInStock: 0,
  },
];
/** The same two variants as an owner has them. */
const STORED = [
  { id: 'v-small', sku: 'LAMP-S', priceCents: 4500, salePriceCents: 4000, onSale: true, stock: 8 },
  { id: 'v-large', sku: 'LAMP-L', priceCents: 6900, onSale: false, stock: 'unlimited' },
];

test('a page of JSON with a store is imported as its products, and a second import changes nothing', async () => {
  const item = {
    id: ID,
    recordType: 11,
    title: 'Lamp',
    urlId: 'desk-lamp',
    excerpt: '<p>Bright</p>',
    body: '',
    publishOn: 1_700_000_000_000,
    tags: ['new'],
    categories: ['Lamps', 'a'.repeat(26)],
    starred: true,
    items: [{ id: 'i1', assetUrl: `${PICTURE}?format=500w`, title: 'A lamp', licensedAssetPreview: {} }],
    structuredContent: { productType: 1, variants: VARIANTS, variantOptionOrdering: ['Size'] },
  };
  const page = {
    website: {},
    collection: { id: 'c1', title: 'Store', urlId: 'store' },
    pagination: { nextPage: true },
  };
  const file = await reading(JSON.stringify({ ...page, items: [item, { id: 'p', recordType: 1, title: 'A post' }] }));
  expect(file).toMatchObject({ format: 'squarespace-page', records: [{ record: { type: 'importedProduct' } }] });
  expect(file.records[0]?.record.content).toMatchObject({ images: [{ url: PICTURE, licensedAssetPreview: true }] });
  expect(file.problems.map(({ text }) => text)).toEqual([
    `The category “${'a'.repeat(26)}” is longer than 25 characters. It becomes “${'a'.repeat(25)}”.`,
    'Only products are read from such a page.',
    'This file is one page of several. Save the next ones too.',
  ]);
  expect(await importing(file)).toMatchObject([{ result: 'created', error: '', id: ID, missingPictures: [PICTURE] }]);
  expect(await readProduct(ID)).toMatchObject({
    title: 'Lamp',
    urlSlug: 'desk-lamp',
    excerpt: '<p>Bright</p>',
    tags: ['new'],
    starred: true,
    publishedAt: 1_700_000_000_000,
    variantOptionOrdering: ['Size'],
    variants: STORED,
  });
  expect(await importing(file)).toMatchObject([{ result: 'left', id: ID }]);
});

test('a saved page of a product is read from its variants and its context', async () => {
  const own = { id: ID, title: 'Lamp', fullUrl: '/store/desk-lamp', recordType: 11 };
  const product = {
    productType: 1,
    variantAttributeNames: ['Size'],
    variants: [{ id: 'v-small', shippingWeight: { value: 2, unit: 'KILOGRAM' } }],
  };
  const html = `<!doctype html><html><head><link rel="canonical" href="https://old.example/store/desk-lamp">
    ${context({ item: own, product, collection: { id: 'c1', fullUrl: '/store' } })}</head><body>
    <div class="ProductItem-gallery"><img data-src="//images.example.test/lamp.jpg" alt="lamp.jpg"><img src="/s/b.png" alt="On" data-licensed-asset-preview="true"></div>
    <div class="ProductItem-details-excerpt"><p>Bright</p></div>
    <div class="product-variants" data-item-id="${ID}" data-variants="${escaped(VARIANTS)}"></div></body></html>`;
  const file = await reading(html);
  expect(file).toMatchObject({ format: 'saved-page', problems: [] });
  expect(file.records[0]?.record.content).toMatchObject({
    images: [{ url: PICTURE }, { url: 'https://old.example/s/b.png', altText: 'On', licensedAssetPreview: true }],
  });
  expect(await importing(file)).toMatchObject([{ result: 'created', error: '' }]);
  expect(await readProduct(ID)).toMatchObject({
    excerpt: '<p>Bright</p>',
    urlSlug: 'desk-lamp',
    kind: 1,
    variants: [{ ...STORED[0], weightGrams: 2_000 }, STORED[1]],
  });
  expect(await importing(await reading(html))).toMatchObject([{ result: 'left' }]);
});

test('a saved page of Products V2 has its products in their context, each once', async () => {
  const price = (value: string) => ({ currency: 'USD', value });
  const variant = {
    id: 'v',
    sku: 'V2',
    price: price('45.00'),
    qtyInStock: Number('9223372036854775807'),
    attributes: {},
  };
  const lamp = {
    id: ID,
    title: 'Lamp',
    fullUrl: '/store/p/desk-lamp',
    description: '<p>Bright</p>',
    variants: [{ ...variant, mainImage: { assetUrl: PICTURE } }],
  };
  const html = `<!DOCTYPE html><div class="product-list" data-context="${escaped({ items: [lamp] })}"></div>
    <div class="product-list" data-context="${escaped({ hasRelatedProducts: true, items: [lamp] })}"></div>`;
  const file = await reading(html);
  expect(file.records).toHaveLength(1);
  expect(await importing(file)).toMatchObject([{ result: 'created', missingPictures: [PICTURE] }]);
  expect(await readProduct(ID)).toMatchObject({
    excerpt: '<p>Bright</p>',
    variants: [{ priceCents: 4500, stock: 'unlimited' }],
  });
  const pounds = html.replaceAll('USD', 'GBP');
  expect(await reading(pounds)).toMatchObject({
    records: [],
    refused: [{ title: 'Lamp', error: 'Prices are in GBP, and this shop sells in USD.' }],
  });
});

test.each([
  ['nothing to sell', '<!doctype html><p>Hello</p>'],
  ['a broken context', `<!doctype html>${context({}).replace('{}', '{"item":')}`],
  ['a post', `<!doctype html>${context({ item: { id: 'p', title: 'Post', recordType: 1 } })}`],
  ['a deep nesting', `<!doctype html>${'<div>'.repeat(19_000)}`],
  ['a list in place of a product', `<!doctype html><div class="product-list" data-context="[1,{}]"></div>`],
])('a page with %s has no product, and says so', async (_, html) => {
  expect(await reading(html)).toMatchObject({
    records: [],
    problems: [{ text: 'There is no product on this page that can be read.' }],
  });
});

test.each([
  ['of many tags', `<!doctype html>${'<b>'.repeat(100_000)}${'</i>'.repeat(100_000)}`],
  ['of many letters', `<!doctype html><div ${'a '.repeat(1_000_001)}>`],
])('a page %s is refused before it is read', async (_, html) => {
  expect(await reading(html)).toMatchObject({
    records: [],
    problems: [{ text: 'The page is larger than a page of a shop can be.' }],
  });
});

test('a page may begin with comments, however many', async () => {
  expect((await reading(`${'<!-- saved -->'.repeat(2_000)}<!doctype html><p>Hello</p>`)).format).toBe('saved-page');
  expect((await reading(`${'<!---->'.repeat(2_000)}x`)).problems).toHaveLength(1);
});

test('prices without a currency are in that of their page', async () => {
  const settings = { websiteSettings: { storeSettings: { selectedCurrency: 'INR', defaultCurrency: 'USD' } } };
  const variants = [{ id: 'v', sku: 'L', price: 4500, attributes: {} }];
  const item = { id: ID, recordType: 11, title: 'Lamp', urlId: 'lamp', structuredContent: { variants } };
  const saved = context({ ...settings, item: { ...item, fullUrl: '/store/lamp' }, product: { variants } });
  const refused = { records: [], refused: [{ error: 'Prices are in INR, and this shop sells in USD.' }] };
  expect(await reading(JSON.stringify({ ...settings, collection: {}, items: [item] }))).toMatchObject(refused);
  expect(await reading(`<!doctype html>${saved}`)).toMatchObject(refused);
  expect((await reading(`<!doctype html>${saved.replace('INR', 'USD')}`)).records).toHaveLength(1);
});

test('hostile names and texts of a page stay texts', async () => {
  const item = JSON.parse(`{"id":"${ID}","recordType":11,"title":"<b>Lamp","urlId":"lamp","__proto__":{"starred":true},
    "body":"<script>alert(1)</script><p onclick=x>Safe</p>",
    "structuredContent":{"productType":1,"variants":[{"sku":"L","price":100,"attributes":{"__proto__":"x"}}]}}`);
  const file = await reading(JSON.stringify({ collection: { urlId: 'store' }, items: [item] }));
  const [outcome] = await importing(file);
  if (outcome?.result === 'created')
    expect(await readProduct(ID)).toMatchObject({ body: '<p>Safe</p>', starred: false });
  else expect(outcome?.errors).not.toEqual({});
});

test.each([
  [{ items: {} }, []],
  [{ items: [null, 5, { variants: 5 }] }, []],
  [
    { item: { title: 'A', urlId: 5, variants: [{ price: null, attributes: null }, 7], images: [null], tags: [1] } },
    ['created'],
  ],
  [
    { item: { structuredContent: 'x', variants: [{ priceMoney: { value: {} }, stock: 'all', mainImage: 4 }] } },
    ['refused'],
  ],
])('JSON of another shape, %j, is read as far as it can be', async (page, results) => {
  const file = await reading(JSON.stringify({ collection: {}, items: [], ...page }));
  expect(file.format).toBe('squarespace-page');
  const outcomes = file.records.length > 0 ? await importing(file) : [];
  expect(outcomes.map(({ result }) => result)).toEqual(results);
});
