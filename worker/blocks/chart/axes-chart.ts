import { escapeHtml } from '#runtime/domain/escape-html.ts';
import { scaleOf } from './scale.ts';
import type { ShownChart } from './shown-chart.ts';

const WIDTH = 480;
const HEIGHT = 290;
const TOP = 10;
const BOTTOM = 34;
/** Room for a character of the texts on phones, which are the largest ones (`style.ts`). */
const CHARACTER = 10.2;
/** Share of a row's room that its bars take. */
const BARS = 0.7;
const PLOT_HEIGHT = HEIGHT - TOP - BOTTOM;
/** Dashes of lines, which tell them apart without their colours. */
const DASHES = ['', '8 4', '2 4', '12 4 2 4'];

/** Draws bars or lines above an axis of the rows. Bars and axis begin at zero. */
export function axesChart({ title, dataset: { columns, rows }, format }: ShownChart, kind: 'bar' | 'line'): string {
  const { top, steps } = scaleOf(Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const left = 12 + Math.max(...steps.map((step) => format(step).length)) * CHARACTER;
  const room = (WIDTH - left) / rows.length;
  const y = (value: number) => round(TOP + PLOT_HEIGHT * (1 - value / top));
  const middle = (row: number) => round(left + room * (row + 0.5));
  const grid = steps.map(
    (step) =>
      `<line class="${step === 0 ? 'chart-axis' : 'chart-grid'}" x1="${round(left)}" x2="${WIDTH}" y1="${y(step)}" y2="${y(step)}"/><text x="${round(left - 8)}" y="${y(step) + 5}" text-anchor="end">${escapeHtml(format(step))}</text>`,
  );
  // Names that would touch are left out; the table has them all.
  const longest = Math.max(...rows.map(({ label }) => label.length)) * CHARACTER + 6;
  const every = Math.max(1, Math.ceil(longest / room));
  const names = rows.map(({ label }, row) =>
    row % every === 0
      ? `<text x="${middle(row)}" y="${HEIGHT - 10}" text-anchor="middle">${escapeHtml(label)}</text>`
      : '',
  );
  const draw = kind === 'bar' ? bars : lines;
  const drawn = columns.map((_, column) =>
    draw(
      rows.map(({ values }) => values[column] ?? 0),
      { column, columns: columns.length, middle, room, y },
    ),
  );
  return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" direction="ltr" aria-label="${escapeHtml(title)}">${[...grid, ...drawn, ...names].join('')}</svg>`;
}

interface SeriesLayout {
  column: number;
  columns: number;
  middle(row: number): number;
  room: number;
  y(value: number): number;
}

function bars(values: readonly number[], { column, columns, middle, room, y }: SeriesLayout): string {
  const width = (room * BARS) / columns;
  return values
    .map((value, row) => {
      const x = round(middle(row) - (room * BARS) / 2 + width * column);
      return `<rect class="chart-fill-${column + 1}" x="${x}" y="${y(value)}" width="${round(width)}" height="${round(y(0) - y(value))}"/>`;
    })
    .join('');
}

function lines(values: readonly number[], { column, middle, y }: SeriesLayout): string {
  const points = values.map((value, row) => `${middle(row)},${y(value)}`);
  const dash = DASHES[column % DASHES.length];
  const dots = values.map(
    (value, row) => `<circle class="chart-fill-${column + 1}" cx="${middle(row)}" cy="${y(value)}" r="4"/>`,
  );
  return `<polyline class="chart-lines chart-line-${column + 1}" points="${points.join(' ')}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>${dots.join('')}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
