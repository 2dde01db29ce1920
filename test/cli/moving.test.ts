import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { ImportOutcome, ShopRecord } from '#runtime/contracts/imports.ts';
import { owner } from './shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'storefront-moving-'));
const CDN = 'https://cdn.example/mug.jpg';
const mug: ShopRecord = { type: 'importedProduct', content: { collectionId: 'shop', title: 'Mug', variants: [] } };
const read = {
  format: 'shopify',
  records: [
    { firstLine: 2, lastLine: 4, record: mug },
    { firstLine: 5, lastLine: 5, record: mug },
  ],
  problems: [{ line: 6, otherLines: [], count: 1, field: 'Price', text: '“abc” is no amount.' }],
  refused: [],
  refusedCount: 0,
};

function outcome(changes: Partial<ImportOutcome>): ImportOutcome {
  const rest = { fields: [], error: '', errors: {}, hasTakenSku: false, notes: [], missingPictures: [] };
  return { type: 'importedProduct', id: 'mug', title: 'Mug', result: 'created', ...rest, ...changes };
}
const answers = [
  outcome({ notes: ['The category “Cups” is created.'], missingPictures: [CDN] }),
  outcome({ title: 'Cup', result: 'refused', error: 'This is not valid.', errors: { 'tags.0': 'Too long' } }),
];

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

test('an import shows the outcome of each line, and the command that carries it out', async () => {
  const file = fileOf('products.csv', 'Title,Price\n');
  const { printed, calls, isFailure } = await owner(`import ${file} --units imperial --set-stock`, [
    read,
    { outcomes: answers },
  ]);
  expect(calls).toEqual(['POST /api/owner/imports/read?units=imperial', 'POST /api/owner/imports/preview']);
  expect(printed).toBe(`Line 6: Price: “abc” is no amount.
Lines 2–4: created product Mug
  The category “Cups” is created.
Line 5: refused product Cup
  This is not valid.
  tags.0: Too long
1 picture will be fetched.
1 created, 1 refused.
Nothing is changed yet. This does it: import ${file} --units imperial --set-stock --yes`);
  expect(isFailure).toBe(true);
});

test('with --yes the pictures are fetched first, and one that cannot be fetched stops nothing', async () => {
  const file = fileOf('more.csv', 'Title,Price\n');
  const refusal = Response.json(
    { error: 'There is no picture.', code: 'PICTURE_UNSUPPORTED', errors: { url: 'There is no picture.' } },
    { status: 422 },
  );
  const done = { outcomes: [outcome({}), outcome({ result: 'left' })] };
  const { printed, calls, made, isFailure } = await owner(`import ${file} --yes`, [
    ...[read, { outcomes: answers }, refusal, done],
  ]);
  expect(calls.slice(1)).toEqual([
    'POST /api/owner/imports/preview',
    'POST /api/owner/pictures/fetch',
    'POST /api/owner/imports',
  ]);
  expect(made[2]?.body).toEqual({ url: CDN });
  expect(made[3]?.body).toEqual({
    records: [mug, mug],
    options: {
      ...{ setsStock: false, takenSku: 'leave-out', newProducts: {} },
      file: { id: expect.any(String), title: expect.stringMatching(/\.csv$/) },
    },
  });
  expect(printed).toContain(
    `The picture ${CDN} was not fetched: 422 PICTURE_UNSUPPORTED: There is no picture.\n1 created`,
  );
  expect(printed).toMatch(/1 created, 1 left as they are\.$/);
  expect(isFailure).toBe(false);
});

test('an import of a file without one usable line fails, and calls nothing more', async () => {
  const nothing = { ...read, records: [] };
  const { printed, calls, isFailure } = await owner(`import ${fileOf('none.csv', 'Title,Price\n')} --yes`, [nothing]);
  expect(calls).toEqual(['POST /api/owner/imports/read']);
  expect([printed.includes('Nothing to import.'), isFailure]).toEqual([true, true]);
});

test('what no record was made of counts as refused, and what is said of many records stands once', async () => {
  const file = fileOf('many.csv', 'Title,Price\n');
  const records = [2, 3, 4, 5, 6, 7, 8].map((line) => ({ firstLine: line, lastLine: line, record: mug }));
  const some = {
    ...read,
    ...{ records, problems: [{ line: 2, otherLines: [4, 9], count: 3, field: 'Type', text: 'Too long.' }] },
    ...{ refused: [{ firstLine: 1, lastLine: 1, title: 'Pan', error: 'No product.' }], refusedCount: 3 },
  };
  const draft = outcome({ notes: ['A price is missing.'] });
  const taken = outcome({ title: 'Kettle', result: 'refused', error: '“A” belongs to “B”.', hasTakenSku: true });
  const { printed, isFailure } = await owner(`import ${file} --taken-sku leave-out --yes`, [
    ...[some, { outcomes: [...Array(6).fill(draft), taken] }, { outcomes: [...Array(6).fill(draft), taken] }],
  ]);
  expect(printed).toBe(`Lines 2, 4 and 9: Type: Too long.
Lines 2, 3, 4, 5, 6 and 1 more: A price is missing.
Line 1: refused product Pan
  No product.
${[2, 3, 4, 5, 6, 7].map((line) => `Line ${line}: created product Mug`).join('\n')}
Line 8: refused product Kettle
  “A” belongs to “B”.
6 created, 4 refused.
Products with a SKU of another product are left out. --taken-sku without-sku imports them without that SKU; --taken-sku update changes the other product instead, where the shop has none of that id or address.`);
  expect(isFailure).toBe(true);
});

test('a preview in several calls says what the calls before it create', async () => {
  const records = Array.from({ length: 26 }, (_, line) => ({ firstLine: line, lastLine: line, record: mug }));
  const all = (count: number) => ({ outcomes: Array(count).fill(outcome({})), newProducts: { shop: count } });
  const { made } = await owner(`import ${fileOf('two.csv', 'Title\n')}`, [{ ...read, records }, all(25), all(1)]);
  expect(made.slice(1).map(({ body }) => (body as { options: object }).options)).toMatchObject([
    { newProducts: {} },
    { newProducts: { shop: 25 } },
  ]);
});

test('a whole shop is exported as lines and imported in calls of 25 records', async () => {
  const pages = [
    { siteId: 'tea', title: 'Tea', updatedAt: 1 },
    { records: Array.from({ length: 30 }, () => mug), hasNextPage: true, nextPageCursor: 'next' },
    { records: [mug], hasNextPage: false, nextPageCursor: null },
    { siteId: 'tea', title: 'Tea', updatedAt: 2 },
  ];
  const warnings = vi.spyOn(console, 'error').mockImplementation(() => {});
  const out = await owner('export shop --customers', pages);
  expect(warnings).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('The shop was changed meanwhile.'));
  warnings.mockRestore();
  expect(out.calls.slice(1, 3)).toEqual([
    'GET /api/owner/exports/records?orders=false&customers=true',
    'GET /api/owner/exports/records?cursor=next&orders=false&customers=true',
  ]);
  const lines = out.printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines[0]).toMatchObject({ type: 'shop', content: { siteId: 'tea', customers: true } });
  expect(lines.at(-1)).toEqual({ type: 'end', content: { records: 31 } });
  const all = (count: number) => ({ outcomes: Array.from({ length: count }, () => outcome({ result: 'left' })) });
  const back = await owner(`import ${fileOf('shop.jsonl', out.printed)}`, [all(25), all(6)]);
  expect(back.calls).toEqual(['POST /api/owner/imports/preview', 'POST /api/owner/imports/preview']);
  expect(back.printed).toBe('31 left as they are.\nNothing would change.');
});

test.each([
  [
    'cut',
    '{"type":"shop","content":{"format":1,"siteId":"a","title":"A","exportedAt":0,"orders":false,"customers":false}}\n',
    /was broken off/,
  ],
  ['damaged', '{"type":"shop","content":{}}\n', /its first line is no header/],
])('a file that is %s is refused before anything is sent', async (name, text, reason) => {
  await expect(owner(`import ${fileOf(`${name}.jsonl`, text)}`, [])).rejects.toThrow(reason);
});
