import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { AuditLog } from '#runtime/contracts/owner.ts';
import { MAX_PRODUCT_OPTIONS, MAX_PRODUCTS_IN_COLLECTION, MAX_VARIANTS } from '#runtime/contracts/owner-limits.ts';
import { Product } from '#runtime/contracts/product.ts';
import { StockHistory } from '#runtime/contracts/stock.ts';
import { Buyer, newKey, read, refusal } from '../../test/worker/buyer.ts';
import { Payer } from '../../test/worker/checkout.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import {
  addJsonTemplates,
  addProducts,
  count,
  OTHER,
  openShops,
  PRODUCTS,
  SHOP,
  setStock,
  setStoreSettings,
} from '../../test/worker/shops.ts';

const PATH = '/api/owner/products';
const { mug, shirt, poster } = PRODUCTS;
const TEAPOT = { collectionId: 'shop', title: 'Everyday Teapot', variants: [{ sku: 'POT', priceCents: 5800 }] };

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const post = (product: object, headers: Record<string, string> = {}) =>
  owner.fetch(PATH, { method: 'POST', body: product, headers });
const put = (id: string, product: object, version = 1, by = owner) =>
  by.fetch(`${PATH}/${id}`, { method: 'PUT', body: product, headers: { 'If-Match': `"${version}"` } });
const remove = (id: string, version = 1) =>
  owner.fetch(`${PATH}/${id}`, { method: 'DELETE', headers: { 'If-Match': `"${version}"` } });
const readProduct = async (id: string) => read(await owner.fetch(`${PATH}/${id}`), OwnerProduct);

async function created(product: object = {}): Promise<OwnerProduct> {
  const response = await post({ ...TEAPOT, ...product });
  const body = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(201);
  return OwnerProduct.parse(body);
}

/** The part of an answer that may be sent back. */
function definitionOf({ id: _, version: __, updatedAt: ___, isScheduled: ____, ...definition }: OwnerProduct) {
  return definition;
}

async function changed(id: string, changes: object, version = 1): Promise<OwnerProduct> {
  return read(await put(id, { ...definitionOf(await readProduct(id)), ...changes }, version), OwnerProduct);
}

/** A product with every field that an owner can set. */
const EVERYTHING = {
  id: 'tea-set',
  collectionId: 'shop',
  title: 'Tea set',
  urlSlug: 'A.tea_set',
  kind: 1,
  status: 'private',
  excerpt: '<p>For two</p>',
  body: '<h2>Stoneware</h2>',
  publishedAt: 1_700_000_000_000,
  variantOptionOrdering: ['Size', 'Colour'],
  variants: [
    {
      id: 'set-s',
      sku: 'SET-S',
      attributes: { Size: 'S', Colour: 'Red' },
      priceCents: 5000,
      salePriceCents: 4000,
      onSale: true,
      stock: 7,
      gtin: '4006381333931',
      mpn: 'S-1',
      weightGrams: 900,
      lengthMm: 10,
      widthMm: 20,
      heightMm: 30,
      mainImageId: 'set-2',
    },
    {
      id: 'set-l',
      sku: 'SET-L',
      attributes: { Size: 'L', Colour: 'Red' },
      priceCents: 6000,
      salePriceCents: 0,
      onSale: false,
      stock: 'unlimited',
      gtin: '',
      mpn: '',
      weightGrams: null,
      lengthMm: null,
      widthMm: null,
      heightMm: null,
      mainImageId: null,
    },
  ],
  images: ['set-1', 'set-2'].map((id) => ({
    id,
    assetId: null,
    assetUrl: `https://img.example/${id}.jpg`,
    width: 800,
    height: 600,
    altText: 'A set',
    title: 'Set',
    body: '<p>Caption</p>',
    filename: `${id}.jpg`,
    colors: null,
    focalX: 0.25,
    focalY: 0.75,
  })),
  subscriptionPlan: { billingPeriod: { value: 2, unit: 'WEEK' }, numBillingCycles: 6 },
  isOneTimePurchasable: true,
  additionalFieldsFormId: null,
  additionalFieldsForm: { fields: ['{}'] },
  useCustomAddButtonText: true,
  customAddButtonText: 'Take it',
  merchandising: {
    scarcityEnabled: true,
    scarcityThreshold: 3,
    scarcityText: 'Hurry',
    scarcityShownByDefault: false,
    restockNotificationsEnabled: false,
    mailingListSignUpEnabled: true,
    mailingListOptInByDefault: null,
    restockNotificationMessages: {
      CTAText: 'Tell me',
      placeholderText: null,
      buttonText: 'Go',
      mailingListDescription: null,
    },
    customSoldOutText: 'Gone',
  },
  tags: ['tea', 'set'],
  categories: ['Teaware'],
  categoryIds: [],
  starred: true,
  author: 'Ann',
  seoTitle: 'A set',
  seoDescription: 'For two',
  position: 4,
};

describe('creating a product', () => {
  test('a product needs a collection, a title and a variant with a price, and all else gets defaults', async () => {
    const response = await post(TEAPOT);
    const product = OwnerProduct.parse(await response.json());
    expect([response.status, response.headers.get('ETag')]).toEqual([201, '"1"']);
    expect(response.headers.get('Location')).toBe(`${PATH}/${product.id}`);
    expect(product).toMatchObject({ urlSlug: 'everyday-teapot', kind: 1, status: 'published', isScheduled: false });
    expect(product).toMatchObject({ isOneTimePurchasable: true, position: 1, useCustomAddButtonText: false });
    expect(product.variants).toMatchObject([
      { sku: 'POT', attributes: {}, stock: 0, onSale: false, weightGrams: null },
    ]);
    const shown = await read(await new Buyer().fetch('/api/commerce/products/everyday-teapot'), Product);
    expect(shown).toMatchObject({ id: product.id, fullUrl: '/shop/p/everyday-teapot', soldOut: true });
  });

  test('every field that an owner sets is kept when the product is read and sent again', async () => {
    const product = await created(EVERYTHING);
    expect(product).toMatchObject(EVERYTHING);
    const { isScheduled, version, updatedAt, ...definition } = product;
    expect(await changed(product.id, {})).toEqual({ ...product, version: 2, updatedAt: expect.any(Number) });
    await remove(product.id, 2);
    expect(await created(definition)).toEqual({ ...product, updatedAt: expect.any(Number) });
  });

  test('a repeated call creates one product, and addresses made of titles get numbers', async () => {
    const key = { 'Idempotency-Key': newKey() };
    const [first, again] = [await post(TEAPOT, key), await post(TEAPOT, key)];
    expect(await again.json()).toEqual(await first.json());
    const second = await created({ variants: [{ priceCents: 1 }] });
    expect(second).toMatchObject({
      urlSlug: 'everyday-teapot-1',
      variants: [{ sku: expect.stringMatching(/^SQ\d{10}$/) }],
    });
    expect(await count('items', "url_slug LIKE 'everyday-teapot%'")).toBe(2);
    // What the product refers to may be gone when its call is repeated.
    const categories = '/api/owner/collections/shop/categories';
    const category = await owner.fetch(categories, { method: 'POST', body: { displayName: 'Pots' } });
    const { id } = (await category.json()) as { id: string };
    const [inIt, other] = [
      { ...TEAPOT, variants: [{ priceCents: 1 }], categoryIds: [id] },
      { 'Idempotency-Key': newKey() },
    ];
    const third = OwnerProduct.parse(await (await post(inIt, other)).json());
    await owner.fetch(`${categories}/${id}`, { method: 'DELETE', headers: { 'If-Match': '"1"' } });
    expect(OwnerProduct.parse(await (await post(inIt, other)).json())).toEqual({ ...third, categoryIds: [] });
  });

  test('the history of its stock begins with the first quantity, and so does that of a further variant', async () => {
    const { id, variants } = await created(EVERYTHING);
    const further = [{ sku: 'SET-XL', attributes: { Size: 'XL', Colour: 'Red' }, priceCents: 1, stock: 4 }];
    const none = [{ sku: 'SET-XS', attributes: { Size: 'XS', Colour: 'Red' }, priceCents: 1 }];
    const product = await changed(id, { variants: [...variants, ...further, ...none] });
    const histories = product.variants.map(async (variant) => {
      const { changes } = await read(await owner.fetch(`/api/owner/stock/${variant.id}/history`), StockHistory);
      return changes.map(({ difference, quantity, unlimited }) => [difference, quantity, unlimited]);
    });
    expect(await Promise.all(histories)).toEqual([[[7, 7, false]], [[0, 0, true]], [[4, 4, false]], []]);
    await owner.fetch('/api/owner/stock/set-s', {
      method: 'PUT',
      body: { quantity: 3 },
      headers: { 'If-Match': '"1"' },
    });
    const { changes } = await read(await owner.fetch('/api/owner/stock/set-s/history'), StockHistory);
    expect(changes).toMatchObject([
      { difference: -4, quantity: 3 },
      { difference: 7, quantity: 7, reason: 'counted', keyId: owner.key.split('_')[1] },
    ]);
  });

  test('HTML is sanitised, and a product of the future is scheduled and not public', async () => {
    const product = await created({ excerpt: '<p onclick="x()">A</p><script>x()</script>', publishedAt: 9e12 });
    expect(product).toMatchObject({ excerpt: '<p>A</p>', isScheduled: true });
    expect((await new Buyer().fetch(`/api/commerce/products/${product.id}`)).status).toBe(404);
    expect(await changed(product.id, { status: 'draft' })).toMatchObject({ isScheduled: false });
  });

  const [variant] = TEAPOT.variants;
  const several = (length: number) =>
    Array.from({ length }, (_, index) => ({ sku: `S${index}`, priceCents: 1, attributes: { No: `${index}` } }));
  const sized = { variantOptionOrdering: ['Size'] };
  const options = (length: number) => Array.from({ length }, (_, index) => `O${index}`);
  const values = (names: string[]) => Object.fromEntries(names.map((name) => [name, 'x']));
  const REFUSED: [string, object, Record<string, string>][] = [
    [
      'a collection of another shop',
      { collectionId: 'theirs' },
      { collectionId: 'theirs is not one of the expected options' },
    ],
    ['an address that is none', { urlSlug: 'a b' }, { urlSlug: 'a b is not a valid page URL' }],
    ['no address', { urlSlug: '' }, { urlSlug: ' is not a valid page URL' }],
    ['a tag twice', { tags: ['tea', 'tea '] }, { 'tags.1': 'This tag already exists' }],
    ['too long a tag', { tags: ['x'.repeat(51)] }, { 'tags.0': 'At most 50 characters are allowed' }],
    ['too long a category', { categories: ['x'.repeat(26)] }, { 'categories.0': 'At most 25 characters are allowed' }],
    ['an unknown category', { categoryIds: ['no'] }, { 'categoryIds.0': 'no is not one of the expected options' }],
    [
      'an unknown form',
      { additionalFieldsFormId: 'f' },
      { additionalFieldsFormId: 'f is not one of the expected options' },
    ],
    [
      'an option twice',
      { variantOptionOrdering: ['A', 'A'], variants: [{ ...variant, attributes: { A: '1' } }] },
      { 'variantOptionOrdering.1': 'This option already exists' },
    ],
    ['a variant without a value', sized, { 'variants.0.attributes.Size': 'Required' }],
    [
      'a value of no option',
      { variants: [{ ...variant, attributes: { Hue: 'x' } }] },
      { 'variants.0.attributes.Hue': 'Hue is not one of the expected options' },
    ],
    [
      'two variants of one choice',
      { variants: [variant, { ...variant, sku: 'B' }] },
      { 'variants.1.attributes': 'This variant already exists' },
    ],
    [
      'a sku twice',
      {
        ...sized,
        variants: [
          { ...variant, attributes: { Size: 'S' } },
          { ...variant, attributes: { Size: 'L' } },
        ],
      },
      { 'variants.1.sku': 'This SKU already exists' },
    ],
    [
      'a sale that is none',
      { variants: [{ ...variant, onSale: true, salePriceCents: 5800 }] },
      { 'variants.0.salePriceCents': 'The sale price must be lower than the price' },
    ],
    [
      'an image that it has not',
      { variants: [{ ...variant, mainImageId: 'x' }] },
      { 'variants.0.mainImageId': 'x is not one of the expected options' },
    ],
    [
      'a script as a picture',
      { images: [{ assetUrl: 'javascript:x', width: 1, height: 1 }] },
      { 'images.0.assetUrl': 'Please check your entries and try again.' },
    ],
    [
      'a picture at an address that no browser opens',
      { images: [{ assetUrl: 'https://[', width: 1, height: 1 }] },
      { 'images.0.assetUrl': 'Please check your entries and try again.' },
    ],
    [
      'a gift card for nothing',
      { kind: 4, variants: [{ ...variant, priceCents: 0 }] },
      { 'variants.0.priceCents': 'Required' },
    ],
    [
      'a digital subscription',
      { kind: 2, subscriptionPlan: EVERYTHING.subscriptionPlan },
      { subscriptionPlan: 'Only physical products, services and memberships can be sold as subscriptions' },
    ],
    ['a button without a text', { useCustomAddButtonText: true }, { customAddButtonText: 'Required' }],
    [
      'too many options',
      {
        variantOptionOrdering: options(MAX_PRODUCT_OPTIONS + 1),
        variants: [{ ...variant, attributes: values(options(MAX_PRODUCT_OPTIONS + 1)) }],
      },
      { variantOptionOrdering: 'Please check your entries and try again.' },
    ],
    [
      'too many variants',
      { variantOptionOrdering: ['No'], variants: several(MAX_VARIANTS + 1) },
      { variants: 'Please check your entries and try again.' },
    ],
    ['no variant', { variants: [] }, { variants: 'Please check your entries and try again.' }],
    [
      'a negative price',
      { variants: [{ ...variant, priceCents: -1 }] },
      { 'variants.0.priceCents': 'Please check your entries and try again.' },
    ],
  ];

  test('a product that the platform would not accept is refused, by field', async () => {
    for (const [what, wrong, errors] of REFUSED) {
      expect(await refusal(await post({ ...TEAPOT, ...wrong })), what).toMatchObject({ status: 400, errors });
    }
    expect([await count('items', "title = 'Everyday Teapot'"), await count('audit_log')]).toEqual([0, 0]);
  });

  test('the most options, variants and tags are accepted', async () => {
    const names = options(MAX_PRODUCT_OPTIONS);
    await created({
      variantOptionOrdering: names,
      variants: [{ ...variant, attributes: values(names) }],
      tags: ['x'.repeat(50)],
    });
    const many = await created({ variantOptionOrdering: ['No'], variants: several(MAX_VARIANTS) });
    expect(many.variants.map(({ sku }) => sku)).toEqual(several(MAX_VARIANTS).map(({ sku }) => sku));
  });

  test('ids, addresses and skus are unique', async () => {
    const cases = [
      [{ id: mug.id }, 'PRODUCT_ID_TAKEN', undefined],
      [{ id: PRODUCTS.post.id }, 'PRODUCT_ID_TAKEN', undefined],
      [{ urlSlug: 'mug' }, 'URL_TAKEN', ['urlSlug']],
      [{ variants: [{ sku: 'MUG', priceCents: 1 }] }, 'SKU_TAKEN', ['variants.0.sku']],
      [{ variants: [{ id: 'variant-MUG', sku: 'X', priceCents: 1 }] }, 'VARIANT_ID_TAKEN', undefined],
    ] as const;
    for (const [wrong, code, fields] of cases) {
      const refused = (await refusal(await post({ ...TEAPOT, ...wrong }))) as { errors?: object };
      expect(refused).toMatchObject({ status: 409, code });
      expect(refused.errors && Object.keys(refused.errors)).toEqual(fields);
    }
    expect(await count('audit_log')).toBe(0);
    const elsewhere = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    const body = { ...TEAPOT, id: mug.id, variants: [{ id: 'variant-MUG', sku: 'MUG', priceCents: 1 }] };
    expect((await elsewhere.fetch(PATH, { method: 'POST', body })).status).toBe(201);
  });

  test('a collection has room for 200 products, and no product moves into a full one', async () => {
    const theirs =
      'INSERT INTO collections SELECT site_id, ?2, type, title, title, ?2, template, description, main_content, form_ids, 0, 1, NULL, NULL, options, 1, 1, 0 FROM collections WHERE site_id = ?1';
    await env.DB.prepare(theirs).bind(SHOP.id, 'small').run();
    await addProducts(
      MAX_PRODUCTS_IN_COLLECTION - 1 - (await count('items', `site_id = '${SHOP.id}' AND product_type IS NOT NULL`)),
    );
    const last = await created();
    expect(await refusal(await post({ ...TEAPOT, variants: [{ priceCents: 1 }] }))).toMatchObject({
      status: 409,
      code: 'COLLECTION_FULL',
    });
    const elsewhere = await created({ collectionId: 'small', variants: [{ priceCents: 1 }] });
    const definition = definitionOf(elsewhere);
    expect(await refusal(await put(elsewhere.id, { ...definition, collectionId: 'shop', urlSlug: 'x' }))).toMatchObject(
      { code: 'COLLECTION_FULL' },
    );
    expect(await changed(last.id, { title: 'Still here' })).toMatchObject({ title: 'Still here' });
    expect(await changed(last.id, { collectionId: 'small', urlSlug: 'moved' }, 2)).toMatchObject({
      collectionId: 'small',
    });
    expect(await changed(elsewhere.id, { collectionId: 'shop', urlSlug: 'x' })).toMatchObject({ version: 2 });
  });
});

describe('changing a product', () => {
  test('variants are kept by id or sku, exchange skus, and leave carts when they go', async () => {
    const buyer = await new Buyer().arrive();
    await buyer.addToCart(shirt.id, { sku: 'SHIRT-S' });
    const before = await readProduct(shirt.id);
    const [small, medium] = before.variants;
    const exchanged = await changed(shirt.id, {
      variantOptionOrdering: ['Size'],
      variants: [
        { ...small, sku: 'SHIRT-M' },
        { ...medium, sku: 'SHIRT-S', stock: 50 },
      ],
    });
    expect(exchanged.variants.map(({ id, sku, stock }) => [id, sku, stock])).toEqual([
      ['variant-SHIRT-S', 'SHIRT-M', 100],
      ['variant-SHIRT-M', 'SHIRT-S', 0],
    ]);
    const { variants } = await changed(
      shirt.id,
      {
        variants: [
          { sku: 'SHIRT-S', priceCents: 1, attributes: { Size: 'M' } },
          { sku: 'SHIRT-L', priceCents: 2, attributes: { Size: 'L' }, stock: 3 },
        ],
      },
      2,
    );
    expect(variants.map(({ id, sku, priceCents, stock }) => [id, sku, priceCents, stock])).toEqual([
      ['variant-SHIRT-M', 'SHIRT-S', 1, 0],
      [expect.any(String), 'SHIRT-L', 2, 3],
    ]);
    expect((await buyer.cart()).entries).toEqual([]);
  });

  test('a change while the product is sold does not bring its stock back', async () => {
    const definition = definitionOf(await readProduct(mug.id));
    await setStock('MUG', 1);
    await read(await put(mug.id, { ...definition, title: 'Big mug' }), OwnerProduct);
    expect((await readProduct(mug.id)).variants).toMatchObject([{ stock: 1 }]);
  });

  test('of two people who change one product, the second learns of the first', async () => {
    const definition = definitionOf(await readProduct(mug.id));
    const answers = await Promise.all(['A', 'B', 'C'].map((title) => put(mug.id, { ...definition, title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
    const stale = answers.find(({ status }) => status === 412);
    expect(stale?.headers.get('ETag')).toBe('"2"');
    expect(await refusal(await remove(mug.id))).toMatchObject({ status: 412, code: 'VERSION_STALE' });
    expect(await count('audit_log')).toBe(1);
  });

  test('of many who create at once with one address or sku, one wins', async () => {
    const sameSlug = await Promise.all(
      ['1', '2', '3'].map((sku) => post({ ...TEAPOT, urlSlug: 'pot', variants: [{ sku, priceCents: 1 }] })),
    );
    expect(sameSlug.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const sameSku = await Promise.all(['x', 'y', 'z'].map((urlSlug) => post({ ...TEAPOT, urlSlug })));
    expect(sameSku.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  test('a product’s own merchandising, weight and size come before the shop’s settings', async () => {
    await addJsonTemplates();
    const shop = { scarcityEnabledOnProductItems: true, restockNotificationsEnabled: true, customSoldOutText: 'Sold' };
    await setStoreSettings(SHOP.id, { merchandisingSettings: shop });
    const page = async () => (await new Buyer().fetch('/shop/p/mug')).text();
    const { variants, merchandising } = await readProduct(mug.id);
    expect(await page()).toContain('"scarcityText":"Only {qtyInStock} available"');
    await changed(mug.id, {
      variants: [{ ...variants[0], weightGrams: 454, lengthMm: 254, widthMm: 127, heightMm: null }],
      merchandising: {
        ...merchandising,
        scarcityText: 'Just {qtyInStock}',
        scarcityThreshold: 7,
        scarcityShownByDefault: false,
        customSoldOutText: 'Gone',
        restockNotificationMessages: { CTAText: 'Wait', placeholderText: null },
      },
    });
    const text = await page();
    expect(text).toContain('"scarcityText":"Just {qtyInStock}"');
    expect(text).toContain('"scarcityShownByDefault":false');
    expect(text).toContain('"CTAText":"Wait"');
    expect(text).toContain('"customSoldOutText":"Gone"');
    expect(text).toContain('"width":5,"height":0,"len":10,"weight":1.001');
    const shown = await read(await new Buyer().fetch('/api/commerce/products/mug'), Product);
    expect(shown.merchandising).toEqual({
      scarcityText: 'Just {qtyInStock}',
      scarcityThreshold: 7,
      customSoldOutText: 'Gone',
    });
    await changed(mug.id, { merchandising: { ...merchandising, scarcityEnabled: false } }, 2);
    expect((await read(await new Buyer().fetch('/api/commerce/products/mug'), Product)).merchandising).toMatchObject({
      scarcityText: null,
      customSoldOutText: 'Sold',
    });
  });

  test('pages show a change at once', async () => {
    await addJsonTemplates();
    const tag = async () => (await new Buyer().fetch('/shop')).headers.get('ETag');
    const before = await tag();
    await changed(poster.id, { title: 'Print' });
    expect(await tag()).not.toBe(before);
  });
});

test('a copy is a draft with an address and skus of its own, made once for each call', async () => {
  const original = await created(EVERYTHING);
  const copy = async (headers: Record<string, string> = {}) => {
    const response = await owner.fetch(`${PATH}/${original.id}/duplicate`, { method: 'POST', headers });
    expect(response.status).toBe(201);
    return OwnerProduct.parse(await response.json());
  };
  const key = { 'Idempotency-Key': newKey() };
  const first = await copy(key);
  expect(await copy(key)).toEqual(first);
  expect(first).toMatchObject({
    title: 'Tea set',
    urlSlug: 'A.tea_set-copy',
    status: 'draft',
    version: 1,
    position: 5,
  });
  expect(first.variants.map(({ sku, stock }) => [sku, stock])).toEqual([
    ['SET-S-copy', 0],
    ['SET-L-copy', 'unlimited'],
  ]);
  expect(first.variants[0]?.mainImageId).toBe(first.images[1]?.id);
  expect(first.images[1]).toMatchObject({ altText: 'A set', filename: 'set-2.jpg' });
  const second = await copy();
  expect([second.urlSlug, second.variants[0]?.sku]).toEqual(['A.tea_set-copy-2', 'SET-S-copy-2']);
  expect(await readProduct(original.id)).toEqual(original);
  await remove(original.id);
  expect(await copy(key)).toEqual(first);
});

test('a product that a checkout has reserved is not deleted, and every other one is', async () => {
  const buyer = await new Payer().arrive();
  await buyer.addToCart(shirt.id, { sku: 'SHIRT-S' });
  await buyer.startCheckout();
  const { variants } = await readProduct(shirt.id);
  const sized = { variantOptionOrdering: ['Size'] };
  expect(await refusal(await remove(shirt.id))).toMatchObject({ status: 409, code: 'PRODUCT_BEING_BOUGHT' });
  const definition = { ...definitionOf(await readProduct(shirt.id)), ...sized };
  const without = await put(shirt.id, { ...definition, variants: variants.slice(1) });
  expect(await refusal(without)).toMatchObject({ code: 'PRODUCT_BEING_BOUGHT' });
  expect(await changed(shirt.id, { ...sized, variants: variants.slice(0, 1) })).toMatchObject({ version: 2 });
  await env.DB.prepare('UPDATE reservations SET created_at = 0').run();
  expect((await remove(shirt.id, 2)).status).toBe(204);
  expect((await buyer.cart()).entries).toEqual([]);
});

describe('who may do what', () => {
  test('another shop’s owner finds no product here, and scopes are asked', async () => {
    const elsewhere = await OwnerProgram.of({ site: OTHER.id }, OTHER.host);
    expect(await refusal(await elsewhere.fetch(`${PATH}/${mug.id}`))).toMatchObject({
      status: 404,
      code: 'PRODUCT_NOT_FOUND',
    });
    const theirs = { ...definitionOf(await readProduct(mug.id)), title: 'Mine' };
    expect(await refusal(await put(mug.id, theirs, 1, elsewhere))).toMatchObject({ status: 404 });
    const reader = await OwnerProgram.of({ scopes: ['catalogue:read'] });
    expect(await refusal(await put(mug.id, theirs, 1, reader))).toMatchObject({ status: 403, code: 'SCOPE_MISSING' });
    expect(await refusal(await remove(PRODUCTS.post.id))).toMatchObject({ status: 404 });
    const without = await owner.fetch(`${PATH}/${mug.id}`, { method: 'PUT', body: theirs });
    expect(await refusal(without)).toMatchObject({ errors: { 'If-Match': expect.any(String) } });
    expect(await readProduct(mug.id)).toMatchObject({ title: 'Mug', version: 1 });
  });

  test('what the law asks is checked field by field, and a change of it is recorded', async () => {
    const { id, variants } = await created();
    const [variant] = variants.map(({ stock: _, ...rest }) => rest);
    const measured = { quantityValue: 250, quantityUnit: 'g', referenceValue: 1, referenceUnit: 'l' };
    const manufacturer = { name: 'Kiln', postalAddress: '', electronicAddress: 'kiln' };
    const body = { ...definitionOf(await readProduct(id)), variants: [{ ...variant, unitPriceMeasurement: measured }] };
    expect(await refusal(await put(id, body, 1))).toMatchObject({
      errors: { 'variants.0.unitPriceMeasurement.referenceUnit': 'Both units must measure the same, such as g and kg' },
    });
    const { errors } = await refusal(await put(id, { ...body, safety: { manufacturer }, minimumAge: 99 }, 1));
    expect(Object.keys(errors ?? {}).sort()).toEqual([
      'minimumAge',
      'safety.manufacturer.electronicAddress',
      'safety.manufacturer.postalAddress',
    ]);
    const exact = { ...measured, quantityValue: 0.0001, referenceUnit: 'kg' };
    const tooExact = { ...body, variants: [{ ...variant, unitPriceMeasurement: exact }] };
    expect(await refusal(await put(id, tooExact, 1))).toMatchObject({
      errors: { 'variants.0.unitPriceMeasurement.quantityValue': expect.any(String) },
    });
    const next = await changed(id, { safety: { identification: 'T-8' }, safetyWarnings: 'Hot.', minimumAge: 18 });
    expect(next).toMatchObject({ safety: { identification: 'T-8', manufacturer: null }, safetyWarnings: 'Hot.' });
    const { entries } = await read(await owner.fetch('/api/owner/audit'), AuditLog);
    expect(entries[0]?.changes).toEqual([
      { field: 'safety.identification', of: '', from: '', to: 'T-8' },
      { field: 'safetyWarnings', of: '', from: '', to: 'Hot.' },
      { field: 'minimumAge', of: '', from: 0, to: 18 },
    ]);
  });

  test('each change is recorded', async () => {
    const { id, variants } = await created({ variants: [{ ...TEAPOT.variants[0], stock: 22 }] });
    // The console sends no stock.
    const withoutStock = variants.map(({ stock: _, ...variant }) => variant);
    await changed(id, { title: 'Pot', variants: withoutStock });
    expect((await remove(id, 2)).status).toBe(204);
    expect(await refusal(await owner.fetch(`${PATH}/${id}`))).toMatchObject({ code: 'PRODUCT_NOT_FOUND' });
    const { entries } = await read(await owner.fetch('/api/owner/audit'), AuditLog);
    const thing = { target: id, keyName: expect.any(String) };
    expect(entries).toMatchObject([
      { ...thing, action: 'product.deleted', targetName: 'Pot', details: {}, changes: [] },
      {
        ...thing,
        action: 'product.changed',
        targetName: 'Pot',
        details: { version: 2 },
        changes: [{ field: 'title', of: '', from: 'Everyday Teapot', to: 'Pot' }],
      },
      { ...thing, action: 'product.created', targetName: 'Everyday Teapot', details: { variants: 1 } },
    ]);
  });
});
