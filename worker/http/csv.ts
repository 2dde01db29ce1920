import { logError } from '../log.ts';

type Rows = readonly (readonly string[])[];

/** Without it, a spreadsheet takes UTF-8 for something else. */
const BYTE_ORDER_MARK = '\uFEFF';

export interface CsvFile {
  siteId: string;
  header: readonly string[];
  /** The next rows; none after the last. */
  next: () => Promise<Rows>;
}

/**
 * A CSV file (RFC 4180). Rows are read as the receiver takes them, so that no number of them fills the memory; some that
 * cannot be read break the file off.
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

/** A cell that a spreadsheet would run as a formula is told to be text by a leading apostrophe. */
export function csvLines(rows: Rows): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

function cell(text: string): string {
  const inert = /^\s*[=+\-@\t\r|%＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]|^\s|\s$/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
