import { beforeEach, expect, test } from 'vitest';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { ImportAnswer, ImportFile, MAX_IMPORT_RECORDS } from '#runtime/contracts/imports.ts';
import { MAX_PRODUCTS_IN_COLLECTION } from '#runtime/contracts/owner-limits.ts';
import { withUnread } from '#runtime/domain/import-outcomes.ts';
import { read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { count, openShops, SHOP } from '../../test/worker/shops.ts';

const HEADER =
  'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Inventory Qty,Variant Inventory Tracker,Status';
const KETTLE = 'kettle,Kettle,,,K-1,10.00,5,shopify,active';
const WHISTLE = 'whistle,Whistling kettle,,,K-1,99.00,5,shopify,active';
const NAMES_BOTH = '“Whistling kettle” has the SKU “K-1”, which belongs to the product “Kettle” (kettle).';

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

/** Reads a file and imports it, or says what would become of it. */
async function importing(lines: readonly string[], { isPreview = false, options = {} } = {}) {
  const file = await read(
    await owner.fetch('/api/owner/imports/read', {
      ...{ method: 'POST', body: lines.join('\n'), headers: { 'Content-Type': 'text/csv' } },
    }),
    ImportFile,
  );
  const outcomes = [];
  let newProducts = {};
  for (let from = 0; from < file.records.length; from += MAX_IMPORT_RECORDS) {
    const batch = file.records.slice(from, from + MAX_IMPORT_RECORDS);
    const body = { records: batch.map(({ record }) => record), options: { ...options, newProducts } };
    const path = isPreview ? '/api/owner/imports/preview' : '/api/owner/imports';
    const answer = await read(await owner.fetch(path, { method: 'POST', body }), ImportAnswer);
    ({ newProducts } = answer);
    outcomes.push(
      ...answer.outcomes.map((outcome, index) => ({ firstLine: 0, lastLine: 0, ...batch[index], ...outcome })),
    );
  }
  return { problems: file.problems, outcomes: withUnread(outcomes, file.refused) };
}

const problemsOf = ({ problems }: Awaited<ReturnType<typeof importing>>) =>
  problems.map(({ line, field, text }) => `${line} ${field}: ${text}`);
const resultsOf = ({ outcomes }: Awaited<ReturnType<typeof importing>>) => outcomes.map(({ result }) => result);
const readProduct = async (id = '') => read(await owner.fetch(`/api/owner/products/${id}`), OwnerProduct);

test('a product of a file is the one at its address, and its variants those of its options, whatever their SKUs', async () => {
  const mug = ['jug,Jug,Size,S,M-S,5.00,5,shopify,active', 'jug,,,L,M-L,6.00,5,shopify,active'];
  const first = await importing([HEADER, KETTLE, ...mug]);
  expect(resultsOf(first)).toEqual(['created', 'created']);
  const before = await readProduct(first.outcomes[1]?.id);
  const changed = [KETTLE.replace('K-1,10', 'K-NEW,12'), ...mug.map((line) => line.replace('M-S', 'M-S2'))];
  const second = await importing([HEADER, ...changed]);
  expect(second.outcomes).toMatchObject([
    { id: first.outcomes[0]?.id, result: 'changed', fields: ['variants'] },
    { id: first.outcomes[1]?.id, result: 'changed', fields: ['variants'] },
  ]);
  const after = await readProduct(first.outcomes[1]?.id);
  expect(after.variants.map(({ id, sku }) => [id, sku])).toEqual([
    [before.variants[0]?.id, 'M-S2'],
    [before.variants[1]?.id, 'M-L'],
  ]);
  expect(resultsOf(await importing([HEADER, ...changed]))).toEqual(['left', 'left']);
});

test('a SKU of another product never takes that product over: both are named, and the owner chooses', async () => {
  const [kettle] = (await importing([HEADER, KETTLE])).outcomes;
  const before = await readProduct(kettle?.id);
  for (const isPreview of [true, false]) {
    const { outcomes } = await importing([HEADER, WHISTLE], { isPreview });
    expect(outcomes).toMatchObject([{ result: 'refused', error: NAMES_BOTH, hasTakenSku: true }]);
  }
  const options = { takenSku: 'without-sku' };
  const without = await importing([HEADER, WHISTLE], { options });
  expect(without.outcomes).toMatchObject([
    { result: 'created', notes: [`${NAMES_BOTH} It comes in without this SKU.`] },
  ]);
  expect(resultsOf(await importing([HEADER, WHISTLE], { options }))).toEqual(['left']);
  expect(await readProduct(kettle?.id)).toEqual(before);
  // Where the shop has a product at the file's address, no other is updated.
  expect(resultsOf(await importing([HEADER, WHISTLE], { options: { takenSku: 'update' } }))).toEqual(['refused']);
  const update = await importing([HEADER, WHISTLE.replace('whistle', 'pipe')], { options: { takenSku: 'update' } });
  expect(update.outcomes).toMatchObject([
    { id: kettle?.id, result: 'changed', notes: expect.arrayContaining(['The product is called “Kettle” so far.']) },
  ]);
});

test('where a file has neither ids nor addresses, a SKU finds the product that alone has it', async () => {
  const header = 'Title,SKU,Price';
  const [kettle] = (await importing([HEADER, KETTLE])).outcomes;
  expect((await importing([header, 'Kettle,K-1,11'])).outcomes).toMatchObject([{ id: kettle?.id, result: 'changed' }]);
  await importing([HEADER, 'pan,Pan,,,P-1,7,1,shopify,active']);
  const columns = 'Title,Option1 name,Option1 value,SKU,Price';
  const both = [columns, 'Set,Part,Kettle,K-1,1', ',,Pan,P-1,1'];
  expect((await importing(both)).outcomes).toMatchObject([{ result: 'refused', hasTakenSku: true }]);
  expect((await readProduct(kettle?.id)).title).toBe('Kettle');
});

test('a SKU that was made unique takes over no product that has it by chance', async () => {
  const file = ['Title,SKU,Price', 'Kettle,K-1,11', 'Small kettle,K-1,12'];
  const [, small] = (await importing(file)).outcomes;
  expect(small).toMatchObject({ result: 'created' });
  expect((await importing(file)).outcomes).toMatchObject([{ result: 'left' }, { id: small?.id, result: 'left' }]);
  const others = file.map((line) => line.replace('Small', 'Large'));
  expect((await importing(others)).outcomes).toMatchObject([
    { result: 'left' },
    { result: 'refused', hasTakenSku: true },
  ]);
  expect((await readProduct(small?.id)).title).toBe('Small kettle');
});

test('equal SKUs of a file become unique, the same at each import, also when a row comes before them', async () => {
  const row = (size: number, isFirst = false) =>
    `p8,${isFirst ? 'Shoe,Size' : ','},${size},SHOE,10.00,5,shopify,active`;
  const first = await importing([HEADER, row(36, true), row(37)]);
  expect(problemsOf(first)).toEqual(['3 Variant SKU: Line 2 has this SKU already. It becomes “SHOE-2”.']);
  expect(resultsOf(await importing([HEADER, row(36, true), row(37)]))).toEqual(['left']);
  const before = await readProduct(first.outcomes[0]?.id);
  expect(before.variants.map(({ sku }) => sku)).toEqual(['SHOE', 'SHOE-2']);
  expect(resultsOf(await importing([HEADER, row(35, true), row(36), row(37)]))).toEqual(['changed']);
  const { variants } = await readProduct(first.outcomes[0]?.id);
  expect(variants.slice(1).map(({ id }) => id)).toEqual(before.variants.map(({ id }) => id));
  expect(variants.map(({ sku, attributes }) => [sku, attributes.Size])).toEqual([
    ['SHOE', '35'],
    ['SHOE-2', '36'],
    ['SHOE-3', '37'],
  ]);
});

test('no single cell costs a product: each comes in, and a remark says what was done', async () => {
  const header = 'Handle,Title,Type,Variant SKU,Variant Price,Status';
  const file = [
    header,
    'l1,Long,"A category of more than twenty-five letters",L1,5.00,active',
    `l2,${'T'.repeat(210)},,L2,5.00,active`,
    'l3™,Trade,,L3,5.00,active',
    `l4,Sku,,${'S'.repeat(70)},5.00,active`,
    'l5,No price,,L5,,active',
    'l6,Bad price,,L6,twelve,active',
    '抹茶,Matcha,,L7,3.00,active',
  ];
  const imported = await importing(file);
  expect(resultsOf(imported)).toEqual(Array(7).fill('created'));
  expect(problemsOf(imported)).toEqual([
    expect.stringMatching(/^2 Type: .* is longer than 25 characters\. It becomes “A category of more than t”\.$/),
    expect.stringMatching(/^3 Title: At most 200 characters are allowed\. It becomes “T{99}…”\.$/),
    '4 Handle: “l3™” is no address of a product. It becomes “l3tm”.',
    expect.stringMatching(/^5 Variant SKU: At most 64 characters are allowed\. It becomes “S{64}”\.$/),
    '7 Variant Price: “twelve” is no price in the shop’s currency. The cell is left out.',
    expect.stringMatching(/^8 Handle: “抹茶” is no address of a product\. It becomes “product-[\da-f]{8}”\.$/),
  ]);
  const hidden = 'A price is missing, so the product comes in as a draft that nobody can buy.';
  expect(imported.outcomes.map(({ notes }) => notes.includes(hidden))).toEqual([
    ...[false, false, false, false, true, true, false],
  ]);
  expect((await readProduct(imported.outcomes[4]?.id)).status).toBe('draft');
  expect(resultsOf(await importing(file))).toEqual(Array(7).fill('left'));
});

test('an address that was made of another one takes no product over', async () => {
  const file = ['Handle,Title,Variant SKU,Variant Price', 'größe,Size chart,S-1,1.00'];
  const [own] = (await importing(['Handle,Title,Variant SKU,Variant Price', 'grosse,Big one,B-1,1.00'])).outcomes;
  const [made] = (await importing(file)).outcomes;
  expect(made).toMatchObject({ result: 'created' });
  const [, bare] = [HEADER, 'größe,No number,,,,1.00,1,shopify,active'];
  const [unnumbered] = (await importing([HEADER, bare])).outcomes;
  expect([(await readProduct(own?.id)).title, (await readProduct(made?.id)).urlSlug]).toEqual(['Big one', 'grosse-1']);
  // The products are found again at the addresses with a number.
  expect((await importing(file)).outcomes).toMatchObject([{ id: made?.id, result: 'left' }]);
  expect((await importing([HEADER, bare])).outcomes).toMatchObject([{ id: unnumbered?.id, result: 'left' }]);
});

test('a new variant without a price does not join a product that can be bought', async () => {
  const sizes = ['cap,Cap,Size,S,CAP-S,5.00,1,shopify,active', 'cap,,,M,CAP-M,,1,shopify,active'];
  const [cap] = (await importing([HEADER, ...sizes.slice(0, 1)])).outcomes;
  expect((await importing([HEADER, ...sizes])).outcomes).toMatchObject([
    { id: cap?.id, result: 'left', notes: ['The new variant “M, CAP-M” has no price and is left out.'] },
  ]);
});

test('an empty cell of an update leaves what the product has', async () => {
  const header = 'Handle,Title,Body (HTML),Type,Tags,Variant SKU,Variant Grams,Variant Price,Variant Image';
  const [pot] = (await importing([header, 'pot,Pot,<p>Pours</p>,Pots,clay,POT,800,5.00,'])).outcomes;
  const before = await readProduct(pot?.id);
  expect(before).toMatchObject({ excerpt: '<p>Pours</p>', tags: ['clay'] });
  const { outcomes } = await importing([header, 'pot,Pot,,,,POT,,6.00,']);
  expect(outcomes).toMatchObject([{ result: 'changed', fields: ['variants'] }]);
  const after = await readProduct(pot?.id);
  expect(after.variants).toMatchObject([{ priceCents: 600, weightGrams: 800 }]);
  expect([after.excerpt, after.tags, after.categoryIds]).toEqual([before.excerpt, before.tags, before.categoryIds]);
});

test('what cannot come in at all stands in the list with its reason', async () => {
  const { outcomes } = await importing([
    'Handle,Title,Variant SKU,Variant Price',
    'new,,N-1,1.00',
    'a,A,A-1,1.00',
    'a,Other,A-2,1.00',
    'b,B,B-1,1.00,more',
  ]);
  expect(
    outcomes.map(({ firstLine, title, result, error, errors }) => [firstLine, title, result, error, errors]),
  ).toEqual([
    [
      ...[2, '', 'refused', 'Some of its fields cannot be taken over.'],
      { title: 'The shop does not have this product yet, and a new one needs a title.' },
    ],
    [3, 'A', 'created', '', {}],
    [4, 'Other', 'refused', 'Line 3 has another product with this address or id.', {}],
    [5, 'B', 'refused', 'The row has more cells than the file has columns.', {}],
  ]);
});

test('a preview knows that a collection is full, also after the calls before it', async () => {
  const held = await count('items', `site_id = '${SHOP.id}' AND product_type IS NOT NULL AND collection_id = 'shop'`);
  const room = MAX_PRODUCTS_IN_COLLECTION - held;
  const rows = Array.from({ length: room + 2 }, (_, index) => `n${index},New ${index},N${index},1.00`);
  const { outcomes } = await importing(['Handle,Title,Variant SKU,Variant Price', ...rows], { isPreview: true });
  expect(outcomes.filter(({ result }) => result === 'created')).toHaveLength(room);
  expect(outcomes.slice(-2).map(({ result }) => result)).toEqual(['refused', 'refused']);
});

test.each([
  [
    'a WooCommerce file',
    'ID,Type,SKU,Name,Published,Description,Regular price,Categories\n1,simple,A,Mug,1,,5,Cups\n',
    /WooCommerce/,
  ],
  [
    'customs data',
    'SKU,HS Code,Country of origin,Customs value\nA,6911,DE,5\n',
    /^This is a table of another kind: its columns are SKU, HS Code/,
  ],
  ['a page’s JSON', '{"collection":{"title":"About"},"items":[],"item":null}', /no product on this page/i],
  ['another JSON', '{"products":[{"id":1,"handle":"mug"},{"id":2}]}', /^This JSON is of another kind/],
])('%s is named in one sentence', async (_, text, sentence) => {
  const { problems, outcomes } = await importing([text]);
  expect(outcomes).toEqual([]);
  expect(problems.map((problem) => problem.text)).toEqual([expect.stringMatching(sentence)]);
});

test('the same about many rows stands once, with their number and the first of them', async () => {
  const rows = Array.from({ length: 814 }, (_, index) => `n${index},New ${index},N${index},twelve`);
  const file = await read(
    await owner.fetch('/api/owner/imports/read', {
      ...{ method: 'POST', body: ['Handle,Title,Variant SKU,Variant Price', ...rows].join('\n') },
    }),
    ImportFile,
  );
  expect(file.records).toHaveLength(814);
  expect(file.problems).toMatchObject([{ line: 2, otherLines: [3, 4, 5, 6], count: 814, field: 'Variant Price' }]);
});

test('what the law asks comes in with a file, and what the file does not say of it stays', async () => {
  const head = `${HEADER},Manufacturer name,Manufacturer postal address,Manufacturer electronic address,Product identification,Safety warnings,Minimum age,Withdrawal exception,Deposit`;
  const { outcomes } = await importing([
    head,
    `${KETTLE},Glow,"Main Street 1, Dublin",a@glow.example,T1,Hot,16,perishable,0.25`,
  ]);
  const id = outcomes[0]?.id;
  const manufacturer = { name: 'Glow', postalAddress: 'Main Street 1, Dublin', electronicAddress: 'a@glow.example' };
  const law = { safetyWarnings: 'Hot', minimumAge: 16, withdrawalException: 'perishable' };
  expect(await readProduct(id)).toMatchObject({ ...law, safety: { manufacturer, identification: 'T1' } });
  expect((await readProduct(id)).variants[0]?.depositCents).toBe(25);
  const second = await importing([head, `${KETTLE},,,,T2,,x,,`]);
  expect(problemsOf(second)).toEqual(['2 Minimum age: This is missing or not valid. The cell is left out.']);
  expect(await readProduct(id)).toMatchObject({ ...law, safety: { manufacturer, identification: 'T2' } });
});
