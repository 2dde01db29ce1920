/** By which column a table is sorted. */
export interface TableSort {
  by: string;
  isDescending: boolean;
}

const texts = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Returns the rows in the order of a value, which is a number for all of them or a text. */
export function sortedRows<Row>(
  rows: readonly Row[],
  sortValue: (row: Row) => string | number,
  isDescending: boolean,
): readonly Row[] {
  const compare = (a: string | number, b: string | number) =>
    typeof a === 'number' && typeof b === 'number' ? a - b : texts.compare(String(a), String(b));
  const sign = isDescending ? -1 : 1;
  // Each value is computed once, not at each comparison.
  return rows
    .map((row) => ({ row, value: sortValue(row) }))
    .sort((a, b) => sign * compare(a.value, b.value))
    .map(({ row }) => row);
}

/** Returns the sort after a press on a column: upwards, downwards, and then the list's own order again. */
export function nextSort(sort: TableSort | undefined, by: string): TableSort | undefined {
  if (sort?.by !== by) return { by, isDescending: false };
  return sort.isDescending ? undefined : { by, isDescending: true };
}
