import {
  keepPreviousData,
  type Query,
  QueryClient,
  type QueryFilters,
  skipToken,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { useDeferredValue, useEffect, useMemo } from 'react';
import type { AnswerOf, MethodOf, ReadRoute, Route, Target } from '#runtime/api/calls.ts';
import type { ShopAnswer, ShopCall } from '#runtime/api/console.ts';
import { ApiFailure } from '#runtime/api/failure.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { isLong, shorten } from './long-lists.ts';
import { callInSession } from './session.ts';

/** How long an answer of the shop counts as fresh, in ms. */
const FRESH_MS = 15_000;
const MAX_REPEATS = 2;

/** Every answer that screens have read, by the path of its call. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      networkMode: 'always',
      refetchOnWindowFocus: true,
      refetchOnReconnect: true,
      retry: (count, error) => count < MAX_REPEATS && mayPass(error),
    },
  },
});

function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiFailure)) return false;
  const { kind, status = 0 } = error;
  return status >= 500 || ((kind === 'offline' || kind === 'timeout') && navigator.onLine);
}

/** How an object is read, where that is more than the call. */
export type Reader<Path extends ReadRoute> = (signal: AbortSignal) => Promise<ShopAnswer<AnswerOf<Path, 'GET'>>>;

/** Reads an object of the shop with its version. */
export function useObject<Path extends ReadRoute>(path: Target<Path> | undefined, read?: Reader<Path>) {
  return useQuery({ queryKey: [path], queryFn: readerOf(path, read) });
}

/** Reads an answer of the shop. */
export function useAnswer<Path extends ReadRoute>(path: Target<Path> | undefined, read?: Reader<Path>) {
  return useQuery({
    queryKey: [path],
    queryFn: readerOf(path, read),
    select: ({ body }) => body,
    placeholderData: keepPreviousData,
  });
}

function readerOf<Path extends ReadRoute>(path: Target<Path> | undefined, read?: Reader<Path>) {
  if (path === undefined) return skipToken;
  return ({ signal }: { signal: AbortSignal }) => read?.(signal) ?? callInSession({ method: 'GET', path, signal });
}

interface Paged {
  hasNextPage?: boolean | undefined;
  nextPageCursor?: string | null | undefined;
}

export type PagedRoute = { [Path in ReadRoute]: AnswerOf<Path, 'GET'> extends Paged ? Path : never }[ReadRoute];

/**
 * Reads a list page by page; `path` may have a query of its own. What was read follows its answer a little later: React
 * draws a deferred value in short tasks, where the rows of an answer would all be drawn in one. `isPlaceholderData` says
 * that the rows are still those of another path.
 */
export function usePages<Path extends PagedRoute>(path: Target<Path> | undefined) {
  useEffect(() => () => path && shorten(queries, path), [path]);
  const reading = useInfiniteQuery({
    queryKey: [path, 'pages'],
    queryFn:
      path === undefined
        ? skipToken
        : async ({ signal, pageParam }) =>
            (await callInSession({ method: 'GET', path: nextPage(path, pageParam), signal })).body,
    initialPageParam: '',
    getNextPageParam: cursorOf,
    placeholderData: keepPreviousData,
    // A comparison of all rows with those before takes long where there are very many.
    structuralSharing: false,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
  });
  const { data, isPending, isFetching, isPlaceholderData } = reading;
  // They change together, or a list that is read anew would be taken for an empty one.
  const read = useMemo(
    () => ({ path, data, isPending, isFetching, isPlaceholderData }),
    [path, data, isPending, isFetching, isPlaceholderData],
  );
  const { path: drawnPath, ...drawn } = useDeferredValue(read);
  const isOfOther = isPlaceholderData || drawn.isPlaceholderData || drawnPath !== path;
  return {
    ...reading,
    ...drawn,
    isFetching: isFetching || drawn.isFetching || isOfOther,
    isPlaceholderData: isOfOther,
  };
}

const isShort = (query: Pick<Query, 'state'>) => !isLong(query);

function cursorOf(page: unknown): string | undefined {
  return (page as Paged).nextPageCursor || undefined;
}

/** Adds the cursor of a list's next page to its address. */
export function nextPage<Path extends ReadRoute>(path: Target<Path>, cursor: string): Target<Path> {
  if (!cursor) return path;
  return `${path}${path.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}` as Target<Path>;
}

/**
 * Makes a change. Every answer that was read from below one of the `touched` paths is read anew; with `renews`, a long list
 * is not, because the caller renews its row. Rejects as `callShop` does.
 */
export async function change<Path extends Route, By extends MethodOf<Path>>(
  call: ShopCall<Path, By>,
  touched: readonly string[] = [],
  { renews = false }: { renews?: boolean } = {},
): Promise<ShopAnswer<AnswerOf<Path, By>>> {
  const answer = await callInSession(call);
  refresh(touched, { renews });
  return answer;
}

/**
 * Has every answer that was read from below one of these paths read anew. A reading that is under way ends, because the
 * shop may have answered it before the change.
 */
export function refresh(touched: readonly string[], { renews = false }: { renews?: boolean } = {}): void {
  const answers: QueryFilters = {
    predicate: (query) => {
      const [path] = query.queryKey;
      if (typeof path !== 'string' || !touched.some((start) => path.startsWith(start))) return false;
      return !(renews && query.isActive() && isLong(query));
    },
  };
  void queries.cancelQueries(answers).then(() => queries.invalidateQueries(answers));
}

/** Returns what a person reads of an error. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiFailure)) return editorTexts.wrong;
  const { kind, status = 0, code, serverText } = error;
  if (kind === 'offline') return editorTexts.network;
  if (kind === 'timeout') return editorTexts.noConnection;
  if (status >= 500) return editorTexts.wrong;
  if (status === 404 && code === 'NOT_FOUND') return editorTexts.noContent;
  return serverText ?? editorTexts.wrong;
}

/** Returns the path at which the shop has nothing; '' where its answer names none. */
export function missingPath(error: unknown): string {
  return (error instanceof ApiFailure && error.path) || '';
}

/** Returns what a refusal says of single fields, by their path. */
export function fieldErrors(error: unknown): Readonly<Record<string, string>> {
  return (error instanceof ApiFailure && error.errors) || {};
}

/** Whether the shop has refused the call, with a text or without; a call that got no answer was not refused. */
export function isRefusal(error: unknown): error is ApiFailure & { status: number } {
  return error instanceof ApiFailure && error.status !== undefined && error.kind !== 'broken';
}

/** Whether a change was refused because somebody else has made another one. */
export function isStale(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 'VERSION_STALE';
}

/** Whether there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiFailure && error.status === 404;
}
