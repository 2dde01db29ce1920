import type { ShownCategory } from '../categories/service.ts';
import type { Bindings } from '../env.ts';
import { pictureContext } from './image-context.ts';
import type { Collection } from './rows.ts';

/** A category in a template, with those below it that the page shows. */
export interface CategoryContext {
  id: string;
  displayName: string;
  fullUrl: string;
  image: ReturnType<typeof pictureContext> | undefined;
  /** Whether the page is its own. */
  isActive: boolean;
  /** Whether the page is its own, or that of a category below it. */
  isOpen: boolean;
  categories: CategoryContext[];
}

/** The categories of a collection's page: `path` is that of the page's own, '' for the collection's. */
export interface PageCategories {
  path: string;
  shown: readonly ShownCategory[];
}

/**
 * Returns the keys of a collection with categories: `categories`, the names of the first level, and `nestedCategories`,
 * the tree below the collection itself. A collection without any has neither.
 */
export function categoriesContext(env: Bindings, collection: Collection, { path, shown }: PageCategories) {
  if (shown.length === 0) return {};
  const byParent = Map.groupBy(shown, ({ parentId }) => parentId);
  const address = (below: string) => `/${collection.urlId}/${below}`;
  const toContext = (category: ShownCategory): CategoryContext => ({
    id: category.id,
    displayName: category.displayName,
    fullUrl: address(category.path),
    image: imageOf(env, category),
    isActive: category.path === path,
    isOpen: category.path === path || path.startsWith(`${category.path}/`),
    categories: (byParent.get(category.id) ?? []).map(toContext),
  });
  const first = shown.filter((category) => !category.path.includes('/'));
  return {
    categories: first.map(({ displayName }) => displayName),
    nestedCategories: {
      fullUrl: `/${collection.urlId}`,
      isActive: path === '',
      categories: first.map(toContext),
    },
  };
}

/** Returns the category whose own page it is, for templates. */
export function categoryContext(env: Bindings, category: ShownCategory) {
  return { id: category.id, displayName: category.displayName, image: imageOf(env, category) };
}

function imageOf(env: Bindings, { id, picture }: ShownCategory) {
  return picture ? pictureContext(env, id, picture) : undefined;
}
