import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { isSame } from '#runtime/domain/same.ts';
import { read } from '../../test/worker/buyer.ts';
import { changeMany, importAll, takeBackAll } from '../../test/worker/change-sets.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, PRODUCTS, setStock } from '../../test/worker/shops.ts';

/** Each run changes, edits, takes back and reads three products, at some thirty calls of the API. */
const RUNS = 8;
const IDS: readonly string[] = [PRODUCTS.mug.id, PRODUCTS.poster.id, PRODUCTS.lesson.id];

type Fields = Readonly<Record<string, unknown>>;
type Shop = ReadonlyMap<string, Fields>;

const word = fc.constantFrom('Tea', 'Cup', 'Oak', 'Ash');
const price = fc.integer({ min: 3_000, max: 4_000 });
/** What somebody does to a product, by the fields of which it makes others. */
const fields = fc.record(
  { title: word, brand: word, tags: fc.uniqueArray(word), excerpt: word, starred: fc.boolean() },
  { requiredKeys: [] },
);
const variants = fc.record({ priceCents: price, gtin: fc.constantFrom('', '4006381333931') }, { requiredKeys: [] });
const edit = fc.record({ fields, variants, adds: fc.boolean(), stock: fc.option(fc.nat(50), { nil: undefined }) });
const bulk = fc.record(
  {
    price: fc.integer({ min: -20, max: 20 }).map((percent) => ({ percent })),
    salePrice: fc.integer({ min: -90, max: -50 }).map((percent) => ({ percent })),
    stock: fc.oneof(
      fc.nat(9).map((difference) => ({ difference })),
      fc.nat(90).map((set) => ({ set })),
    ),
    law: fc.integer({ min: 1, max: 18 }).map((minimumAge) => ({ minimumAge })),
  },
  { requiredKeys: ['price'] },
);
const later = fc.array(
  fc.oneof(
    // A variant that is added since needs the option that the act has added: `taking-back.test.ts` has that case.
    fc.record({
      kind: fc.constant('edit' as const),
      of: fc.nat(2),
      edit: edit.map((each) => ({ ...each, adds: false })),
    }),
    fc.record({ kind: fc.constant('sale' as const), units: fc.integer({ min: 1, max: 4 }) }),
    fc.record({ kind: fc.constant('delete' as const), of: fc.constant(2) }),
  ),
  { maxLength: 4 },
);

test('what nobody has changed since goes back, and what somebody has changed since is as they left it', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.array(edit, { minLength: 3, maxLength: 3 }), bulk), later, async (act, acts) => {
      await openShops();
      const owner = await OwnerProgram.of();
      run += 1;
      const before = await readShop(owner);
      const changeSet = Array.isArray(act)
        ? await importEdits(owner, before, act, run)
        : await changeMany(owner, { ids: IDS, ...act });
      const after = await readShop(owner);
      const sold = new Set<string>();
      for (const [index, each] of acts.entries()) {
        const id = IDS['of' in each ? each.of : 0] ?? '';
        if (each.kind === 'sale') await sell(owner, each.units, sold);
        else if (each.kind === 'delete') await remove(owner, id);
        else await editOne(owner, id, each.edit, `E${run}-${index}`);
      }
      const left = await readShop(owner);
      if (changeSet === null) return;
      await takeBackAll(owner, changeSet);
      const back = await readShop(owner);
      expect([...back.keys()]).toEqual([...left.keys()].filter((id) => before.has(id) || !after.has(id)));
      for (const [id, product] of back) {
        const [old, made, present] = [before.get(id) ?? {}, after.get(id) ?? {}, left.get(id) ?? {}];
        expect(product).toEqual(expected(old, made, present, sold));
      }
    }),
    { numRuns: RUNS },
  );
});

/** What a product is to be: of each field what it was, unless it is no longer what the act made of it. */
function expected(old: Fields, made: Fields, present: Fields, sold: ReadonlySet<string>): Fields {
  const names = new Set([...Object.keys(old), ...Object.keys(present)]);
  return Object.fromEntries(
    [...names].map((name) => {
      if (name === 'stock' && typeof old.id === 'string' && sold.has(old.id))
        return [name, stockBack(old, made, present)];
      return [name, isSame(made[name], present[name]) ? old[name] : present[name]];
    }),
  );
}

function stockBack({ stock: before }: Fields, { stock: after }: Fields, { stock: now }: Fields): unknown {
  if (typeof before !== 'number' || typeof after !== 'number' || typeof now !== 'number') return before;
  return Math.max(now - (after - before), 0);
}

/** Reads the products, and each variant as a thing of its own beside them. */
async function readShop(owner: OwnerProgram): Promise<Shop> {
  const things = new Map<string, Fields>();
  for (const id of [...IDS, 'new']) {
    const answer = await owner.fetch(`/api/owner/products/${id}`);
    if (answer.status === 404) continue;
    const { version: _, updatedAt: __, isScheduled: ___, variants: all, ...product } = await read(answer, OwnerProduct);
    things.set(id, product);
    for (const variant of all) things.set(variant.id, variant);
  }
  return things;
}

const variantsOf = (shop: Shop, skus: readonly string[]) =>
  [...shop.values()].filter(({ sku }) => typeof sku === 'string' && skus.some((start) => sku.startsWith(start)));

function contentOf(shop: Shop, index: number): Fields & { variants: Fields[] } {
  const skus = [['MUG'], ['POSTER'], ['LESSON']][index] ?? [];
  return { ...shop.get(IDS[index] ?? ''), variants: variantsOf(shop, skus) };
}

/** Imports other versions of all three products, with a new one. */
async function importEdits(owner: OwnerProgram, shop: Shop, edits: readonly Edit[], run: number) {
  const records = edits.map((each, index) => ({
    type: 'product',
    content: changed(contentOf(shop, index), each, `I${run}`),
  }));
  const created = { id: 'new', collectionId: 'shop', title: 'New', variants: [{ sku: 'NEW', priceCents: 100 }] };
  const { results, changeSet } = await importAll(owner, [...records, { type: 'product', content: created }], {
    setsStock: true,
  });
  expect(results.filter((result) => !['created', 'changed', 'left'].includes(result))).toEqual([]);
  return changeSet;
}

type Edit = typeof edit extends fc.Arbitrary<infer Value> ? Value : never;

function changed(
  content: Fields & { variants: Fields[] },
  { fields: own, variants: parts, adds, stock }: Edit,
  mark: string,
) {
  const [first, ...rest] = content.variants;
  const isCounted = typeof first?.stock === 'number' && stock !== undefined;
  const more = { sku: `${first?.sku}-${mark}`, priceCents: 4_500, stock: 0, attributes: { Size: mark } };
  const sized = adds ? { attributes: { Size: 'one' } } : {};
  return {
    ...content,
    ...own,
    ...(adds && { variantOptionOrdering: ['Size'] }),
    variants: [{ ...first, ...parts, ...sized, ...(isCounted && { stock }) }, ...rest, ...(adds ? [more] : [])],
  };
}

async function editOne(owner: OwnerProgram, id: string, { stock: _, ...change }: Edit, mark: string): Promise<void> {
  const shop = await readShop(owner);
  if (!shop.has(id)) return;
  const {
    id: __,
    likeCount: ___,
    ...body
  } = { ...changed(contentOf(shop, IDS.indexOf(id)), { ...change, stock: undefined }, mark) } as Fields;
  const version = (await owner.fetch(`/api/owner/products/${id}`)).headers.get('ETag') ?? '';
  const answer = await owner.fetch(`/api/owner/products/${id}`, {
    method: 'PUT',
    headers: { 'If-Match': version },
    body,
  });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
}

async function remove(owner: OwnerProgram, id: string): Promise<void> {
  const version = (await owner.fetch(`/api/owner/products/${id}`)).headers.get('ETag') ?? '';
  await owner.fetch(`/api/owner/products/${id}`, { method: 'DELETE', headers: { 'If-Match': version } });
}

/** Sells units of the mug, as far as there are so many. */
async function sell(owner: OwnerProgram, units: number, sold: Set<string>): Promise<void> {
  const [mug] = variantsOf(await readShop(owner), ['MUG']);
  if (typeof mug?.stock !== 'number' || mug.stock < units) return;
  sold.add(`${mug.id}`);
  await setStock('MUG', mug.stock - units);
}
