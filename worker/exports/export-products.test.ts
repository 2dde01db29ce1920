import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { ImportAnswer, ImportFile } from '#runtime/contracts/imports.ts';
import { read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { addProducts, OTHER, openShops } from '../../test/worker/shops.ts';

const EXPORT = '/api/owner/exports/products';
const IMPORTS = '/api/owner/imports';

test('an exported file changes nothing when it is imported, and with two other cells exactly these', async () => {
  await openShops();
  await env.DB.prepare(`UPDATE items SET variant_option_ordering = '["Size"]' WHERE id = 'a-shirt'`).run();
  await env.DB.prepare(`UPDATE items SET title = '=1+1' WHERE id = 'a-ebook'`).run();
  const owner = await OwnerProgram.of();
  const importing = async (csv: string, path = '') => {
    const file = await read(await owner.fetch(`${IMPORTS}/read`, { method: 'POST', body: csv }), ImportFile);
    expect(file.problems).toEqual([]);
    const records = file.records.map(({ record }) => record);
    const { outcomes } = await read(
      await owner.fetch(IMPORTS + path, { method: 'POST', body: { records, options: { setsStock: true } } }),
      ImportAnswer,
    );
    expect(outcomes.map(({ error }) => error).filter(Boolean)).toEqual([]);
    return outcomes.filter(({ result }) => result !== 'left').map(({ id, result, fields }) => ({ id, result, fields }));
  };
  for (const format of ['shopify', 'squarespace-old']) {
    const response = await owner.fetch(`${EXPORT}?format=${format}`);
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    const csv = await response.text();
    expect(csv).not.toContain(OTHER.secret);
    expect(await importing(csv), format).toEqual([]);
    const [before, after] = format.startsWith('shopify') ? ['18.50', '19.50'] : ['18.50,0.00', '19.50,0.00'];
    const edited = csv.replace(before, after).replace('Poster', 'Large poster');
    const expected = [
      { id: 'a-mug', result: 'changed', fields: ['variants'] },
      { id: 'a-poster', result: 'changed', fields: ['title'] },
    ];
    expect(await importing(edited, '/preview'), format).toEqual(expected);
    expect(await importing(edited)).toEqual(expected);
    expect(await importing(edited)).toEqual([]);
    await importing(csv);
  }
});

test('an export has all products, or those of one collection, and needs the right to read them', async () => {
  await openShops();
  await addProducts(60);
  const owner = await OwnerProgram.of();
  const lines = async (query: string) => (await (await owner.fetch(EXPORT + query)).text()).split('\r\n').length;
  expect(await lines('')).toBeGreaterThan(60);
  expect(await lines('?collection=shop')).toBe(await lines(''));
  expect((await owner.fetch(`${EXPORT}?collection=none`)).status).toBe(400);
  expect((await owner.fetch(`${EXPORT}?format=other`)).status).toBe(400);
  const writer = await OwnerProgram.of({ scopes: ['stock:write'] });
  expect((await writer.fetch(EXPORT)).status).toBe(403);
});
