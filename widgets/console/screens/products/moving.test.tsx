import { beforeEach, describe, expect, test } from 'vitest';
import { chooseFiles } from '../../../../test/console-files.ts';
import { stockShelf, VARIANT } from '../../../../test/console-products.ts';
import {
  answers,
  button,
  type Call,
  callsOf,
  enter,
  json,
  listOf,
  notices,
  openConsole,
  prepareConsole,
  press,
  pressKey,
  refusal,
  see,
  until,
  versioned,
} from '../../../../test/console-shop.tsx';
import { takeRows } from './variants/pasted-rows.ts';
import { rowOf } from './variants/variant-row.ts';

const STOCK = {
  variantId: 'v1',
  itemId: 'p1',
  sku: 'POT-1',
  title: 'Pot',
  attributes: {},
  quantity: 4,
  unlimited: false,
  isEndless: false,
  reserved: 0,
  version: 7,
};

prepareConsole();
beforeEach(stockShelf);

test('the stock of a variant is changed by units, and the shop’s refusal is shown', async () => {
  const adjust = 'POST /api/owner/stock/v1/adjustments';
  answers.set('GET /api/owner/stock/v1', () => versioned(STOCK));
  answers.set('GET /api/owner/stock/v1/history', () => listOf('changes'));
  await openConsole('stock/v1');
  await see('The stock has not changed yet.');
  await press('Change the stock');
  await see('Please write a number of units from 1.');
  await enter('Units', '3');
  answers.set(adjust, () => refusal('STOCK_RESERVED', 409));
  await press('Change the stock');
  await see('STOCK_RESERVED');
  answers.set(adjust, () => json({ ...STOCK, quantity: 7 }));
  await press('Change the stock');
  await see('Stock of “Pot”: 7.');
  expect(callsOf(adjust)[1]?.body).toMatchObject({ difference: 3, reason: 'received' });
});

test('many prices are changed with the digest of their preview', async () => {
  const before = { priceCents: 1000, salePriceCents: 0, onSale: false, stock: 4 };
  const line = { productId: 'p1', title: 'Pot', variantId: 'v1', sku: 'POT-1', before, fields: [], error: null };
  const lines = [{ ...line, after: { ...before, priceCents: 1100 } }];
  answers.set('POST /api/owner/products/changes', ({ body }) =>
    json({ lines, digest: 'd1', isDone: 'digest' in (body as object) }),
  );
  await openConsole('bulk-changes');
  await see('What changes');
  await press('Show a preview');
  await see('Please choose what changes.');
  await enter('Prices', 'percent');
  await enter('Prices: percent', '10');
  await press('Show a preview');
  await see('€11.00');
  await press('Change 1 variant');
  await see('Done: 1 variant.');
  expect(callsOf('POST /api/owner/products/changes').map(({ body }) => body)).toEqual([
    { collectionId: 'c1', price: { percent: 10, roundToCents: 1 } },
    { collectionId: 'c1', price: { percent: 10, roundToCents: 1 }, digest: 'd1', act: expect.any(String) },
  ]);
});

test('a change of more variants than one call takes goes in parts, and one that stops halfway shows what is left', async () => {
  const CHANGES = 'POST /api/owner/products/changes';
  const before = { priceCents: 1000, salePriceCents: 0, onSale: false, stock: 4 };
  const line = (id: string) => ({
    ...{ productId: id, title: `Pot ${id}`, variantId: `${id}-v`, sku: id, fields: [], error: null },
    ...{ before, after: { ...before, priceCents: 1100 } },
  });
  answers.set('GET /api/owner/products', () => listOf('products', { id: 'a' }, { id: 'b' }, { id: 'c' }));
  let isBroken = true;
  answers.set(CHANGES, ({ body }) => {
    const { ids = ['a', 'b', 'c'], digest } = body as { ids?: string[]; digest?: string };
    if (ids.length > 1) return refusal('TOO_MANY_VARIANTS', 400, 'Up to 1000.');
    if (digest !== undefined && ids[0] === 'b' && isBroken) return refusal('INTERNAL', 500);
    return json({ lines: ids.map(line), digest: `of ${ids}`, isDone: digest !== undefined });
  });
  await openConsole('bulk-changes');
  await enter('Prices', 'percent');
  await enter('Prices: percent', '10');
  await press('Show a preview');
  await see('Preview (3)');
  await press('Change 3 variants');
  await see('1 of 3 variants are changed; the others are as they were.');
  await see('Preview (2)');
  isBroken = false;
  await press('Change 2 variants');
  await see('Done: 2 variants.');
  const made = callsOf(CHANGES).flatMap(({ body }) => ('digest' in (body as object) ? [body] : []));
  expect(made).toMatchObject(['a', 'b', 'b', 'c'].map((id) => ({ ids: [id], digest: `of ${id}` })));
});

test('a file is shown before it is imported, in parts of 25 records, and a broken shop file is refused', async () => {
  const record = (id: number) => ({ firstLine: id, lastLine: id, record: { type: 'product', content: { id } } });
  const records = Array.from({ length: 30 }, (_, id) => record(id));
  const problems = [{ line: 2, otherLines: [3], count: 9, field: 'Price', text: 'No price.' }];
  const refused = [{ firstLine: 40, lastLine: 40, title: 'Lost tea', error: 'It belongs to no product.' }];
  answers.set('POST /api/owner/imports/read', () =>
    json({ format: 'shopify', records, problems, refused, refusedCount: 3 }),
  );
  const takenSku = (body: unknown) => (body as { options: { takenSku: string } }).options.takenSku;
  const outcomes = ({ body }: Call) =>
    json({
      outcomes: (body as { records: unknown[] }).records.map((_, index) => ({
        type: 'product',
        id: `p${index}`,
        title: `Tea ${index}`,
        result: 'created',
        fields: [],
        error: '',
        errors: {},
        notes: [],
        hasTakenSku: takenSku(body) === 'leave-out',
        missingPictures: [],
      })),
      newProducts: { c1: 25 },
      changeSet: 's1',
    });
  answers.set('POST /api/owner/imports/preview', outcomes);
  answers.set('POST /api/owner/imports', outcomes);
  await openConsole('import');
  await see('Choose a file');
  const choose = (name: string, text: string) => chooseFiles('File to import', [new File([text], name)]);
  await choose('shop.jsonl', '{"type":"shop","content":{"format":1}}\n{"type":"product","content":{}}\n');
  await see('File processing failed');
  await see('The file was broken off');
  await press('Choose another file');
  await choose('teas.csv', 'Title\nTea');
  await see('Import 30 records');
  await see('Lines 2, 3 and 7 more, Price: No price.');
  await see('Lost tea');
  await see('It belongs to no product.');
  await see('2 further products of the file cannot be imported.');
  await enter('Products with a SKU of another product', 'without-sku');
  await see('Import 30 records');
  const previews = callsOf('POST /api/owner/imports/preview').map(({ body }) => (body as { options: object }).options);
  expect(previews).toMatchObject([
    { takenSku: 'leave-out', newProducts: {} },
    { takenSku: 'leave-out', newProducts: { c1: 25 } },
    { takenSku: 'without-sku', newProducts: {} },
    { takenSku: 'without-sku' },
  ]);
  const { promise: firstPart, resolve: answerFirstPart } = Promise.withResolvers<void>();
  answers.set('POST /api/owner/imports', async (call) => {
    await firstPart;
    return outcomes(call);
  });
  await press('Import 30 records');
  await see('Records are being imported');
  // Nothing but "Stop" ends it before its time.
  expect(button('Cancel')).toBeUndefined();
  await pressKey(button('Stop') as Element, 'Escape');
  expect(button('Stop')).toBeDefined();
  answerFirstPart();
  await see('Imported');
  expect(button('Stop')).toBeUndefined();
  const sizes = callsOf('POST /api/owner/imports').map(({ body }) => (body as { records: unknown[] }).records.length);
  expect(sizes).toEqual([25, 5]);
  const files = callsOf('POST /api/owner/imports').map(
    ({ body }) => (body as { options: { file: object } }).options.file,
  );
  expect(files).toEqual([{ id: expect.any(String), title: 'teas.csv' }, files[0]]);
  const TAKE_BACK = 'POST /api/owner/change-sets/s1/take-back';
  answers.set(TAKE_BACK, () => json({ changeSet: { id: 's1', open: 0, stayed: 2 }, entries: [] }));
  await press('Take this import back');
  await see('stay in the bin for 30 days');
  expect(callsOf(TAKE_BACK)).toEqual([]);
  await press('Take back');
  await until(() => expect(button('Take this import back')).toBeUndefined());
  expect(notices()).toContain('Taken back. 2 things stayed; “Changes” says which and why.');
});

test('the mails about all that is in stock again are sent, and one list shows who waits', async () => {
  const path = '/api/site-users/account/notifications/restock';
  const group = { productId: 'p1', title: 'Pot', attributes: {}, waiting: 2, unlimited: false };
  const groups = [
    { ...group, variantId: 'v1', sku: 'POT-1', quantity: 3 },
    { ...group, variantId: 'v2', sku: 'POT-2', quantity: 0 },
  ];
  const signUp = { id: 's1', siteVisitorEmail: 'b@example.com', status: 'waiting', language: 'en', createdAt: 1 };
  answers.set(`GET ${path}/groups`, () => listOf('signUpGroups', ...groups));
  answers.set(`GET ${path}`, () => listOf('signUps', { ...signUp, notifiedAt: null }));
  await openConsole('restock');
  await see('POT-2');
  await press('Who waits for Pot');
  await see('b@example.com');
  await press('Close');
  answers.set('GET /api/owner/stock/v2', () => versioned({ ...STOCK, variantId: 'v2', quantity: 0 }));
  await press('Change the stock of Pot');
  await see('Units');
  await press('Close');
  answers.set(`POST ${path}/send/all`, () =>
    json({ results: [{ productId: 'p1', variantId: 'v1', sent: 2, remaining: 0 }] }),
  );
  await press('Send all mails…');
  expect(callsOf(`POST ${path}/send/all`)).toEqual([]);
  await press('Send the mails');
  await see('Sent: 2 mails.');
  expect(callsOf(`POST ${path}/send/all`).map(({ body }) => body)).toEqual([
    { sendRequests: [{ productId: 'p1', variantId: 'v1' }] },
  ]);
});

describe('rows of a spreadsheet', () => {
  const product = { options: ['Size'], variants: [rowOf({ ...VARIANT, attributes: { Size: 'S' } }, ['Size'])] };

  test.each([
    ['', 'Your dataset must have at least one column'],
    ['Size\tPrice', 'Your dataset must have at least one row'],
    ['Size\tPrice\nM', 'One or more rows was missing data'],
  ])('%j is refused: %s', (text, error) => {
    expect(() => takeRows(text, product)).toThrow(error);
  });

  test('change variants of the same SKU or values, and add the others', () => {
    const { variants, added, changed } = takeRows('Size\tPrice\tStock\r\nS\t9.50\t99\r\nM\t10\t5\r\n', product);
    expect([added, changed]).toEqual([1, 1]);
    expect(variants[0]).toMatchObject({ id: 'v1', price: '9.50', stock: '' });
    expect(variants[1]).toMatchObject({ id: '', price: '10', stock: '5', values: ['M'] });
  });
});
