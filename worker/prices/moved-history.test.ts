import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import type { ShopRecord } from '#runtime/contracts/imports.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { exported, imported } from '../../test/worker/moving.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { historyOf, pointsOf, timePasses } from '../../test/worker/prices.ts';
import { addJsonTemplates, count, openShops, SHOP } from '../../test/worker/shops.ts';

const PATH = '/api/owner/products';
const POT = { sku: 'POT', priceCents: 5000 };

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await addJsonTemplates();
  owner = await OwnerProgram.of();
});

async function sold(): Promise<ShopRecord[]> {
  const body = { id: 'pot', collectionId: 'shop', title: 'Pot', variants: [POT] };
  expect((await owner.fetch(PATH, { method: 'POST', body })).status).toBe(201);
  await timePasses(40 * DAY_MS);
  const { digest } = await changes({});
  await changes({ digest });
  return (await exported(owner)).filter(({ content }) => content.id === 'pot');
}

async function changes(more: object): Promise<{ digest: string }> {
  const body = { ids: ['pot'], salePrice: { cents: -1000 }, ...more };
  return (await owner.fetch(`${PATH}/changes`, { method: 'POST', body })).json();
}

async function variantOf(sku: string): Promise<string> {
  return (await env.DB.prepare('SELECT id FROM variants WHERE sku = ?1').bind(sku).first<string>('id')) ?? '';
}

const remove = () => env.DB.prepare("DELETE FROM items WHERE id = 'pot'").run();
const withHistory = ([record]: ShopRecord[], priceHistory: object): ShopRecord[] =>
  record ? [{ ...record, content: { ...record.content, priceHistory } }] : [];

test('a product that moves keeps its history, and the price that stands goes on', async () => {
  const records = await sold();
  const before = await pointsOf('POT');
  await remove();
  expect(await count('price_history')).toBe(0);
  expect(await imported(owner, records)).toMatchObject([{ result: 'created', error: '' }]);
  const after = await pointsOf('POT');
  expect(after.map(({ written_at: _, ...point }) => point)).toEqual(before.map(({ written_at: _, ...point }) => point));
  expect(after.every(({ written_at, from_at }) => written_at > from_at)).toBe(true);
  expect(await imported(owner, records)).toMatchObject([{ result: 'left' }]);
});

test('a price that is another one when the product arrives is added', async () => {
  const [record] = await sold();
  await remove();
  const content = { ...record?.content, status: 'draft' };
  await imported(owner, [{ type: 'product', content }]);
  expect((await historyOf('POT')).at(-1)).toEqual([null, null]);
});

test('an import changes no history of a product that stands, whatever its file says', async () => {
  const records = await sold();
  const before = await pointsOf('POT');
  const forged = { [await variantOf('POT')]: [{ currency: 'USD', cents: 9000, struckCents: null, fromAt: 0 }] };
  expect(await imported(owner, withHistory(records, forged))).toMatchObject([{ result: 'left' }]);
  expect(await pointsOf('POT')).toEqual(before);
});

test('points of other variants and of days to come do not arrive', async () => {
  const records = await sold();
  const [id, mug] = await Promise.all([variantOf('POT'), variantOf('MUG')]);
  await remove();
  const point = { currency: 'USD', cents: 4500, struckCents: null };
  const history = {
    [id]: [
      { ...point, fromAt: 2000 },
      { ...point, cents: 4000, fromAt: 1000 },
      { ...point, fromAt: Date.now() + DAY_MS },
    ],
    [mug]: [{ ...point, fromAt: 1000 }],
  };
  await imported(owner, withHistory(records, history));
  expect((await historyOf('POT')).slice(0, 2)).toEqual([
    [4000, null],
    [4500, null],
  ]);
  expect(await historyOf('MUG')).toEqual([]);
  expect(await count('price_history', `site_id = '${SHOP.id}' AND from_at > unixepoch() * 1000 + 1000`)).toBe(0);
});

test('a history that cannot be read refuses the product', async () => {
  const records = await sold();
  await remove();
  for (const point of [{ cents: -1 }, { currency: 'XXX' }, { fromAt: -1 }, { number: 1 }]) {
    const whole = { currency: 'USD', cents: 1, struckCents: null, fromAt: 0, ...point };
    expect(await imported(owner, withHistory(records, { x: [whole] }))).toMatchObject([{ result: 'refused' }]);
  }
});
