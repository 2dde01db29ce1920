import type { ReactNode } from 'react';
import type { VIEWED_LISTS } from '#runtime/contracts/list-orders.ts';
import { type Column, DataTable } from './DataTable.tsx';
import { ListViews } from './ListViews.tsx';
import { Loaded } from './Loaded.tsx';
import { MoreButton } from './MoreButton.tsx';
import { useRowsOfPages } from './rows-of-pages.ts';
import { useHiddenColumns } from './use-hidden-columns.ts';
import { type ServerSort, sortOnceWhole } from './use-table-sort.ts';

type RowOf<Page, Name extends keyof Page> = Page[Name] extends readonly (infer Row)[] ? Row : never;

interface Props<Page, Name extends keyof Page> {
  /** A list that is read page by page, by `usePages`. */
  of: {
    data: { pages: readonly Page[] } | undefined;
    error: unknown;
    isPending: boolean;
    refetch: () => Promise<unknown>;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => unknown;
  };
  /** The rows of a page, by their name in the answer. */
  rows: Name;
  /** The table's name, which is read out. */
  label: string;
  columns: readonly Column<RowOf<Page, Name>>[];
  rowId: (row: RowOf<Page, Name>) => string;
  /** Shown in the place of a table without rows. */
  empty: ReactNode;
  /** The order of the list, where the shop sorts it. */
  server?: ServerSort;
  /** The list, where people keep views of it. */
  views?: (typeof VIEWED_LISTS)[number];
}

/** A table of what was read so far, with a button that reads the next page. */
export function PagedTable<Page, Name extends keyof Page>(props: Props<Page, Name>) {
  const { of, rows: name, views, columns, server, ...table } = props;
  const rows = useRowsOfPages(of.data?.pages, (page) => page[name] as RowOf<Page, Name>[], table.rowId);
  const { shown, isShown, show } = useHiddenColumns(columns);
  return (
    <>
      {views && <ListViews list={views} columns={columns} isShown={isShown} show={show} />}
      <Loaded of={{ ...of, data: of.data && rows }}>
        {(read) => (
          <>
            <DataTable rows={read} columns={views ? shown : columns} server={server ?? sortOnceWhole(of)} {...table} />
            <MoreButton of={of} />
          </>
        )}
      </Loaded>
    </>
  );
}
