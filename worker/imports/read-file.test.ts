import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { OwnerProduct } from '#runtime/contracts/catalogue.ts';
import { IMPORT_FILE_MAX_BYTES, ImportAnswer, ImportFile } from '#runtime/contracts/imports.ts';
import { read } from '../../test/worker/buyer.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { openShops, PRODUCTS } from '../../test/worker/shops.ts';

const READ = '/api/owner/imports/read';
const { mug } = PRODUCTS;

let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  owner = await OwnerProgram.of();
});

const sending = (body: unknown, { query = '', headers = {} } = {}) =>
  owner.fetch(READ + query, { method: 'POST', body, headers: { 'Content-Type': 'text/csv', ...headers } });

async function readingFile(body: unknown): Promise<ImportFile> {
  return read(await sending(body), ImportFile);
}

const line = (type: string, content: object) => `${JSON.stringify({ type, content })}\n`;
const HEADER = { format: 1, siteId: 'far', title: 'Far', exportedAt: 0, orders: false, customers: false };

test('a file with a whole shop is read by lines, and says if some are missing', async () => {
  const first = line('shop', HEADER) + line('coupon', { code: 'A' });
  expect(await readingFile(first + line('coupon', { code: 'B' }) + line('end', { records: 2 }))).toEqual({
    format: 'shop',
    records: [
      { firstLine: 2, lastLine: 2, record: { type: 'coupon', content: { code: 'A' } } },
      { firstLine: 3, lastLine: 3, record: { type: 'coupon', content: { code: 'B' } } },
    ],
    ...{ problems: [], refused: [], refusedCount: 0 },
  });
  const broken = await readingFile(`${first}{"type":"cou\n`);
  expect(broken.problems.map(({ line, text }) => [line, text])).toEqual([
    [0, 'The file ends too early. Records are missing.'],
    [3, 'This line is no record of a shop.'],
  ]);
  const other = await readingFile(line('shop', { ...HEADER, format: 9 }) + line('end', { records: 4 }));
  expect(other.problems.map(({ text }) => text)).toEqual([
    'The file should have 4 records.',
    'The file was written by another version, which this shop does not read.',
  ]);
});

test('a product is read as the API prints it, alone or in a list, and its import changes nothing', async () => {
  const product = await read(await owner.fetch(`/api/owner/products/${mug.id}`), OwnerProduct);
  for (const value of [product, [product], { products: [product] }]) {
    const { format, records, problems } = await readingFile(JSON.stringify(value));
    expect({ format, problems }).toEqual({ format: 'json', problems: [] });
    const call = { method: 'POST', body: { records: records.map(({ record }) => record) } };
    const { outcomes } = await read(await owner.fetch('/api/owner/imports', call), ImportAnswer);
    expect(outcomes).toMatchObject([{ id: mug.id, result: 'left' }]);
  }
  const some = await readingFile(JSON.stringify([product, { title: 'Mug' }]));
  expect([some.records.length, some.refused, some.refusedCount]).toMatchObject([1, [{ title: 'Mug' }], 1]);
  expect((await readingFile('[{"id":\n  oops}]')).problems).toMatchObject([{ text: 'The JSON is not valid.' }]);
});

test('UTF-16 of a spreadsheet is read, and a file of another kind is refused with a code', async () => {
  const text = '\uFEFF[]';
  const utf16 = new Uint8Array(new Uint16Array([...text].map((sign) => sign.charCodeAt(0))).buffer);
  expect(await readingFile(utf16)).toMatchObject({ format: 'json', records: [], problems: [] });
  const refusals: [unknown, object, number, string][] = [
    ['', {}, 400, 'FILE_EMPTY'],
    [' \n', {}, 400, 'FILE_EMPTY'],
    [new Uint8Array([0x61, 0xe4, 0x62]), {}, 400, 'IMPORT_NOT_TEXT'],
    ['[\0]', {}, 400, 'IMPORT_NOT_TEXT'],
    ['hello', {}, 415, 'IMPORT_UNKNOWN'],
    ['[]', { headers: { 'Content-Length': String(IMPORT_FILE_MAX_BYTES + 1) } }, 413, 'BODY_TOO_LARGE'],
    [endless(), {}, 413, 'BODY_TOO_LARGE'],
    [`${'\n'.repeat(200_000)}[]`, {}, 413, 'BODY_TOO_LARGE'],
    ['[]', { query: '?collection=unknown' }, 400, 'INVALID_REQUEST'],
  ];
  expect((await sending(`${'\n'.repeat(199_999)}[]`, {})).status).toBe(200);
  for (const [body, options, status, code] of refusals) {
    const response = await sending(body, options);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
  }
  const writer = await OwnerProgram.of({ scopes: ['stock:write'] });
  expect((await writer.fetch(READ, { method: 'POST', body: '[]' })).status).toBe(403);
  expect(await env.DB.prepare('SELECT count(*) AS n FROM audit_log').first('n')).toBe(0);
});

/** A body that says no length and does not end. */
function endless(): ReadableStream<Uint8Array> {
  const part = new Uint8Array(1024 * 1024).fill(0x20);
  return new ReadableStream({ pull: (controller) => controller.enqueue(part) });
}

test('a table of far too many cells is refused before it is read, and a row of thousands is named', async () => {
  const commas = ','.repeat(2_500_001);
  expect((await sending(`Handle,Title\n${commas}`)).status).toBe(413);
  const { records, problems } = await readingFile(`Handle,Title\n${','.repeat(2_000)}\nmug,Mug\n`);
  expect([records, problems.length]).toEqual([[], 1]);
});

test('300 problems of a file are named at most, and before them that there are more', async () => {
  const reading = (rows: number) => {
    const lines = Array.from({ length: rows }, (_, index) => `mug-${index},Mug,price ${index}`);
    return readingFile(['Handle,Title,Variant Price', ...lines].join('\n'));
  };
  for (const rows of [301, 2_000]) {
    const { problems, records } = await reading(rows);
    expect([problems.length, records.length]).toEqual([301, rows]);
    expect(problems[0]).toMatchObject({ line: 0, text: expect.stringMatching(/^More than 300 problems were found/) });
    expect(problems[1]?.line).toBe(2);
  }
  expect((await reading(300)).problems).toHaveLength(300);
  const product = { id: 'a', collectionId: 'shop', variants: [] };
  const others = await readingFile(JSON.stringify([product, ...Array(301).fill({ type: 'unknown' })]));
  expect([others.refused.length, others.refusedCount]).toEqual([300, 301]);
});

test('a key that may only read the catalogue reads no files', async () => {
  const viewer = await OwnerProgram.of({ scopes: ['catalogue:read'] });
  const answer = await viewer.fetch(READ, { method: 'POST', body: 'Handle,Title\nmug,Mug' });
  expect(await answer.text()).toContain('SCOPE_MISSING');
});
