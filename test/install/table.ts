import { stripVTControlCharacters } from 'node:util';
import { NetworkFailure } from './command.ts';

/** What one project shows of one question. `why` tells all of what failed. */
export type Cell =
  | { status: 'ok'; text: string }
  | { status: 'failed'; text: string; why: string }
  | { status: 'none' };

/** What is asked of a project, in the order of the table. */
const COLUMNS = [
  'version',
  'asks for Node',
  'ran on',
  'types',
  'builds',
  'server HTML',
  'hydrates',
  'adds to cart',
  'JS, brotli',
  'in development',
] as const;

export type Cells = Partial<Record<(typeof COLUMNS)[number], Cell>>;

export interface Row {
  title: string;
  cells: Readonly<Cells>;
}

export const ok = (text = 'yes'): Cell => ({ status: 'ok', text });
export const failed = (why: string, text = 'FAILED'): Cell => ({
  status: 'failed',
  text,
  why: stripVTControlCharacters(why),
});
export const NONE: Cell = { status: 'none' };
export const NO_NETWORK = failed('the network was not reached, which says nothing of the package', 'NO NETWORK');
export const verdict = (problem: string): Cell => (problem ? failed(problem) : ok());

/** Resolves to how long `act` takes. */
export async function timed(act: () => Promise<unknown>): Promise<Cell> {
  const begin = performance.now();
  await act();
  return ok(`${((performance.now() - begin) / 1000).toFixed(1)} s`);
}

/** Resolves to what `act` finds, or to its failure, of which it says whether the network is to blame. */
export async function tried(act: () => Promise<Cell>): Promise<Cell> {
  try {
    return await act();
  } catch (error) {
    const { message } = error as Error;
    return error instanceof NetworkFailure ? failed(message, 'NO NETWORK') : failed(message);
  }
}

/** Writes rows as a table, and below it why cells failed. */
export function formatRows(rows: readonly Row[]): string {
  const columns = COLUMNS.filter((column) => rows.some(({ cells }) => cells[column]));
  const lines = [
    ['', ...columns],
    ...rows.map(({ title, cells }) => [title, ...columns.map((column) => textOf(cells[column]))]),
  ];
  const widths = lines[0]?.map((_, i) => Math.max(...lines.map((line) => line[i]?.length ?? 0))) ?? [];
  const table = lines.map((line) =>
    line
      .map((text, i) => text.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [...table, ...failures(rows).map((text) => `\n${text}`)].join('\n');
}

/** Returns why cells failed, each with its row and column. */
export function failures(rows: readonly Row[]): string[] {
  return rows.flatMap(({ title, cells }) =>
    Object.entries(cells).flatMap(([column, cell]) =>
      cell.status === 'failed' ? [`${title}, ${column}: ${cell.why}`] : [],
    ),
  );
}

function textOf(cell: Cell = NONE): string {
  return cell.status === 'none' ? '–' : cell.text;
}
