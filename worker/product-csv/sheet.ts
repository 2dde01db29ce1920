import type { ProductCsvFormat } from '#runtime/contracts/product-csv.ts';
import { textOfCell } from '../http/csv.ts';
import type { Cells, Column, Field } from './columns.ts';
import { readHeader, readRows } from './rows.ts';
import { TABLES } from './tables.ts';

/** A file with fewer of a format's columns is another kind of file. */
const FEWEST_COLUMNS = 2;
/** A text whose first line has fewer columns can be prose with commas. */
const COLUMNS_OF_TABLES = 4;

export interface SheetRow {
  firstLine: number;
  lastLine: number;
  /** Of the columns that the file has; '' where it says nothing. */
  cells: Cells;
  /** Whether the row has more cells than there are columns. */
  isTooLong: boolean;
}

/** A product file with its columns recognised. */
export interface Sheet {
  format: ProductCsvFormat;
  /** The headers of all columns. */
  names: string[];
  /** The field's header in this file. */
  headers: ReadonlyMap<Field, string>;
  rows: SheetRow[];
  /** Headers of columns that have something which a shop has no place for. */
  unused: string[];
  broken: ReturnType<typeof readRows>['broken'];
}

/** Whether a text is a product file, or a table of another kind, which the reader then names. */
export function isTable(text: string): boolean {
  return detectFormat(text) !== undefined || readHeader(text).length >= COLUMNS_OF_TABLES;
}

/** Returns the format that has most of a file's columns; undefined for a file that is no product file. */
export function detectFormat(text: string): ProductCsvFormat | undefined {
  const headers = new Set(readHeader(text).map(plain));
  const scores = Object.entries(TABLES).map(([format, columns]) => {
    const found = columns.filter(({ header }) => headers.has(plain(header))).length;
    return { format: format as ProductCsvFormat, found, missing: columns.length - found };
  });
  const [best] = scores.toSorted((a, b) => b.found - a.found || a.missing - b.missing);
  return best && best.found >= FEWEST_COLUMNS ? best.format : undefined;
}

export function readSheet(text: string, format: ProductCsvFormat): Sheet {
  const { rows, broken } = readRows(text);
  const [header, ...lines] = rows;
  const table = new Map(TABLES[format].map((column) => [plain(column.header), column]));
  const names = header?.cells ?? [];
  const columns = names.map((name, index): Column => {
    const isFirst = names.findIndex((other) => plain(other) === plain(name)) === index;
    return (isFirst ? table.get(plain(name)) : undefined) ?? { header: name };
  });
  const unused = columns
    .map(({ field, value = '' }, index) => ({ field, value: plain(value), index }))
    .filter(
      ({ field, value, index }) => field === undefined && lines.some(({ cells }) => differs(cells[index], value)),
    );
  return {
    format,
    broken,
    names: names.map((name) => name.trim()).filter(Boolean),
    headers: new Map(columns.flatMap(({ field }, index) => (field ? [[field, names[index]?.trim() ?? '']] : []))),
    unused: unused.map(({ index }) => names[index]?.trim() || String(index + 1)),
    rows: lines.map(({ firstLine, lastLine, cells }) => ({
      firstLine,
      lastLine,
      cells: cellsOf(columns, cells),
      isTooLong: cells.slice(columns.length).some((cell) => cell.trim() !== ''),
    })),
  };
}

function cellsOf(columns: readonly Column[], row: readonly string[]): Cells {
  const cells: Cells = {};
  for (const [index, { field }] of columns.entries()) if (field) cells[field] = textOfCell(row[index] ?? '');
  return cells;
}

function differs(cell = '', usual: string): boolean {
  return plain(cell) !== '' && plain(cell) !== usual;
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
