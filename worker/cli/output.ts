import type { Cell } from './show/cell.ts';

/**
 * The output of a command. `--json` prints `answer`; the rest is for people. Bytes go to the standard output as they
 * arrive.
 */
export type Output =
  | { kind: 'table'; answer: unknown; table: Table; cursor: string | null; note?: string }
  | { kind: 'object'; answer: unknown }
  | { kind: 'text'; answer: unknown; text: string; isFailure?: boolean }
  | { kind: 'bytes'; body: ReadableStream<Uint8Array> };

export interface Table {
  titles: readonly string[];
  /** Whether the cells of this column are never shortened, because they are copied. */
  isWhole: readonly boolean[];
  rows: readonly (readonly Cell[])[];
}

/** A property of the row, or a title with a value made of the row and the answer that it is from. */
export type Column<Row, Answer = object> =
  | (keyof Row & string)
  | readonly [title: string, value: (row: Row, answer: Answer) => unknown];

interface Listed {
  nextPageCursor?: string | null;
}

/** A list, one row for each entry. A column that is a property has its name, and its value's own way to be read. */
export function table<Row, Answer extends object>(
  answer: Answer,
  rows: readonly Row[],
  columns: readonly Column<Row, Answer>[],
): Output {
  const read = columns.map((column) =>
    typeof column === 'string'
      ? { title: titleOf(column), isWhole: isCopied(column), value: (row: Row) => ({ name: column, of: row }) }
      : { title: column[0].toUpperCase(), isWhole: false, value: (row: Row) => ({ value: column[1](row, answer) }) },
  );
  return {
    kind: 'table',
    answer,
    cursor: (answer as Listed).nextPageCursor ?? null,
    table: {
      titles: read.map(({ title }) => title),
      isWhole: read.map(({ isWhole }) => isWhole),
      rows: rows.map((row) => read.map(({ value }) => value(row))),
    },
  };
}

/** The same output with a sentence below its table. */
export function withNote(output: Output, note: string): Output {
  return output.kind === 'table' ? { ...output, note } : output;
}

/** One object: lines of names and values on a terminal, JSON in a file or a pipe. */
export function object(answer: unknown): Output {
  return { kind: 'object', answer };
}

/** A sentence. */
export function textOutput(text: string, answer: unknown = undefined): Output {
  return { kind: 'text', text, answer };
}

/** A file. */
export function bytes(body: ReadableStream<Uint8Array>): Output {
  return { kind: 'bytes', body };
}

function titleOf(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`).toUpperCase();
}

function isCopied(name: string): boolean {
  return /^(id|number|code|name|sku|email)$|Id$/.test(name);
}
