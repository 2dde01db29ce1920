import type { Query } from '@tanstack/react-query';
import type { AnswerOf, Target } from '#runtime/api/calls.ts';
import { isLong, type Pages } from './long-lists.ts';
import { nextPage, type PagedRoute, queries } from './query.ts';
import { callInSession } from './session.ts';

/** What a list's pages hold. */
export interface RowsOf<Path extends PagedRoute, Row> {
  route: Path;
  rowsOf: (page: AnswerOf<Path, 'GET'>) => readonly Row[];
  withRows: (page: AnswerOf<Path, 'GET'>, rows: Row[]) => AnswerOf<Path, 'GET'>;
  idOf: (row: Row) => string;
}

/**
 * Shows a changed row in the long lists of a route, and reads its page anew: the row stays in its place, where its new
 * values would put it into another one, until the list is read as a whole.
 */
export async function renewRow<Path extends PagedRoute, Row>(list: RowsOf<Path, Row>, changed: Row): Promise<void> {
  const { rowsOf, withRows, idOf } = list;
  const id = idOf(changed);
  for (const { query, path } of longLists(list.route)) {
    const data = queries.getQueryData<Pages<AnswerOf<Path, 'GET'>>>(query.queryKey);
    const at = data?.pages.findIndex((page) => rowsOf(page).some((row) => idOf(row) === id)) ?? -1;
    if (!data || at < 0) continue;
    const replace = (renewed: (row: Row) => Row) =>
      queries.setQueryData<Pages<AnswerOf<Path, 'GET'>>>(query.queryKey, (present) => {
        const page = present?.pages[at];
        return page && { ...present, pages: present.pages.with(at, withRows(page, rowsOf(page).map(renewed))) };
      });
    replace((row) => (idOf(row) === id ? changed : row));
    const call = { method: 'GET', path: nextPage<Path>(path, data.pageParams[at] ?? '') } as const;
    const read = await callInSession(call).catch(() => undefined);
    const fresh = new Map(read && rowsOf(read.body).map((row) => [idOf(row), row]));
    replace((row) => fresh.get(idOf(row)) ?? row);
  }
}

function longLists<Path extends PagedRoute>(route: Path): { query: Query; path: Target<Path> }[] {
  return queries
    .getQueryCache()
    .findAll({ type: 'active' })
    .flatMap((query) => {
      const [path, kind] = query.queryKey;
      const isOfRoute = typeof path === 'string' && (path === route || path.startsWith(`${route}?`));
      return kind === 'pages' && isOfRoute && isLong(query) ? { query, path: path as Target<Path> } : [];
    });
}
