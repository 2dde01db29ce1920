import { useEffect } from 'react';

interface Pages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isError: boolean;
  fetchNextPage: () => Promise<unknown>;
}

/** Fetches the rest of a list while it is `wanted`, as where a search has to cover all of it. */
export function useRest({ hasNextPage, isFetchingNextPage, isError, fetchNextPage }: Pages, wanted: boolean): void {
  useEffect(() => {
    if (wanted && hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [wanted, hasNextPage, isFetchingNextPage, isError, fetchNextPage]);
}
