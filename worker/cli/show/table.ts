import type { Table } from '../output.ts';
import { showCell } from './cell.ts';
import type { Terminal } from './terminal.ts';
import { padded, widthOf } from './width.ts';

const GAP = '  ';
/** A longer text is shortened even where there is room. */
const MAX_WIDTH = 60;
/** A column is not made narrower than this. */
const MIN_WIDTH = 8;

/** Returns a table in aligned columns that fit the terminal. Ids stay whole, so that they can be copied. */
export function showTable({ titles, isWhole, rows }: Table, terminal: Terminal): string {
  if (rows.length === 0) return 'None.';
  const cells = rows.map((row) => row.map(showCell));
  const wanted = titles.map((title, i) => Math.max(...[title, ...cells.map((row) => row[i]?.text ?? '')].map(widthOf)));
  const widths = fittingWidths(wanted, isWhole, terminal.width);
  const isRight = titles.map((_, i) => cells.some((row) => row[i]?.isNumber));
  const line = (texts: readonly string[]) =>
    texts
      .map((text, i) => padded(text, widths[i] ?? 0, isRight[i]))
      .join(GAP)
      .trimEnd();
  return [terminal.bold(line(titles)), ...cells.map((row) => line(row.map(({ text }) => text)))].join('\n');
}

/** Narrows the widest columns until all fit, or cannot be narrowed any more. */
function fittingWidths(wanted: readonly number[], isWhole: readonly boolean[], room: number): number[] {
  const widths = wanted.map((width, i) => (isWhole[i] ? width : Math.min(width, MAX_WIDTH)));
  const sum = () => widths.reduce((all, width) => all + width, GAP.length * (widths.length - 1));
  while (sum() > room) {
    const widest = Math.max(...widths.filter((_, i) => !isWhole[i]), 0);
    if (widest <= MIN_WIDTH) break;
    widths[widths.findIndex((width, i) => width === widest && !isWhole[i])] = widest - 1;
  }
  return widths;
}
