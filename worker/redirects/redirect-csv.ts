import { textOfCell } from '../http/csv.ts';
import type { FileFormat } from '../http/file-format.ts';
import { FileReport } from '../http/file-report.ts';
import { readHeader, readRows } from '../product-csv/service.ts';

/** The headers of the columns with path and target: our own, and those of Shopify. */
const HEADERS: readonly (readonly [path: string, target: string])[] = [
  ['path', 'target'],
  ['redirect from', 'redirect to'],
];

/** CSV files of redirects. A row without a target says that a page is gone for good. */
export const redirectCsv: FileFormat = {
  names: ['redirects'],
  detect: (text) => columnsOf(readHeader(text)) !== undefined,
  read(text, { texts }) {
    const report = new FileReport();
    const { rows, broken } = readRows(text);
    const [header, ...lines] = rows;
    const columns = columnsOf(header?.cells ?? []);
    const records = lines.map(({ firstLine, lastLine, cells }) => {
      const [path = '', target = ''] = (columns ?? []).map((index) => textOfCell(cells[index] ?? '').trim());
      const content = { path, target: target === '' ? null : target };
      return { firstLine, lastLine, record: { type: 'redirect' as const, content } };
    });
    if (broken) report.report(broken.line, '', texts[broken.reason]);
    return { format: 'redirects', records, ...report.result() };
  },
};

/** The places of path and target; undefined for a table of another kind. */
function columnsOf(header: readonly string[]): readonly [number, number] | undefined {
  const names = header.map((name) =>
    name
      .replace(/^\uFEFF/, '')
      .trim()
      .toLowerCase(),
  );
  for (const [path, target] of HEADERS) {
    if (names.includes(path) && names.includes(target)) return [names.indexOf(path), names.indexOf(target)];
  }
  return undefined;
}
