import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { ImportAnswer, MAX_IMPORT_RECORDS } from '#runtime/contracts/imports.ts';
import { read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, OTHER, openShops, PRODUCTS } from '../../test/worker/shops.ts';

const IMPORTS = '/api/owner/imports';
const TEAPOT = { id: 'teapot', collectionId: 'shop', title: 'Teapot', variants: [{ sku: 'POT', priceCents: 5800 }] };
const { mug } = PRODUCTS;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const record = (content: object, type = 'product') => ({ type, content });

async function importing(records: object[], { path = IMPORTS, options = {}, by = owner } = {}) {
  const { outcomes } = await read(await by.fetch(path, { method: 'POST', body: { records, options } }), ImportAnswer);
  return outcomes;
}

async function productContent(id: string): Promise<Omit<OwnerProduct, 'version' | 'updatedAt' | 'isScheduled'>> {
  const product = await read(await owner.fetch(`/api/owner/products/${id}`), OwnerProduct);
  const { version: _, updatedAt: __, isScheduled: ___, ...content } = product;
  return content;
}

test('a product is created once, left where nothing differs, and changed where something does', async () => {
  const [preview] = await importing([record(TEAPOT)], { path: `${IMPORTS}/preview` });
  expect(preview).toMatchObject({ id: 'teapot', title: 'Teapot', result: 'created' });
  expect(await count('items', "id = 'teapot'")).toBe(0);
  expect(await importing([record(TEAPOT)])).toMatchObject([{ result: 'created', error: '' }]);
  const content = await productContent('teapot');
  expect(await importing([record(content)])).toMatchObject([{ result: 'left', fields: [] }]);
  expect(await importing([record({ ...content, title: 'Big teapot', tags: ['new'] })])).toMatchObject([
    { result: 'changed', fields: ['title', 'tags'] },
  ]);
  expect((await productContent('teapot')).title).toBe('Big teapot');
});

test('a refused product stops no other, and says why by field', async () => {
  const tag = 'a'.repeat(51);
  const outcomes = await importing([
    record({ ...TEAPOT, tags: [tag] }),
    record({ ...TEAPOT, id: 'cup', title: 'Cup', variants: [{ sku: 'CUP', priceCents: 900 }] }),
    record({ ...TEAPOT, id: 'pan', variants: [] }),
    record({ id: 'x' }, 'product'),
    record({ ...TEAPOT, id: 'far', collectionId: OTHER.id }),
  ]);
  expect(outcomes.map(({ result }) => result)).toEqual(['refused', 'created', 'refused', 'refused', 'refused']);
  expect(outcomes[0]?.errors).toEqual({ 'tags.0': 'At most 50 characters are allowed' });
  expect(Object.keys(outcomes[2]?.errors ?? {})).toEqual(['variants']);
  expect(outcomes[4]?.errors).toHaveProperty('collectionId');
  expect(await count('items', "id IN ('teapot', 'pan', 'far')")).toBe(0);
});

test('stock of variants that stand is set only where the call says so, by a key that may', async () => {
  const { variants, ...content } = await productContent(mug.id);
  const more = { ...content, variants: variants.map((variant) => ({ ...variant, stock: 77 })) };
  expect(await importing([record(more)])).toMatchObject([{ result: 'left' }]);
  const by = await OwnerProgram.of({ scopes: ['catalogue:read', 'catalogue:write'] });
  expect(await importing([record(more)], { options: { setsStock: true }, by })).toMatchObject([{ result: 'refused' }]);
  expect((await productContent(mug.id)).variants).toEqual(variants);
  expect(await importing([record(more)], { options: { setsStock: true } })).toMatchObject([{ result: 'changed' }]);
  expect((await productContent(mug.id)).variants.map(({ stock }) => stock)).toEqual(variants.map(() => 77));
});

test('a product that its owner changes during the import is changed once more', async () => {
  const content = await productContent(mug.id);
  let batches = 0;
  // The first batch reads the product and the second one writes it.
  const batch: D1Database['batch'] = async (statements) => {
    if (statements.length > 3 && ++batches === 2) {
      await env.DB.prepare("UPDATE items SET version = version + 1, title = 'Edited' WHERE id = ?1").bind(mug.id).run();
    }
    return env.DB.batch(statements);
  };
  const DB = { prepare: (sql: string) => env.DB.prepare(sql), batch } as D1Database;
  const body = { records: [record({ ...content, title: 'Imported' })] };
  const answer = await owner.fetch(IMPORTS, { method: 'POST', body, env: { DB } });
  expect((await read(answer, ImportAnswer)).outcomes).toMatchObject([{ result: 'changed', error: '' }]);
  expect([batches, (await productContent(mug.id)).title]).toEqual([4, 'Imported']);
});

test('a record needs the right to its own kind, and a call has a limit', async () => {
  const reader = await OwnerProgram.of({ scopes: ['catalogue:read'] });
  expect((await reader.fetch(IMPORTS, { method: 'POST', body: { records: [record(TEAPOT)] } })).status).toBe(403);
  const many = Array.from({ length: MAX_IMPORT_RECORDS + 1 }, () => record(TEAPOT));
  expect((await owner.fetch(IMPORTS, { method: 'POST', body: { records: many } })).status).toBe(400);
  expect(await env.DB.prepare("SELECT 1 FROM items WHERE id = 'teapot'").first()).toBeNull();
});
