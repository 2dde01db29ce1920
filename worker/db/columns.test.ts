import { expect, test } from 'vitest';
import {
  type ColumnsOf,
  changeList,
  columnList,
  columnsOf,
  filledText,
  flag,
  integer,
  json,
  maybeJson,
  parameterList,
  parameterOf,
  readRow,
  text,
  writeRow,
} from './columns.ts';

interface Tin {
  name: string;
  note: string;
  isOpen: boolean;
  grams: number;
  leaves: string[];
  origin: { country: string } | null;
}

const COLUMNS = {
  name: text('tin_name'),
  note: filledText('note'),
  isOpen: flag('is_open'),
  grams: integer('grams'),
  leaves: json('leaves'),
  origin: maybeJson('origin'),
} satisfies ColumnsOf<Tin>;

const FULL: Tin = {
  name: 'House',
  note: 'Keep it dry',
  isOpen: true,
  grams: 100,
  leaves: ['green'],
  origin: { country: 'JP' },
};
const EMPTY: Tin = { name: '', note: '', isOpen: false, grams: 0, leaves: [], origin: null };

test('an object is read from its row as it was written', () => {
  for (const tin of [FULL, EMPTY]) expect(readRow(COLUMNS, writeRow(COLUMNS, tin))).toEqual(tin);
});

test('cells are what the database keeps', () => {
  expect(writeRow(COLUMNS, FULL)).toEqual({
    tin_name: 'House',
    note: 'Keep it dry',
    is_open: 1,
    grams: 100,
    leaves: '["green"]',
    origin: '{"country":"JP"}',
  });
  expect(writeRow(COLUMNS, EMPTY)).toEqual({
    tin_name: '',
    note: null,
    is_open: 0,
    grams: 0,
    leaves: '[]',
    origin: null,
  });
});

test('statements take their lists from the table, in its order', () => {
  const part = columnsOf(COLUMNS, ['grams', 'name']);
  expect(columnList(part)).toBe('grams, tin_name');
  expect(columnList(part, 't')).toBe('t.grams, t.tin_name');
  expect(parameterList(part, 3)).toBe('?3, ?4');
  expect(parameterOf(part, 3, 'name')).toBe('?4');
  expect(changeList(part)).toBe('grams = excluded.grams, tin_name = excluded.tin_name');
});

test('a field without a column, or with one of another kind, does not compile', () => {
  const { grams, ...rest } = COLUMNS;
  // @ts-expect-error The field has no column.
  expect(rest satisfies ColumnsOf<Tin>).toBeDefined();
  // @ts-expect-error The column holds text.
  expect({ ...rest, grams: text('grams') } satisfies ColumnsOf<Tin>).toBeDefined();
  // @ts-expect-error A field is left out.
  expect(writeRow({ ...rest, grams }, { name: 'House' })).toBeDefined();
});
