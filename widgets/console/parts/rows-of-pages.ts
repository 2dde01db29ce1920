/**
 * Returns the rows of all pages that were read. A row that moved in the list while it was read can stand on two pages: it
 * is shown once, as it was last.
 */
export function rowsOfPages<Page, Row>(
  pages: readonly Page[] | undefined,
  rowsOf: (page: Page) => readonly Row[],
  idOf: (row: Row) => string,
): readonly Row[] {
  const rows = new Map<string, Row>();
  for (const page of pages ?? []) for (const row of rowsOf(page)) rows.set(idOf(row), row);
  return [...rows.values()];
}
