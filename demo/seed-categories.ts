import { COLLECTION_TYPE } from '../runtime/contracts/enumerations.ts';
import type { CategoryContent, CollectionContent } from './content/content.ts';

type Row = Record<string, string | number | null>;

/** Returns the rows of a collection's categories: its root, and each with those below it. */
export function categoryRows(collection: CollectionContent, updatedAt: number): Row[] {
  if (collection.type !== COLLECTION_TYPE.products) return [];
  const rowOf = (id: string, parentId: string | null, name: string, path: string, position: number): Row => ({
    id,
    collection_id: collection.id,
    parent_id: parentId,
    type: parentId === null ? 'ROOT' : 'CATEGORY',
    display_name: name,
    url_id: path,
    display_index: position,
    updated_at: updatedAt,
  });
  const below = (parentId: string, parentPath: string, categories: readonly CategoryContent[] = []): Row[] =>
    categories.flatMap(({ name, urlId, categories: children }, index) => {
      const [id, path] = [`${collection.id}-${urlId}`, parentPath + urlId];
      return [rowOf(id, parentId, name, path, index + 1), ...below(id, `${path}/`, children)];
    });
  const root = `${collection.id}-root`;
  return [rowOf(root, null, collection.navigationTitle, '', 1), ...below(root, '', collection.categories)];
}

/** Returns the rows that put a collection's products into its categories, which they name. */
export function itemCategoryRows(collection: CollectionContent, updatedAt: number): Row[] {
  const ids = new Map(categoryRows(collection, updatedAt).map((row) => [row.display_name, row.id]));
  return (collection.items ?? []).flatMap(({ id, product, categories = [] }) =>
    (product ? categories : []).map((name) => {
      const categoryId = ids.get(name);
      if (categoryId === undefined)
        throw new Error(`${id} names a category that its collection does not have: ${name}`);
      return { category_id: categoryId, item_id: id };
    }),
  );
}
