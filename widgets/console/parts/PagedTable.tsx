import { type ReactNode, useMemo } from 'react';
import { type Column, DataTable } from './DataTable.tsx';
import { Loaded } from './Loaded.tsx';
import { MoreButton } from './MoreButton.tsx';
import type { ServerSort } from './use-table-sort.ts';

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
}

/** A table of what was read so far, with a button that reads the next page. */
export function PagedTable<Page, Name extends keyof Page>({ of, rows: name, ...table }: Props<Page, Name>) {
  const { data } = of;
  const rows = useMemo(() => data?.pages.flatMap((page) => page[name] as RowOf<Page, Name>[]), [data, name]);
  return (
    <Loaded of={{ ...of, data: rows }}>
      {(read) => (
        <>
          <DataTable rows={read} {...table} />
          <MoreButton of={of} />
        </>
      )}
    </Loaded>
  );
}
