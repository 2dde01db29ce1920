import { describe, expect, test } from 'vitest';
import { table } from '#worker/cli/output.ts';
import { printedText } from '#worker/cli/print.ts';
import { progress } from '#worker/cli/progress.ts';
import { localTime } from '#worker/cli/show/cell.ts';
import { showObject } from '#worker/cli/show/object.ts';
import { terminalOf } from '#worker/cli/show/terminal.ts';
import { widthOf } from '#worker/cli/show/width.ts';
import { FILE, TERMINAL } from './shop.ts';

const money = { currencyCode: 'EUR', value: 4500, decimalValue: '45.00', fractionalDigits: 2 };
const shown = (output: ReturnType<typeof table>, terminal = TERMINAL, isJson = false) =>
  printedText(output as Parameters<typeof printedText>[0], isJson, terminal);

describe('a table', () => {
  const rows = [
    { id: 'a', title: 'Mug', stock: 5, price: money, isSold: true, createdAt: 0 },
    { id: 'bcd', title: 'Poster 茶', stock: 1200, price: money, isSold: false, createdAt: 0 },
  ];
  const columns = ['id', 'title', 'stock', 'price', 'isSold'] as const;

  test('columns are aligned, numbers and amounts on the right', () => {
    expect(shown(table({ rows }, rows, columns))).toBe(
      [
        'ID   TITLE      STOCK      PRICE  IS SOLD',
        'a    Mug            5  45.00 EUR  yes',
        'bcd  Poster 茶   1200  45.00 EUR  no',
      ].join('\n'),
    );
  });

  test('amounts in the smallest unit have the currency beside them, times are those of this machine', () => {
    const priced = [
      { id: 'a', priceCents: 4500, currency: 'EUR', updatedAt: 0 },
      { id: 'b', priceCents: 4500, currency: 'JPY', updatedAt: 0 },
    ];
    const lines = shown(table({}, priced, ['priceCents', 'updatedAt'])).split('\n');
    expect(lines[1]).toBe(`  45.00 EUR  ${localTime(0)}`);
    expect(lines[2]).toBe(`   4500 JPY  ${localTime(0)}`);
    expect(localTime(Number.NaN)).toBe('NaN');
  });

  test('long texts are shortened to the terminal, ids never', () => {
    const long = [{ id: 'x'.repeat(30), title: 'word '.repeat(40), note: '' }];
    const output = table({}, long, ['id', 'title']);
    const narrow = shown(output, { ...TERMINAL, width: 50 }).split('\n');
    expect(narrow.every((line) => widthOf(line) <= 50)).toBe(true);
    expect(narrow[1]).toMatch(/^x{30} {2}word word word.*…$/);
    expect(shown(output, { ...TERMINAL, width: 20 })).toContain('x'.repeat(30));
    expect(shown(output, FILE).split('\n')[1]?.length).toBeLessThan(100);
  });

  test('a text that a visitor typed sends the terminal no control characters', () => {
    const typed = [{ id: 'a', title: 'one\ntwo\u001b[31m\u001b]0;x\u0007\u0000 three' }];
    expect(shown(table({}, typed, ['title'])).split('\n')[1]).toBe('one two three');
  });

  test('it shows the cursor of the next page, and as JSON it is the answer', () => {
    const answer = { rows, hasNextPage: true, nextPageCursor: 'bcd' };
    expect(shown(table(answer, rows, ['id']))).toMatch(/\n\nMore: --cursor bcd$/);
    expect(JSON.parse(shown(table(answer, rows, ['id']), TERMINAL, true))).toEqual(answer);
    expect(shown(table({ rows: [] }, [], ['id' as never]))).toBe('None.');
  });
});

describe('an object', () => {
  test('properties are lines, and nested ones are indented', () => {
    const order = {
      number: 7,
      currency: 'EUR',
      placedAt: 0,
      total: money,
      coupons: ['A', 'B'],
      address: { city: 'Graz', fee: { cents: 1, feeCents: 250 } },
      items: [
        { sku: 'MUG', quantity: 2 },
        { sku: 'TEA', quantity: 1 },
      ],
      note: '',
      none: [],
    };
    expect(showObject(order)).toBe(
      [
        'number    7',
        'currency  EUR',
        `placedAt  ${localTime(0)}`,
        'total     45.00 EUR',
        'coupons   A, B',
        'address',
        '  city  Graz',
        '  fee',
        '    cents     1',
        '    feeCents  2.50 EUR',
        'items',
        '  - sku       MUG',
        '    quantity  2',
        '  - sku       TEA',
        '    quantity  1',
        'note',
        'none',
      ].join('\n'),
    );
  });
});

describe('the terminal', () => {
  const stream = { isTTY: true, columns: 80 };

  test('titles are bold on a terminal, and plain in a file or where colours are not wanted', () => {
    expect(terminalOf(stream, {}).bold('x')).not.toBe('x');
    expect(terminalOf(stream, { NO_COLOR: '1' }).bold('x')).toBe('x');
    expect(terminalOf(stream, { TERM: 'dumb' }).bold('x')).toBe('x');
    expect(terminalOf({ isTTY: false, columns: 80 }, {}).bold('x')).toBe('x');
    expect(terminalOf({ isTTY: false, columns: 80 }, {}).width).toBe(Number.POSITIVE_INFINITY);
    expect(terminalOf({ isTTY: false, columns: 80 }, { COLUMNS: '40' }).width).toBe(40);
  });

  test('progress is for terminals, and ends its line', () => {
    const written: string[] = [];
    const write = (text: string) => written.push(text) > 0;
    const showProgress = progress(2, 'parts', { isTTY: true, write } as typeof process.stderr);
    showProgress(1);
    showProgress(2);
    progress(2, 'parts', { isTTY: false, write } as unknown as typeof process.stderr)(1);
    expect(written).toEqual(['\r1 of 2 parts', '\r2 of 2 parts\n']);
  });
});
