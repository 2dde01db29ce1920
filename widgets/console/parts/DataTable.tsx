import {
  type ColumnDef,
  createSortedRowModel,
  type RowData,
  rowSortingFeature,
  sortFns,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useMemo, useRef } from 'react';
import { MAX_PRODUCTS_IN_COLLECTION } from '#runtime/contracts/owner-limits.ts';

/** From this many rows on only those near the view stand in the page: more than a collection of products has. */
const VIRTUAL_FROM = MAX_PRODUCTS_IN_COLLECTION + 1;
/** Height of a row in px, before it is measured. */
const ROW_PX = 53;

const features = tableFeatures({ rowSortingFeature, sortedRowModel: createSortedRowModel(), sortFns });

export interface Column<Row> {
  id: string;
  title: string;
  /** The cell; the value by default. */
  cell?: (row: Row) => ReactNode;
  /** Returns the value that sorts the rows; columns without it are not sorted. */
  value?: (row: Row) => string | number;
  /** Whether the cells are numbers, which stand at the end. */
  isNumber?: boolean;
  /** The cell by which people know the row: a phone shows it first, without its column's title. */
  isTitle?: boolean;
}

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
}

/** A table that sorts by its columns, and that a phone shows as cards. */
export function DataTable<Row extends RowData>({ label, rows, columns, rowId, rowClass, empty }: Props<Row>) {
  const place = useRef<HTMLDivElement>(null);
  const data = useMemo(() => [...rows], [rows]);
  const defs = useMemo(() => columns.map(toDefinition), [columns]);
  const table = useTable({ features, columns: defs, data, getRowId: rowId });
  const sorted = table.getRowModel().rows;
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
  const before = isVirtual ? (seen[0]?.start ?? 0) : 0;
  const after = isVirtual ? virtual.getTotalSize() - (seen.at(-1)?.end ?? 0) : 0;
  return (
    <div ref={place} className={isVirtual ? 'c-table c-table--virtual' : 'c-table'}>
      <table aria-label={label} aria-rowcount={sorted.length + 1}>
        <thead>
          <tr>
            {table.getHeaderGroups()[0]?.headers.map((header, i) => {
              const sort = header.column.getIsSorted();
              const title = columns[i]?.title ?? '';
              return (
                <th
                  key={header.id}
                  scope="col"
                  className={columns[i]?.isNumber ? 'c-number' : undefined}
                  aria-sort={sort ? (sort === 'asc' ? 'ascending' : 'descending') : undefined}
                >
                  {columns[i]?.value ? (
                    <button type="button" className="c-sort" onClick={header.column.getToggleSortingHandler()}>
                      {title} <span aria-hidden="true">{sort ? (sort === 'asc' ? '▲' : '▼') : '↕'}</span>
                    </button>
                  ) : (
                    title
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          <Gap height={before} span={columns.length} />
          {shown.map((row) => (
            <tr key={row.id} data-index={row.index} className={rowClass?.(row.original)}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row.original} />
              ))}
            </tr>
          ))}
          <Gap height={after} span={columns.length} />
        </tbody>
      </table>
    </div>
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

function toDefinition<Row extends RowData>({ id, title, value }: Column<Row>): ColumnDef<typeof features, Row> {
  return value
    ? { id, header: title, accessorFn: value, sortUndefined: 'last' }
    : { id, header: title, enableSorting: false };
}
