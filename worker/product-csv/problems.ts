import { abridged } from '#runtime/domain/shortened.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { FileReport } from '../http/file-report.ts';
import type { Field } from './columns.ts';
import type { Sheet, SheetRow } from './sheet.ts';

type Name = keyof Catalogue['imports'];
type Values = Readonly<Record<string, string | number>>;

/** What is done about a cell that cannot be used as it is: the name of a text, or what stands in its place. */
type Remedy = 'cellLeftOut' | 'variantLeftOut' | 'restLeftOut' | { becomes: string };

/** Letters of a cell that a text repeats. */
const SHOWN_LENGTH = 100;

/** Collects what cannot be used of a product file, by line and column. */
export class Problems {
  readonly file = new FileReport();
  readonly #headers: Sheet['headers'];
  readonly #texts: Catalogue['imports'];

  constructor(headers: Sheet['headers'], texts: Catalogue['imports']) {
    this.#headers = headers;
    this.#texts = texts;
  }

  /** Reports a problem of the whole file, or of a column of it. */
  report(line: number, column: string, name: Name, values: Values = {}): void {
    this.file.report(line, column, this.text(name, values));
  }

  /** Reports that a cell is read differently from how it is written, and what is done about it. */
  warn({ firstLine }: SheetRow, field: Field | undefined, name: Name, values: Values = {}, remedy?: Remedy): void {
    const column = (field && this.#headers.get(field)) ?? '';
    this.file.report(firstLine, column, [this.text(name, values), ...this.#done(remedy)].join(' '));
  }

  /** Reports why no record is made of rows. */
  refuse(rows: readonly SheetRow[], name: Name, values: Values = {}): void {
    const [first] = rows;
    if (!first) return;
    const title = rows.find(({ cells }) => cells.title?.trim())?.cells.title?.trim() ?? '';
    const { firstLine, lastLine = firstLine } = { firstLine: first.firstLine, lastLine: rows.at(-1)?.lastLine };
    this.file.refuse({ firstLine, lastLine, title, error: this.text(name, values) });
  }

  #done(remedy: Remedy | undefined): string[] {
    if (remedy === undefined) return [];
    return [typeof remedy === 'string' ? this.text(remedy) : this.text('cellBecomes', { value: remedy.becomes })];
  }

  /** Returns a text with its values, of which long ones are cut. */
  text(name: Name, values: Values = {}): string {
    const shown = Object.entries(values).map(([key, value]) => [key, abridged(String(value), SHOWN_LENGTH)] as const);
    return fill(this.#texts[name], Object.fromEntries(shown));
  }
}
