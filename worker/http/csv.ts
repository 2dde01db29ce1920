import { logError } from '../log.ts';

type Rows = readonly (readonly string[])[];

/** Spreadsheets read UTF-8 only after a byte order mark. */
const BYTE_ORDER_MARK = '\uFEFF';

interface CsvFile {
  siteId: string;
  header: readonly string[];
  /** Returns the next rows; an empty list after the last. */
  next: () => Promise<Rows>;
}

/**
 * Returns a CSV file (RFC 4180) as a stream. Rows are read at the receiver's speed, so that memory use stays small. If
 * reading fails, the stream is aborted.
 */
export function csvFile({ siteId, header, next }: CsvFile): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLines([header])));
    },
    async pull(controller) {
      try {
        const rows = await next();
        if (rows.length === 0) return controller.close();
        controller.enqueue(encoder.encode(csvLines(rows)));
      } catch (error) {
        logError(error as Error, { site: siteId });
        controller.error(error);
      }
    },
  });
}

/** What spreadsheets may run as a formula. */
const FORMULA = /^\s*[=+\-@\t\r|%＝＋－＠]/;
/** The same after apostrophes that mark it as text, or that it has itself. */
const MARKED = /^'+\s*[=+\-@\t\r|%＝＋－＠]/;

/** An amount below 0, which no spreadsheet runs. */
const AMOUNT = /^-\d+(\.\d+)?$/;

/** Writes rows as CSV. A leading apostrophe marks a cell as text, so that spreadsheets do not run it as a formula. */
export function csvLines(rows: Rows): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Writes rows with tabs between their cells, which hold no tab and no line break themselves. */
export function tsvLines(rows: Rows): string {
  return rows.map((row) => `${row.map(tsvCell).join('\t')}\r\n`).join('');
}

function tsvCell(text: string): string {
  const line = inertText(text.replace(/\s+/g, ' ').trim());
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line;
}

function inertText(text: string): string {
  const isRun = (FORMULA.test(text) && !AMOUNT.test(text)) || MARKED.test(text);
  return isRun ? `'${text}` : text;
}

function cell(text: string): string {
  const inert = inertText(text);
  return /[",\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}

/** Returns the text that a cell of `csvLines` was written from. */
export function textOfCell(cell: string): string {
  return MARKED.test(cell) ? cell.slice(1) : cell;
}
