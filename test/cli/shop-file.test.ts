import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SHOP_FILE_FORMAT } from '#runtime/contracts/shop-file.ts';
import { openShopFile, readHeader } from '#worker/cli/shop-file.ts';

const CONTENT = { siteId: 'tea', title: 'Tea', exportedAt: 1, orders: false, customers: false };
const HEADER = JSON.stringify({ type: 'shop', content: { format: SHOP_FILE_FORMAT, ...CONTENT } });
const LINES = [HEADER, '{"type":"coupon","content":{"code":"Ä"}}', '{"type":"end","content":{"records":1}}'];
const [, RECORD = '', END = ''] = LINES;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storefront-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function fileOf(content: string | Buffer): string {
  const path = join(folder, 'shop.jsonl');
  writeFileSync(path, content);
  return path;
}

test.each([
  ['as an export writes it', `${LINES.join('\n')}\n`],
  ['without a last line break', LINES.join('\n')],
  ['with line breaks of Windows', `${LINES.join('\r\n')}\r\n`],
  ['with empty lines', `${LINES.join('\n\n')}\n \n`],
  ['with a byte order mark', `\uFEFF${LINES.join('\n')}`],
])('a file %s can be read, also more than once', (_, content) => {
  const { header, count, entries } = openShopFile(fileOf(content));
  expect(header.siteId).toBe('tea');
  expect(count).toBe(1);
  for (let time = 0; time < 2; time++) expect([...entries]).toMatchObject([{ record: JSON.parse(RECORD) }]);
});

test('a letter that is split between two parts of a file is read whole', () => {
  const code = `${'a'.repeat(1024 * 1024 - HEADER.length - RECORD.indexOf('Ä') - 2)}Ä`;
  const record = JSON.stringify({ type: 'coupon', content: { code } });
  const { entries } = openShopFile(fileOf([HEADER, record, END].join('\n')));
  expect([...entries]).toEqual([{ firstLine: 2, lastLine: 2, record: JSON.parse(record) }]);
});

test.each([
  ['empty', '', /no file of a whole shop/],
  ['in UTF-16', Buffer.from(LINES.join('\n'), 'utf16le'), /no file of a whole shop/],
  ['of something else', '[1, 2', /no file of a whole shop/],
  ['of a site that is no name', HEADER.replace('tea', '..'), /no file of a whole shop/],
  ['of a later version', HEADER.replace('"format":1', '"format":9'), /has format 9 of another version.*format 1/],
  ['cut off after a line', [HEADER, RECORD].join('\n'), /was broken off/],
  ['cut off within a line', [HEADER, RECORD.slice(0, 20)].join('\n'), /line 2: .*broken off/],
  ['that lacks a record', [HEADER, END].join('\n'), /was broken off/],
  ['with two headers', [HEADER, HEADER, RECORD, END].join('\n'), /line 2: only records may stand/],
  ['that goes on after its end', [...LINES, RECORD].join('\n'), /line 4: only records may stand/],
  ['with an unknown record', [HEADER, '{"type":"ghost","content":{}}', END].join('\n'), /line 2: this is no record/],
])('a file %s is refused with an explanation', (_, content, reason) => {
  const path = fileOf(content);
  expect(() => openShopFile(path)).toThrow(reason);
});

test('a path without a file is refused with an explanation', () => {
  for (const path of [folder, join(folder, 'none.jsonl')]) {
    expect(() => readHeader(path)).toThrow(`There is no file ${path}.`);
  }
});
