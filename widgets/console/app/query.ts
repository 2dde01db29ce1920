import { keepPreviousData, QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ConsoleAnswer, type ConsoleCall, ConsoleRefusal, NoAnswer } from '#runtime/api/console.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
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
  if (error instanceof ConsoleRefusal) return error.status >= 500;
  return error instanceof NoAnswer && error.kind !== 'broken' && navigator.onLine;
}

/** Reads an object of the shop with its version. */
export function useObject<Body>(path: string | undefined) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callInSession<Body>({ path: path ?? '', signal }),
    enabled: path !== undefined,
  });
}

/** Reads an answer of the shop. */
export function useAnswer<Body>(path: string | undefined) {
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callInSession<Body>({ path: path ?? '', signal }),
    enabled: path !== undefined,
    select: ({ body }) => body,
    placeholderData: keepPreviousData,
  });
}

interface Paged {
  hasNextPage?: boolean;
  nextPageCursor?: string | null;
}

/** Reads a list page by page; `path` may have a query of its own. */
export function usePages<Body extends Paged>(path: string | undefined) {
  return useInfiniteQuery({
    queryKey: [path, 'pages'],
    queryFn: async ({ signal, pageParam }) => {
      const cursor = pageParam && `${path?.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(pageParam)}`;
      return (await callInSession<Body>({ path: `${path}${cursor}`, signal })).body;
    },
    enabled: path !== undefined,
    initialPageParam: '',
    getNextPageParam: (page) => page.nextPageCursor || undefined,
    placeholderData: keepPreviousData,
  });
}

/**
 * Makes a change. Every answer that was read from below one of the `touched` paths is read anew. Rejects as `callShop`
 * does.
 */
export async function change<Body>(call: ConsoleCall, touched: readonly string[] = []): Promise<ConsoleAnswer<Body>> {
  const answer = await callInSession<Body>(call);
  refresh(touched);
  return answer;
}

/** Has every answer that was read from below one of these paths read anew. */
export function refresh(touched: readonly string[]): void {
  void queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => typeof path === 'string' && touched.some((start) => path.startsWith(start)),
  });
}

/** Returns what a person reads of an error. */
export function errorText(error: unknown): string {
  if (error instanceof NoAnswer) {
    if (error.kind === 'broken') return editorTexts.wrong;
    return error.kind === 'offline' ? editorTexts.network : editorTexts.noConnection;
  }
  if (error instanceof ConsoleRefusal) {
    if (error.status >= 500) return editorTexts.wrong;
    if (error.status === 404 && error.code === 'NOT_FOUND') return editorTexts.noContent;
    return error.message || editorTexts.wrong;
  }
  return editorTexts.wrong;
}
