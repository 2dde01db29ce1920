import type { Column } from './column.ts';
import type { TableSort } from './sorted-rows.ts';
import { AllTick, type Selection } from './table-selection.tsx';

interface Props<Row> {
  columns: readonly Column<Row>[];
  sort: TableSort | undefined;
  /** Returns by what a press on a column sorts; undefined for a column that does not sort. */
  sortName: (column: Column<Row>) => string | undefined;
  onSort: (by: string) => void;
  rows: readonly Row[];
  selection: Selection<Row> | undefined;
}

/** The titles of a table's columns, which sort its rows. */
export function TableHead<Row>({ columns, sort, sortName, onSort, rows, selection }: Props<Row>) {
  return (
    <thead>
      <tr>
        {selection && <AllTick rows={rows} selection={selection} />}
        {columns.map((column) => {
          const by = sortName(column);
          const direction = by !== undefined && sort?.by === by ? (sort.isDescending ? 'down' : 'up') : undefined;
          return (
            <th
              key={column.id}
              scope="col"
              className={column.isNumber ? 'c-number' : undefined}
              aria-sort={direction && (direction === 'up' ? 'ascending' : 'descending')}
            >
              {by === undefined ? (
                column.title
              ) : (
                <button type="button" className="c-sort" onClick={() => onSort(by)}>
                  {column.title} <span aria-hidden="true">{SIGNS[direction ?? 'none']}</span>
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const SIGNS = { up: '▲', down: '▼', none: '↕' } as const;
