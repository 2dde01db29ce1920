import { type CsvError, parse } from 'csv-parse/sync';

/** Longest row, in letters: room for the longest texts of a product. */
const ROW_MAX_LENGTH = 1_000_000;
/** Most cells of a row: more than any table has columns. */
const CELLS_PER_ROW = 1_000;
const LINE_END = /\r\n|\n|\r/g;
const DELIMITERS = [',', ';', '\t'] as const;

export interface Row {
  /** From 1; a cell can go over several lines. */
  firstLine: number;
  lastLine: number;
  cells: string[];
}

export interface Rows {
  rows: Row[];
  /** Where reading ended before the file did, and why. */
  broken?: { line: number; reason: 'openQuote' | 'longRow' };
}

class LongRow extends Error {}

/** Reads CSV whose cells are delimited by commas, semicolons or tabs, whichever its first line has most of. */
export function readRows(text: string): Rows {
  return readWith(text, delimiterOf(text));
}

/** Reads the first row alone. */
export function readHeader(text: string): string[] {
  return readWith(text, delimiterOf(text), 1).rows[0]?.cells ?? [];
}

function readWith(text: string, delimiter: string, last?: number): Rows {
  const rows: Row[] = [];
  let line = 0;
  const add = (cells: string[]) => {
    const firstLine = line + 1;
    if (cells.length > CELLS_PER_ROW) throw new LongRow();
    for (const cell of cells) line += cell.match(LINE_END)?.length ?? 0;
    line += 1;
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ firstLine, lastLine: line, cells });
    return null;
  };
  try {
    parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      max_record_size: ROW_MAX_LENGTH,
      ...(last !== undefined && { to: last }),
      on_record: add,
    });
    return { rows };
  } catch (error) {
    if (error instanceof LongRow) return { rows, broken: { line: line + 1, reason: 'longRow' } };
    const { code } = error as CsvError;
    if (code === 'CSV_QUOTE_NOT_CLOSED') return { rows, broken: { line: line + 1, reason: 'openQuote' } };
    if (code === 'CSV_MAX_RECORD_SIZE') return { rows, broken: { line: line + 1, reason: 'longRow' } };
    throw error;
  }
}

function delimiterOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((delimiter) => [delimiter, line.split(delimiter).length] as const);
  return counts.reduce((best, count) => (count[1] > best[1] ? count : best))[0];
}
