import type { ImportProblem } from '#runtime/contracts/imports.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { PROBLEMS_MAX } from '../http/file-format.ts';
import type { Field } from './columns.ts';
import type { Sheet, SheetRow } from './sheet.ts';

type Values = Readonly<Record<string, string | number>>;

/** Letters of a cell that a text repeats. */
const SHOWN_LENGTH = 100;

/** Collects what cannot be used of a file, by line and column. */
export class Problems {
  readonly list: ImportProblem[] = [];
  /** Lines of which no record is made. */
  readonly refused = new Set<number>();
  readonly #headers: Sheet['headers'];
  readonly #texts: Catalogue['imports'];

  constructor(headers: Sheet['headers'], texts: Catalogue['imports']) {
    this.#headers = headers;
    this.#texts = texts;
  }

  /** Reports a problem of the whole file, or of a column of it. */
  report(line: number, column: string, text: keyof Catalogue['imports'], values: Values = {}): void {
    // One more than the limit shows that there are more.
    if (this.list.length > PROBLEMS_MAX) return;
    const shown = Object.entries(values).map(([name, value]) => [name, String(value).slice(0, SHOWN_LENGTH)] as const);
    this.list.push({ line, field: column, text: fill(this.#texts[text], Object.fromEntries(shown)) });
  }

  /** Reports that a cell is read differently from how it is written. */
  warn({ firstLine }: SheetRow, field: Field, text: keyof Catalogue['imports'], values: Values = {}): void {
    this.report(firstLine, this.#headers.get(field) ?? '', text, values);
  }

  /** Reports why the row's product becomes no record. */
  refuse(row: SheetRow, field: Field | undefined, text: keyof Catalogue['imports'], values: Values = {}): void {
    this.report(row.firstLine, (field && this.#headers.get(field)) ?? '', text, values);
    this.refused.add(row.firstLine);
  }
}
