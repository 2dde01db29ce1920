import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';

/** A list with more pages than this is long: reading it anew takes a call for each of them. */
export const MOST_PAGES = 5;

/** A list that was read page by page, with the cursor of each page. */
export type Pages<Page> = InfiniteData<Page, string>;

/** Whether the answer is that of a list of many pages. */
export function isLong({ state: { data } }: Pick<Query, 'state'>): boolean {
  return hasPages(data) && data.pages.length > MOST_PAGES;
}

/** Forgets all but the first pages of a list that no screen shows any more, which the next screen reads anew. */
export function shorten(queries: QueryClient, path: string): void {
  const query = queries.getQueryCache().find({ queryKey: [path, 'pages'] });
  if (!query || !isLong(query) || query.getObserversCount() > 0) return;
  const first = <Part>(parts: readonly Part[]) => parts.slice(0, MOST_PAGES);
  queries.setQueryData<Pages<unknown>>(
    query.queryKey,
    (data) => data && { pages: first(data.pages), pageParams: first(data.pageParams) },
    { updatedAt: 1 },
  );
}

function hasPages(data: unknown): data is Pages<unknown> {
  return typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages);
}
