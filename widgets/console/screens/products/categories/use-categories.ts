import { useMemo } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import { usePages } from '../../../app/query.ts';
import { useRest } from '../../../parts/use-rest.ts';

/** Everything that shows categories of a page, and is read anew when one changes. */
export function categoriesPath(collectionId: string) {
  return addressOf('/api/owner/collections/:collectionId/categories', { collectionId });
}

export function categoryPath(collectionId: string, categoryId: string) {
  return addressOf('/api/owner/collections/:collectionId/categories/:categoryId', { collectionId, categoryId });
}

/** Reads all categories of a page of products, with its root. `all` is undefined until the first of them are read. */
export function useCategories(collectionId: string | undefined) {
  const path = '/api/owner/collections/:collectionId/categories';
  const pages = usePages(collectionId ? addressOf(path, { collectionId, limit: 100 }) : undefined);
  useRest(pages, true);
  const all = useMemo(() => pages.data?.pages.flatMap(({ categories }) => categories), [pages.data]);
  return { pages, all };
}
