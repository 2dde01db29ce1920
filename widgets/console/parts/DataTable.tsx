import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { MAX_PRODUCTS_IN_COLLECTION } from '#runtime/contracts/owner-limits.ts';
import type { Column } from './column.ts';
import { SortChoice } from './SortChoice.tsx';
import { nextSort, sortedRows, type TableSort } from './sorted-rows.ts';
import { TableHead } from './TableHead.tsx';
import { RowTick, type Selection } from './table-selection.tsx';
import type { ServerSort } from './use-table-sort.ts';

/** From this many rows on only those near the view stand in the page: more than a collection of products has. */
const VIRTUAL_FROM = MAX_PRODUCTS_IN_COLLECTION + 1;
/** Height of a row in px, before it is measured. */
const ROW_PX = 53;

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
}

/** A table that sorts by its columns, and that a phone shows as cards. */
export function DataTable<Row>({ label, rows, columns, rowId, rowClass, empty, server, selection }: Props<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const [ownSort, setOwnSort] = useState<TableSort | undefined>();
  const sort = server ? server.sort : ownSort;
  const sorted = useMemo(() => {
    const sortValue = server ? undefined : columns.find(({ id }) => id === sort?.by)?.value;
    return sortValue && sort ? sortedRows(rows, sortValue, sort.isDescending) : rows;
  }, [rows, columns, server, sort]);
  const isVirtual = sorted.length >= VIRTUAL_FROM;
  const virtual = useVirtualizer({
    count: isVirtual ? sorted.length : 0,
    getScrollElement: () => place.current,
    estimateSize: () => ROW_PX,
    overscan: 12,
  });
  if (rows.length === 0) return <div className="c-empty">{empty}</div>;
  const seen = virtual.getVirtualItems();
  const shown = isVirtual ? seen.flatMap(({ index }) => sorted[index] ?? []) : sorted;
  const first = isVirtual ? (seen[0]?.index ?? 0) : 0;
  const before = isVirtual ? (seen[0]?.start ?? 0) : 0;
  const after = isVirtual ? virtual.getTotalSize() - (seen.at(-1)?.end ?? 0) : 0;
  const span = columns.length + (selection ? 1 : 0);
  const sortName = (column: Column<Row>) => (server ? column.order : column.value && column.id);
  const press = (by: string) => (server ? server.onSort : setOwnSort)(nextSort(sort, by));
  return (
    <>
      {server && <SortChoice columns={columns} server={server} />}
      <div ref={place} className={isVirtual ? 'c-table c-table--virtual' : 'c-table'}>
        <table aria-label={label} aria-rowcount={server ? -1 : sorted.length + 1}>
          <TableHead
            columns={columns}
            sort={sort}
            sortName={sortName}
            onSort={press}
            rows={rows}
            selection={selection}
          />
          <tbody>
            <Gap height={before} span={span} />
            {shown.map((row, index) => (
              <tr key={rowId(row)} data-index={first + index} className={rowClass?.(row)}>
                {selection && <RowTick row={row} id={rowId(row)} selection={selection} />}
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </tr>
            ))}
            <Gap height={after} span={span} />
          </tbody>
        </table>
      </div>
    </>
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
