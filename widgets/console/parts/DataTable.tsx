import { memo, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Column } from './column.ts';
import { SortChoice } from './SortChoice.tsx';
import { nextSort, sortedRows, type TableSort } from './sorted-rows.ts';
import { TableHead } from './TableHead.tsx';
import { type RowChoice, RowTick, type Selection, useRowChoice } from './table-selection.tsx';
import { useRowFocus } from './use-row-focus.ts';
import type { ServerSort } from './use-table-sort.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

/** Fewer cards of a list that is read whole are seen at a glance, and a phone sorts none of them. */
const SORTED_FROM = 10;

export type { Column };

interface Props<Row> {
  /** The table's name, which is read out. */
  label: string;
  rows: readonly Row[];
  /** They stay the same from one drawing to the next: a constant, or `useMemo`. */
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  /** Returns a further class of a row, as while it is dragged. */
  rowClass?: (row: Row) => string | undefined;
  /** Shown in the place of a table without rows. */
  empty: ReactNode;
  /** The order of a list of which not all rows are read: its columns do not sort what happens to be there. */
  server?: ServerSort | undefined;
  /** Which rows are chosen, where they can be. */
  selection?: Selection<Row> | undefined;
  /** Whether all rows stand in the page, however many there are: one is dragged past all others, or a wrong field found. */
  isWhole?: boolean;
}

/** A table that sorts by its columns, and that a phone shows as cards. */
export function DataTable<Row>(props: Props<Row>) {
  const { label, rows, columns, rowId, rowClass, empty, server, selection, isWhole = false } = props;
  const place = useRef<HTMLDivElement>(null);
  const [ownSort, setOwnSort] = useState<TableSort | undefined>();
  const sort = server ? server.sort : ownSort;
  const isOfServer = server !== undefined;
  const sorted = useMemo(() => {
    const sortValue = isOfServer ? undefined : columns.find(({ id }) => id === sort?.by)?.value;
    return sortValue && sort ? sortedRows(rows, sortValue, sort.isDescending) : rows;
  }, [rows, columns, isOfServer, sort]);
  // A row's id does not change, whichever function returns it.
  const [idOf] = useState(() => rowId);
  const { kept, onFocus, onBlur } = useRowFocus(place, sorted, idOf);
  const { shown, after, isBox, isVirtual, measure } = useVirtualRows(place, sorted, { idOf, kept, isWhole });
  const choice = useRowChoice(sorted, selection);
  if (rows.length === 0) return <div className="c-empty">{empty}</div>;
  const span = columns.length + (selection ? 1 : 0);
  const sortName = (column: Column<Row>) => (server ? column.order : column.value && column.id);
  const onSort = server ? server.onSort : setOwnSort;
  return (
    <>
      {(server || rows.length >= SORTED_FROM) && (
        <SortChoice columns={columns} sort={sort} sortName={sortName} onSort={onSort} />
      )}
      <div ref={place} className={isBox ? 'c-table c-table--virtual' : 'c-table'}>
        <table aria-label={label} aria-rowcount={server ? -1 : sorted.length + 1}>
          <TableHead
            columns={columns}
            sort={sort}
            sortName={sortName}
            onSort={(by) => onSort(nextSort(sort, by))}
            rows={rows}
            selection={selection}
          />
          <tbody onFocus={onFocus} onBlur={onBlur}>
            {shown.flatMap(({ row, index, before }) => {
              const id = idOf(row);
              const line = (
                <Line
                  key={id}
                  row={row}
                  index={index}
                  columns={columns}
                  rowClass={rowClass?.(row)}
                  isVirtual={isVirtual}
                  measure={measure}
                  choice={choice}
                  isChosen={selection?.ids.has(id) ?? false}
                />
              );
              return before > 0 ? [<Gap key={`before ${id}`} height={before} span={span} />, line] : line;
            })}
            <Gap height={after} span={span} />
          </tbody>
        </table>
      </div>
    </>
  );
}

interface LineProps<Row> {
  row: Row;
  /** The row's place among all of the table, from 0. */
  index: number;
  columns: readonly Column<Row>[];
  rowClass: string | undefined;
  /** Whether other rows are left out of the page, so that it says which one this is. */
  isVirtual: boolean;
  measure: ((line: HTMLTableRowElement | null) => void) | undefined;
  choice: RowChoice<Row> | undefined;
  isChosen: boolean;
}

/** A row is drawn anew where it is another one, and not where others come into the view. */
const Line = memo(TableLine) as typeof TableLine;

function TableLine<Row>(props: LineProps<Row>) {
  const { row, index, columns, rowClass, isVirtual, measure, choice, isChosen } = props;
  return (
    <tr ref={measure} data-index={index} aria-rowindex={isVirtual ? index + 2 : undefined} className={rowClass}>
      {choice && <RowTick row={row} choice={choice} isChosen={isChosen} />}
      {columns.map((column) => (
        <Cell key={column.id} column={column} row={row} />
      ))}
    </tr>
  );
}

/** A cell without a value is a dash, and a phone leaves the line out. */
const NO_VALUE = '–';

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { cell, value, isNumber, isTitle, title } = column;
  const content = cell ? cell(row) : value?.(row);
  const classes = [isNumber && 'c-number', isTitle && 'c-title-cell', content === NO_VALUE && 'c-no-value'];
  return (
    <td data-label={title} className={classes.filter(Boolean).join(' ') || undefined}>
      <div className="c-cell">{content}</div>
    </td>
  );
}

/** Stands for rows outside the view. */
function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr className="c-gap">
      <td colSpan={span} style={{ height }} />
    </tr>
  );
}
