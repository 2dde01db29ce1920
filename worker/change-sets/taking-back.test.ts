import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { read } from '../../test/worker/buyer.ts';
import { changeMany, changeSetsOf, entriesOf, importAll, takeBackAll } from '../../test/worker/change-sets.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, openShops, PRODUCTS, setStock } from '../../test/worker/shops.ts';

const { mug, shirt, poster, lesson } = PRODUCTS;
const POT = { id: 'pot', collectionId: 'shop', title: 'Pot', variants: [{ sku: 'POT', priceCents: 5800, stock: 3 }] };

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const product = (content: object) => ({ type: 'product', content });
const pathOf = (id: string) => `/api/owner/products/${id}`;
const readProduct = async (id: string) => read(await owner.fetch(pathOf(id)), OwnerProduct);

async function contentOf(id: string) {
  const { version: _, updatedAt: __, isScheduled: ___, ...content } = await readProduct(id);
  return content;
}

/** Changes fields of a product, as an owner does. */
async function edit(id: string, fields: object): Promise<void> {
  const { id: _, version, updatedAt: __, isScheduled: ___, likeCount: ____, ...content } = await readProduct(id);
  const body = { ...content, ...fields };
  const answer = await owner.fetch(pathOf(id), { method: 'PUT', headers: { 'If-Match': `"${version}"` }, body });
  expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
}

async function remove(id: string): Promise<void> {
  const { version } = await readProduct(id);
  await owner.fetch(pathOf(id), { method: 'DELETE', headers: { 'If-Match': `"${version}"` } });
}

/** Counts the stock of a variant, as an owner does. */
async function countStock(variantId: string, quantity: number): Promise<void> {
  const path = `/api/owner/stock/${variantId}`;
  const etag = (await owner.fetch(path)).headers.get('ETag') ?? '';
  const counted = await owner.fetch(path, {
    method: 'PUT',
    headers: { 'If-Match': etag },
    body: { quantity, unlimited: false, reason: 'counted', note: '' },
  });
  expect([counted.status, await counted.text()]).toEqual([200, expect.any(String)]);
}

const statesOf = (answer: Awaited<ReturnType<typeof takeBackAll>>) =>
  answer.entries.map(({ target, state, reason, kept }) => [target, state, reason, kept.map((each) => each.part)]);

test('a bulk change is a set with what differs, and goes back whole, once', async () => {
  const before = await contentOf(mug.id);
  const law = {
    withdrawalException: 'sealedHygiene',
    manufacturer: { name: 'Kiln', postalAddress: 'Street 1', electronicAddress: 'k@x.example' },
  };
  const id = await changeMany(owner, { ids: [mug.id], price: { percent: 10 }, stock: { difference: 2 }, law });
  const [set] = await changeSetsOf(owner);
  expect(set).toMatchObject({
    id,
    kind: 'bulkChange',
    title: 'Mug',
    created: 0,
    changed: 1,
    open: 1,
    movesStock: true,
  });
  expect(set?.endsAt).toBe((set?.madeAt ?? 0) + 30 * DAY_MS);
  const [entry] = await entriesOf(owner, id);
  expect(entry).toMatchObject({
    ...{ type: 'product', target: mug.id, title: 'Mug', isCreated: false, state: 'open', reason: null, kept: [] },
    fields: ['variants', 'withdrawalException', 'safety'],
    before: { variants: [{ sku: 'MUG', priceCents: 1850, stock: 5 }], withdrawalException: 'none' },
    after: { variants: [{ sku: 'MUG', priceCents: 2035, stock: 7 }], safety: { manufacturer: { name: 'Kiln' } } },
  });
  expect(Object.keys(Object(Object(entry?.before?.variants)[0]))).toEqual(['id', 'sku', 'priceCents', 'stock']);
  const answer = await takeBackAll(owner, id);
  expect(answer.changeSet).toMatchObject({ open: 0, stayed: 0, takenBackBy: set?.madeBy });
  expect(await contentOf(mug.id)).toEqual(before);
  expect(await count('audit_log', "action = 'change-set.takenBack'")).toBe(1);
  expect((await takeBackAll(owner, id)).entries).toEqual([]);
  expect(await count('audit_log', "action = 'change-set.takenBack'")).toBe(1);
});

test('what was sold since stays sold, what was counted since stays, and stock never falls below 0', async () => {
  const sell = async (sku: string, units: number) => {
    const { id, qty } = (await env.DB.prepare('SELECT id, qty_in_stock AS qty FROM variants WHERE sku = ?1')
      .bind(sku)
      .first<{ id: string; qty: number }>()) ?? { id: '', qty: 0 };
    await setStock(sku, qty - units);
    return id;
  };
  const id = await changeMany(owner, { ids: [mug.id, shirt.id], stock: { difference: 10 } });
  await sell('MUG', 12);
  const shirtM = await sell('SHIRT-M', 1);
  const shirtS = await sell('SHIRT-S', 1);
  await countStock(shirtS, 70);
  const answer = await takeBackAll(owner, id);
  expect((await readProduct(mug.id)).variants).toMatchObject([{ stock: 0 }]);
  expect((await readProduct(shirt.id)).variants).toMatchObject([{ stock: 70 }, { stock: 0, id: shirtM }]);
  expect(answer.entries.find(({ target }) => target === shirt.id)?.kept).toEqual([
    { field: 'variants', entry: 'SHIRT-S', part: 'stock', reason: 'changed' },
  ]);
  expect(answer.changeSet.stayed).toBe(1);
});

test('what an owner has counted stays, also where it is what the change made of it', async () => {
  const [variant] = (await readProduct(mug.id)).variants;
  const id = await changeMany(owner, { ids: [mug.id], stock: { difference: 5 } });
  await setStock('MUG', 7);
  await countStock(variant?.id ?? '', 10);
  expect(statesOf(await takeBackAll(owner, id))).toEqual([[mug.id, 'stayed', 'changed', ['stock']]]);
  expect((await readProduct(mug.id)).variants).toMatchObject([{ stock: 10 }]);
});

test('stock that was made unlimited or counted gets its old level back', async () => {
  const id = await changeMany(owner, { ids: [mug.id, poster.id], stock: { set: 7 } });
  const second = await changeMany(owner, { ids: [mug.id], stock: { set: 'unlimited' } });
  await takeBackAll(owner, second);
  expect((await readProduct(mug.id)).variants).toMatchObject([{ stock: 7 }]);
  await takeBackAll(owner, id);
  expect((await readProduct(mug.id)).variants).toMatchObject([{ stock: 5 }]);
  expect((await readProduct(poster.id)).variants).toMatchObject([{ stock: 'unlimited' }]);
});

test('of two bulk changes the newer goes back first, and an older one leaves what the newer has changed', async () => {
  const first = await changeMany(owner, { ids: [mug.id], price: { setCents: 2000 } });
  const second = await changeMany(owner, { ids: [mug.id], price: { setCents: 3000 } });
  expect(statesOf(await takeBackAll(owner, first))).toEqual([[mug.id, 'stayed', 'changed', ['priceCents']]]);
  await takeBackAll(owner, second);
  expect((await readProduct(mug.id)).variants).toMatchObject([{ priceCents: 2000 }]);
});

test('an import in parts is one set: what it created goes into the bin, what it changed goes back', async () => {
  const before = await contentOf(mug.id);
  const file = { id: 'file-number-1', title: 'products.csv' };
  const changed = { ...before, title: 'Big mug', tags: ['new'], variants: [{ ...before.variants[0], priceCents: 2 }] };
  const first = await importAll(owner, [product(POT), product(changed)], { file });
  const second = await importAll(owner, [product({ ...POT, title: 'Best pot' }), product({ ...POT, id: 'x' })], {
    file,
  });
  expect([first.results, second.results[0], second.changeSet]).toEqual([
    ['created', 'changed'],
    'changed',
    first.changeSet,
  ]);
  expect(await changeSetsOf(owner)).toMatchObject([
    { kind: 'import', title: 'products.csv', created: 1, changed: 2, open: 3, types: ['product'] },
  ]);
  await edit(mug.id, { tags: ['mine'], brand: 'Kiln' });
  const answer = await takeBackAll(owner, first.changeSet);
  expect(answer.entries.map(({ target, state }) => [target, state])).toEqual([
    ['pot', 'takenBack'],
    [mug.id, 'partly'],
    ['pot', 'takenBack'],
  ]);
  expect(answer.entries[1]?.kept).toMatchObject([{ field: 'tags', entry: '', part: '', reason: 'changed' }]);
  expect(await contentOf(mug.id)).toEqual({ ...before, tags: ['mine'], brand: 'Kiln' });
  expect([(await owner.fetch(pathOf('pot'))).status, await count('bin', "target = 'pot'")]).toEqual([404, 1]);
});

test('a product that is gone, and a SKU, address or page that is taken or gone, stay with the reason', async () => {
  const [one, two, three] = await Promise.all([contentOf(mug.id), contentOf(lesson.id), contentOf(poster.id)]);
  const moved = await importAll(owner, [
    { type: 'collection', content: { id: 'new', title: 'New', type: 'products', template: 'shop' } },
    product({ ...one, title: 'Cup', variants: [{ ...one.variants[0], sku: 'CUP' }] }),
    product({ ...two, title: 'Course' }),
    product({ ...three, urlSlug: 'other-address', title: 'Print' }),
  ]);
  expect(moved.results.slice(1)).toEqual(['changed', 'changed', 'changed']);
  await remove(lesson.id);
  const taker = { ...POT, urlSlug: three.urlSlug, variants: [{ sku: 'MUG', priceCents: 100, stock: 0 }] };
  expect((await importAll(owner, [product(taker)])).results).toEqual(['created']);
  const answer = await takeBackAll(owner, moved.changeSet);
  expect(statesOf(answer)).toContainEqual([lesson.id, 'stayed', 'gone', []]);
  expect(statesOf(answer)).toContainEqual([mug.id, 'partly', 'refused', ['sku']]);
  const print = answer.entries.find(({ target }) => target === poster.id);
  expect(print).toMatchObject({ state: 'partly', kept: [{ field: 'urlSlug', reason: 'refused' }] });
  expect(print?.text).not.toBe('');
  expect(await readProduct(mug.id)).toMatchObject({ title: 'Mug', variants: [{ sku: 'CUP' }] });
  expect(await readProduct(poster.id)).toMatchObject({ title: 'Poster', urlSlug: 'other-address' });
});

test('categories that a file named go with its products, unless somebody uses them', async () => {
  const tea = { collectionId: 'shop', title: 'Tea', variants: [{ sku: 'TEA', priceCents: 100 }] };
  const records = [{ ...tea, categories: [['Drinks', 'Hot']] }].map((content) => ({
    type: 'importedProduct',
    content,
  }));
  const { changeSet } = await importAll(owner, records);
  expect((await entriesOf(owner, changeSet)).map(({ type, title }) => [type, title])).toEqual([
    ['category', 'Drinks'],
    ['category', 'Hot'],
    ['product', 'Tea'],
  ]);
  await takeBackAll(owner, changeSet);
  expect(await count('categories', "display_name IN ('Drinks', 'Hot')")).toBe(0);
  const again = await importAll(
    owner,
    records.map(({ content }) => ({ type: 'importedProduct', content: { ...content, title: 'Green tea' } })),
  );
  const { id } = (await env.DB.prepare("SELECT id FROM categories WHERE display_name = 'Drinks'").first<{
    id: string;
  }>()) ?? { id: '' };
  await owner.fetch(`/api/owner/collections/shop/categories/${id}/products/${mug.id}`, { method: 'PUT' });
  const answer = await takeBackAll(owner, again.changeSet);
  expect(answer.entries.map(({ title, reason }) => [title, reason])).toEqual([
    ['Green tea', null],
    ['Hot', null],
    ['Drinks', 'inUse'],
  ]);
});

test('a product from which an import took a variant stays, because the prices of before would not come back', async () => {
  const sized = (size: string) => ({ sku: `POT-${size}`, priceCents: 5800, stock: 3, attributes: { Size: size } });
  const pot = { ...POT, variantOptionOrdering: ['Size'], variants: [sized('S'), sized('M')] };
  expect((await importAll(owner, [product(pot)])).results).toEqual(['created']);
  const { variants, ...content } = await contentOf('pot');
  const less = await importAll(owner, [product({ ...content, title: 'Small pot', variants: variants.slice(0, 1) })]);
  expect(less.results).toEqual(['changed']);
  expect(statesOf(await takeBackAll(owner, less.changeSet))).toEqual([['pot', 'stayed', 'kind', []]]);
  expect((await readProduct('pot')).variants).toMatchObject([{ sku: 'POT-S' }]);
});

test('an option that a variant of somebody else needs since stays, and all else goes back', async () => {
  const content = await contentOf(poster.id);
  const [first] = content.variants;
  const sized = (size: string, sku: string) => ({ sku, priceCents: 4500, stock: 0, attributes: { Size: size } });
  const sizes = { variantOptionOrdering: ['Size'] };
  const own = { ...first, attributes: { Size: 'one' } };
  const { changeSet } = await importAll(owner, [
    product({ ...content, ...sizes, title: 'Sized', variants: [own, sized('small', 'POSTER-S')] }),
  ]);
  const imported = await readProduct(poster.id);
  await edit(poster.id, { variants: [...imported.variants, sized('large', 'POSTER-L')] });
  const answer = await takeBackAll(owner, changeSet);
  expect(answer.entries).toMatchObject([{ target: poster.id, state: 'partly', reason: 'refused' }]);
  const kept = answer.entries[0]?.kept.map(({ field, part }) => [field, part]);
  expect(kept).toEqual([
    ['variants', 'attributes'],
    ['variantOptionOrdering', ''],
  ]);
  const back = await readProduct(poster.id);
  expect(back.title).toBe(content.title);
  expect(back.variants.map(({ sku, attributes }) => [sku, attributes.Size])).toEqual([
    ['POSTER', 'one'],
    ['POSTER-L', 'large'],
  ]);
});
