import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { ProductChangesAnswer } from '#runtime/contracts/product-changes.ts';
import { read, refusal } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, OTHER, openShops, PRODUCTS, SHOP, setStock } from '../../test/worker/shops.ts';

const PATH = '/api/owner/products';
const { mug, shirt, giftCard, ebook } = PRODUCTS;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const call = (body: object, by = owner) => by.fetch(`${PATH}/changes`, { method: 'POST', body });
const ask = async (body: object) => read(await call(body), ProductChangesAnswer);
const variantsOf = async (id: string) => (await read(await owner.fetch(`${PATH}/${id}`), OwnerProduct)).variants;

test('a change does what its preview showed, once', async () => {
  const change = { ids: [mug.id, shirt.id], price: { percent: 10, roundToCents: 50 }, stock: { difference: 2 } };
  const preview = await ask(change);
  expect(preview.isDone).toBe(false);
  expect(preview.lines.map(({ sku, before, after, error }) => [sku, before, after, error])).toEqual([
    [
      'MUG',
      { priceCents: 1850, salePriceCents: 0, onSale: false, stock: 5 },
      { priceCents: 2050, salePriceCents: 0, onSale: false, stock: 7 },
      null,
    ],
    [
      'SHIRT-S',
      { priceCents: 3000, salePriceCents: 2495, onSale: true, stock: 100 },
      { priceCents: 3300, salePriceCents: 2495, onSale: true, stock: 102 },
      null,
    ],
    [
      'SHIRT-M',
      { priceCents: 3200, salePriceCents: 0, onSale: false, stock: 0 },
      { priceCents: 3500, salePriceCents: 0, onSale: false, stock: 2 },
      null,
    ],
  ]);
  expect(await variantsOf(mug.id)).toMatchObject([{ priceCents: 1850, stock: 5 }]);
  expect(await ask({ ...change, digest: preview.digest })).toEqual({
    ...preview,
    isDone: true,
    changeSet: expect.any(String),
  });
  expect(await variantsOf(mug.id)).toMatchObject([{ priceCents: 2050, stock: 7 }]);
  expect(await variantsOf(shirt.id)).toMatchObject([{ priceCents: 3300, stock: 102 }, { stock: 2 }]);
  expect([await count('audit_log', "action = 'products.changed'"), await count('stock_changes')]).toEqual([1, 3]);
  expect(await refusal(await call({ ...change, digest: preview.digest }))).toMatchObject({ code: 'VERSION_STALE' });
  expect(await variantsOf(mug.id)).toMatchObject([{ priceCents: 2050, stock: 7 }]);
});

test('a sale or another change since the preview refuses the change', async () => {
  const change = { collectionId: 'shop', salePrice: { percent: -20 }, stock: { set: 9 } };
  const { digest } = await ask(change);
  await setStock('MUG', 4);
  expect(await refusal(await call({ ...change, digest }))).toMatchObject({ status: 412, code: 'VERSION_STALE' });
  const again = await ask(change);
  expect(await refusal(await call({ ...change, stock: { set: 8 }, digest: again.digest }))).toMatchObject({
    status: 412,
  });
  const answers = await Promise.all([1, 2, 3].map(() => call({ ...change, digest: again.digest })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  expect(await variantsOf(mug.id)).toMatchObject([{ salePriceCents: 1480, onSale: true, stock: 9 }]);
  expect(await variantsOf(ebook.id)).toMatchObject([{ salePriceCents: 720, stock: 0 }]);
});

test('a product with an error is left out whole, with the reason', async () => {
  const change = { ids: [mug.id, shirt.id, giftCard.id], price: { cents: -2500 } };
  const { lines, digest } = await ask(change);
  expect(lines.map(({ sku, error }) => [sku, error])).toEqual([
    ['GIFT', 'This value is out of range'],
    ['MUG', 'This value is out of range'],
    ['SHIRT-S', 'The sale price must be lower than the price'],
    ['SHIRT-M', 'The sale price must be lower than the price'],
  ]);
  expect((await ask({ ...change, digest })).isDone).toBe(false);
  expect(await count('audit_log')).toBe(0);
  expect(await variantsOf(shirt.id)).toMatchObject([{ priceCents: 3000 }, { priceCents: 3200 }]);
  const ended = { ...change, salePrice: null };
  await ask({ ...ended, digest: (await ask(ended)).digest });
  expect(await variantsOf(shirt.id)).toMatchObject([{ priceCents: 500, onSale: false }, { priceCents: 700 }]);
  expect(await variantsOf(mug.id)).toMatchObject([{ priceCents: 1850 }]);
});

test('a change of more variants than one batch takes says how many it takes', async () => {
  await env.DB.prepare(
    `WITH RECURSIVE numbers(n) AS (SELECT 10 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1010)
     INSERT INTO variants (site_id, item_id, id, position, sku, attributes, price_cents)
     SELECT ?1, ?2, 'many-' || n, n, 'MANY-' || n, '{}', 100 FROM numbers`,
  )
    .bind(SHOP.id, mug.id)
    .run();
  const answer = await refusal(await call({ ids: [mug.id], price: { cents: 1 } }));
  expect(answer).toMatchObject({ status: 400, code: 'TOO_MANY_VARIANTS', error: expect.stringContaining('1000') });
});

test('a change needs one selection of products of this shop and a new value, and one of stock its own scope', async () => {
  for (const wrong of [
    { ids: [mug.id] },
    { price: { cents: 1 } },
    { ids: [mug.id], collectionId: 'shop', price: { cents: 1 } },
  ]) {
    expect(await refusal(await call(wrong))).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
  }
  expect((await ask({ ids: [OTHER.itemId], price: { cents: 1 } })).lines).toEqual([]);
  const writer = await OwnerProgram.of({ scopes: ['catalogue:write'] });
  expect(await refusal(await call({ ids: [mug.id], stock: { set: 1 } }, writer))).toMatchObject({
    code: 'SCOPE_MISSING',
  });
  expect((await call({ ids: [mug.id], price: { cents: 1 } }, writer)).status).toBe(200);
});

test('what the law asks is changed of whole products, and the reference of unit prices of those that are measured so', async () => {
  const kiln = { name: 'Kiln', postalAddress: 'Am Steintor 1, Halle', electronicAddress: 'a@b.example' };
  const measure = { quantityValue: 250, quantityUnit: 'g', referenceValue: 1, referenceUnit: 'kg' };
  await env.DB.batch([
    env.DB.prepare(`UPDATE variants SET unit_price_measurement = ?1 WHERE sku = 'MUG'`).bind(JSON.stringify(measure)),
    env.DB.prepare(`UPDATE items SET safety = '{"identification":"M-8"}' WHERE id = ?1`).bind(mug.id),
  ]);
  const productOf = async (id: string) => read(await owner.fetch(`${PATH}/${id}`), OwnerProduct);
  const law = { withdrawalException: 'perishable', minimumAge: 18, manufacturer: kiln };
  const change = { ids: [mug.id, shirt.id], law, unitReference: { value: 100, unit: 'g' } };
  const preview = await ask(change);
  const fields = ['withdrawalException', 'minimumAge', 'manufacturer'];
  expect(preview.lines.map(({ sku, fields: changed }) => [sku, changed])).toEqual([
    ['MUG', [...fields, 'unitPriceMeasurement']],
    ['SHIRT-S', fields],
    ['SHIRT-M', fields],
  ]);
  expect((await productOf(mug.id)).minimumAge).toBe(0);
  expect((await ask({ ...change, digest: preview.digest })).isDone).toBe(true);
  expect(await productOf(mug.id)).toMatchObject({
    withdrawalException: 'perishable',
    minimumAge: 18,
    safety: { manufacturer: kiln, responsiblePerson: null, identification: 'M-8', registrations: null },
    variants: [{ priceCents: 1850, unitPriceMeasurement: { ...measure, referenceValue: 100, referenceUnit: 'g' } }],
  });
  expect(await productOf(shirt.id)).toMatchObject({ minimumAge: 18, variants: [{ unitPriceMeasurement: null }, {}] });
  const [entry] = (
    await env.DB.prepare(`SELECT details FROM audit_log WHERE action = 'products.changed'`).all<{ details: string }>()
  ).results;
  expect(JSON.parse(entry?.details ?? '')).toMatchObject({
    fields: 'withdrawalException, minimumAge, manufacturer, unitPriceMeasurement',
  });
  expect((await ask(change)).lines).toEqual([]);
  const undone = { ids: [mug.id], law: { manufacturer: null } };
  await ask({ ...undone, digest: (await ask(undone)).digest });
  expect((await productOf(mug.id)).safety).toMatchObject({ manufacturer: null, identification: 'M-8' });
});
