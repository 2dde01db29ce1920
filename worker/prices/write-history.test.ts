import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test } from 'vitest';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { OwnerCollection } from '#runtime/contracts/content.ts';
import { ImportAnswer } from '#runtime/contracts/imports.ts';
import { Product } from '#runtime/contracts/product.ts';
import { ProductChangesAnswer } from '#runtime/contracts/product-changes.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { Buyer, read } from '../../test/worker/buyer.ts';
import { put as putContent } from '../../test/worker/content.ts';
import { lock, passwordPath } from '../../test/worker/locks.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { historyOf, pointsOf, timePasses } from '../../test/worker/prices.ts';
import { recording, wideSteps } from '../../test/worker/query-plans.ts';
import { addJsonTemplates, count, openShops, PRODUCTS, SHOP, setStoreSettings } from '../../test/worker/shops.ts';
import { stoppingDatabase } from '../../test/worker/stopping-database.ts';
import { IS_PUBLIC } from '../catalogue/service.ts';

const PATH = '/api/owner/products';
const SHOP_PATH = '/api/owner/collections/shop';
const { mug } = PRODUCTS;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const readProduct = async (id: string) => read(await owner.fetch(`${PATH}/${id}`), OwnerProduct);

async function create(fields: object = {}): Promise<OwnerProduct> {
  const body = { collectionId: 'shop', title: 'Pot', variants: [{ sku: 'POT', priceCents: 5000 }], ...fields };
  const response = await owner.fetch(PATH, { method: 'POST', body });
  expect(response.status).toBe(201);
  return OwnerProduct.parse(await response.json());
}

async function put(id: string, fields: object, variant: object = {}, database = env.DB): Promise<Response> {
  const { version, id: _, updatedAt: __, isScheduled: ___, variants, ...rest } = await readProduct(id);
  const body = { ...rest, variants: variants.map((own) => ({ ...own, ...variant })), ...fields };
  const headers = { 'If-Match': `"${version}"` };
  return owner.fetch(`${PATH}/${id}`, { method: 'PUT', body, headers, env: { DB: database } });
}

async function change(id: string, fields: object, variant: object = {}): Promise<void> {
  expect((await put(id, fields, variant)).status).toBe(200);
}

async function changeCollection(fields: object): Promise<void> {
  const collection = await read(await owner.fetch(SHOP_PATH), OwnerCollection);
  expect((await putContent(owner, SHOP_PATH, collection, fields)).status).toBe(200);
}

async function changeMany(body: object): Promise<Response> {
  const call = (more: object = {}) => owner.fetch(`${PATH}/changes`, { method: 'POST', body: { ...body, ...more } });
  const { digest } = await read(await call(), ProductChangesAnswer);
  return call({ digest });
}

describe('a product', () => {
  test('a new product has its price from now, with what is struck beside it', async () => {
    const before = Date.now();
    await create({ variants: [{ sku: 'POT', priceCents: 5000, salePriceCents: 4000, onSale: true }] });
    expect(await historyOf('POT')).toEqual([[4000, 5000]]);
    const [point] = await pointsOf('POT');
    expect(point?.from_at).toBeGreaterThanOrEqual(before);
    expect(point).toMatchObject({ number: 1, currency: 'USD', written_at: point?.from_at });
  });

  test('an earlier day of publication makes no earlier price', async () => {
    const before = Date.now();
    await create({ publishedAt: before - 90 * DAY_MS });
    expect((await pointsOf('POT'))[0]?.from_at).toBeGreaterThanOrEqual(before);
  });

  test('a change of the price is added, one that is undone too, and one of anything else is not', async () => {
    const { id } = await create();
    await change(id, { title: 'Teapot' });
    await change(id, {}, { priceCents: 4500 });
    await change(id, {}, { priceCents: 5000 });
    await change(id, {}, { salePriceCents: 4000 });
    expect(await historyOf('POT')).toEqual([
      [5000, null],
      [4500, null],
      [5000, null],
    ]);
    await change(id, {}, { onSale: true });
    expect(await historyOf('POT')).toContainEqual([4000, 5000]);
  });

  test('prices of a draft are not asked; a draft has its price from when it is published, until it is one again', async () => {
    const { id } = await create({ status: 'draft' });
    await change(id, {}, { priceCents: 100 });
    expect(await historyOf('POT')).toEqual([]);
    await change(id, { status: 'published' });
    await change(id, { status: 'private' });
    await change(id, { status: 'draft' }, { priceCents: 200 });
    await change(id, { status: 'published' });
    expect(await historyOf('POT')).toEqual([
      [100, null],
      [null, null],
      [200, null],
    ]);
  });

  test('a product that waits for its day has its price from then, and no price before', async () => {
    const publishedAt = Date.now() + 10 * DAY_MS;
    const { id } = await create({ publishedAt });
    await change(id, {}, { priceCents: 4500 });
    expect(await pointsOf('POT')).toMatchObject([{ cents: 4500, from_at: publishedAt }]);
    await timePasses(20 * DAY_MS);
    await change(id, {}, { priceCents: 4000 });
    expect(await historyOf('POT')).toEqual([
      [4500, null],
      [4000, null],
    ]);
  });

  test('a product that is put off is hidden until its new day', async () => {
    const { id } = await create();
    const publishedAt = Math.floor(Date.now() / 1000) * 1000 + DAY_MS;
    await change(id, { publishedAt });
    await change(id, { publishedAt: publishedAt + DAY_MS });
    expect(await historyOf('POT')).toEqual([
      [5000, null],
      [null, null],
      [5000, null],
    ]);
    expect((await pointsOf('POT'))[2]).toMatchObject({ from_at: publishedAt + DAY_MS });
    await change(id, { status: 'draft' });
    expect(await historyOf('POT')).toEqual([
      [5000, null],
      [null, null],
    ]);
  });

  test('a new variant begins its own history, and one that goes takes its own along', async () => {
    const { id, variants } = await create();
    const [pot] = variants.map((variant) => ({ ...variant, attributes: { Size: 'S' } }));
    const large = { sku: 'POT-L', priceCents: 7000, attributes: { Size: 'L' } };
    await change(id, { variantOptionOrdering: ['Size'], variants: [pot, large] });
    expect([await historyOf('POT'), await historyOf('POT-L')]).toEqual([[[5000, null]], [[7000, null]]]);
    await change(id, { variants: [pot] });
    expect(await count('price_history')).toBe(1);
    const { version } = await readProduct(id);
    await owner.fetch(`${PATH}/${id}`, { method: 'DELETE', headers: { 'If-Match': `"${version}"` } });
    expect(await count('price_history')).toBe(0);
  });

  test('a copy is a draft, whose prices nobody was asked', async () => {
    const { id } = await create();
    const copied = await owner.fetch(`${PATH}/${id}/duplicate`, { method: 'POST' });
    expect(copied.status).toBe(201);
    expect(await count('price_history')).toBe(1);
  });

  test('a product of a file has its price from the import, and a changed one of the next', async () => {
    const importing = async (priceCents: number) => {
      const content = { collectionId: 'shop', title: 'Cup', urlSlug: 'cup', variants: [{ sku: 'CUP', priceCents }] };
      const body = { records: [{ type: 'importedProduct', content: { ...content, isVisible: true } }] };
      return read(await owner.fetch('/api/owner/imports', { method: 'POST', body }), ImportAnswer);
    };
    await importing(900);
    await importing(900);
    await importing(800);
    expect(await historyOf('CUP')).toEqual([
      [900, null],
      [800, null],
    ]);
  });
});

test('a change of many products is added for each variant that has another price', async () => {
  await changeMany({ ids: [mug.id], stock: { set: 3 } });
  await changeMany({ ids: [mug.id, PRODUCTS.shirt.id], salePrice: { percent: -10 } });
  expect(await historyOf('MUG')).toEqual([
    [1850, null],
    [1665, 1850],
  ]);
  expect(await historyOf('SHIRT-S')).toEqual([[2700, 3000]]);
  await changeMany({ ids: [mug.id], salePrice: null });
  expect((await historyOf('MUG')).at(-1)).toEqual([1850, null]);
});

test('prices end where a collection is switched off or behind a password, and begin when it is open', async () => {
  await create();
  await addJsonTemplates();
  await changeCollection({ enabled: false });
  await changeCollection({ enabled: true });
  await lock(owner, 'shop');
  await owner.fetch(passwordPath('shop'), { method: 'DELETE' });
  await lock(owner);
  await owner.fetch(passwordPath(), { method: 'DELETE' });
  const seen = (await historyOf('POT')).map(([cents]) => cents);
  const [open, shut] = [5000, null];
  expect(seen).toEqual([open, shut, open, shut, open, shut, open]);
});

test('another currency adds the prices in it', async () => {
  await create();
  const path = '/api/v1/commerce-preferences/general';
  const { websiteId: _, ...values } = await (await owner.fetch(path)).json<Record<string, unknown>>();
  const body = { ...values, selectedCurrency: 'EUR' };
  expect((await owner.fetch(path, { method: 'PUT', body })).status).toBe(200);
  expect((await pointsOf('POT')).map(({ currency, cents }) => [currency, cents])).toEqual([
    ['USD', 5000],
    ['EUR', 5000],
  ]);
});

test('a price counts from when a stranger may see the product, by the same conditions', async () => {
  const { id } = await create();
  const states = [
    "UPDATE items SET content_status = 'draft'",
    "UPDATE items SET content_status = 'published', published_at = 9e12",
    "UPDATE items SET published_at = 0, lock_key = 'k'",
    'UPDATE items SET lock_key = NULL',
    'UPDATE collections SET enabled = 0',
    "UPDATE collections SET enabled = 1, lock_key = 'k'",
    'UPDATE collections SET lock_key = NULL',
  ];
  for (const sql of states) {
    await env.DB.prepare(sql).run();
    await changeMany({ ids: [id], price: { cents: 1 } });
    const isSeen = await count('items', `id = '${id}' AND ${IS_PUBLIC}`);
    const now = (await pointsOf('POT')).findLast(({ from_at }) => from_at <= Date.now());
    expect([sql, (now?.cents ?? null) !== null]).toEqual([sql, isSeen === 1]);
  }
});

test('of changes at once none is lost and none is doubled', async () => {
  const { id } = await create();
  const prices = [4100, 4200, 4300, 4400, 4500, 4600];
  const answers = await Promise.all([
    ...prices.map((priceCents) => put(id, {}, { priceCents })),
    ...prices.map((cents) => changeMany({ ids: [id], price: { cents: cents - 5000 } })),
  ]);
  const done = answers.filter(({ status }) => status === 200).length;
  const history = await pointsOf('POT');
  expect(done).toBeGreaterThan(0);
  expect(history.map(({ number }) => number)).toEqual(history.map((_, index) => index + 1));
  expect(history.length).toBeLessThanOrEqual(done + 1);
  expect(history.every(({ cents }, index) => cents !== history[index - 1]?.cents)).toBe(true);
  expect(history.at(-1)?.cents).toBe((await readProduct(id)).variants[0]?.priceCents);
});

test('two prices and a publication at once are in the history from when a visitor may see them, and each once', async () => {
  const { id } = await create({ status: 'draft' });
  for (let round = 0; round < 4; round++) {
    const status = round % 2 === 0 ? 'published' : 'draft';
    const prices = [1, 2].map((each) => 100 * (round + 1) + each);
    const seen: number[] = [];
    const look = async () => {
      const answer = await new Buyer().fetch(`/api/commerce/products/${id}`);
      if (answer.status === 200) seen.push(Product.parse(await answer.json()).price.value);
    };
    await Promise.all([
      ...prices.map((cents) => changeMany({ ids: [id], price: { cents: cents - 5000 } })),
      ...prices.map((priceCents) => put(id, {}, { priceCents })),
      look(),
      put(id, { status }),
      look(),
    ]);
    while ((await readProduct(id)).status !== status) await put(id, { status });
    await look();
    const history = await historyOf('POT');
    expect(history.map(([cents]) => cents)).toEqual(expect.arrayContaining(seen));
    expect(history.every(([cents], index) => cents !== history[index - 1]?.[0])).toBe(true);
    const price = (await readProduct(id)).variants[0]?.priceCents;
    expect(history.at(-1)).toEqual([status === 'published' ? price : null, null]);
  }
});

test('a change that is stopped at any step leaves the price and its history as they belong together', async () => {
  const { id } = await create();
  for (let trips = 0; trips < 12; trips++) {
    const priceCents = 6000 + trips;
    await put(id, {}, { priceCents }, stoppingDatabase(trips)).catch(() => undefined);
    const price = (await readProduct(id)).variants[0]?.priceCents;
    expect((await historyOf('POT')).at(-1)).toEqual([price, null]);
  }
  expect(await historyOf('POT')).toContainEqual([6011, null]);
});

test('no statement reads the history of a whole shop', async () => {
  const zones = [{ countryCode: 'HR' }];
  const shippingRules = [{ id: 'p', name: 'Post', zones, basis: 'flat', tiers: [{ from: 0, cents: 1 }] }];
  await setStoreSettings(SHOP.id, { shippingRules, stripeCountry: 'HR' });
  const { id } = await create();
  const statements = new Set<string>();
  const DB = recording(statements);
  await put(id, {}, { priceCents: 1 }, DB);
  for (const path of ['/shop', '/shop/p/pot', '/api/commerce/products/pot']) {
    await owner.fetch(path, { env: { DB } });
  }
  const ofPrices = [...statements].filter((sql) => sql.includes('price_history'));
  expect(ofPrices.length).toBeGreaterThan(4);
  expect(await wideSteps(ofPrices, ['price_history', 'last', 'variants', 'v', 'items', 'i', 'h'])).toEqual({});
});

test('the history of one shop is not that of another', async () => {
  await create();
  expect(await count('price_history', `site_id <> '${SHOP.id}'`)).toBe(0);
});
