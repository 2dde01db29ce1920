import * as z from 'zod/mini';
import { CATEGORY_TYPES, CategoryDefinition, NewCategory, type OwnerCategory } from '#runtime/contracts/category.ts';

const id = z.string().check(z.regex(/^[\w-]{1,100}$/));

/** A category as a whole-shop file has it. The parent of the first level is '', like the root's own. */
export const CategoryRecord = z.extend(CategoryDefinition, {
  id,
  collectionId: id,
  type: z.enum(CATEGORY_TYPES),
  urlId: z.union([CategoryDefinition.shape.urlId, z.literal('')]),
  displayIndex: NewCategory.shape.displayIndex,
});
export type CategoryRecord = z.infer<typeof CategoryRecord>;

export function categoryRecord(category: OwnerCategory, rootId: string | undefined): CategoryRecord {
  const {
    websiteId: _,
    fullUrl: __,
    version: ___,
    updatedAt: ____,
    productCount: _____,
    parentCategoryId: parent,
    pageRendering,
    ...content
  } = category;
  const rendering = pageRendering as CategoryRecord['pageRendering'];
  return { ...content, pageRendering: rendering, parentCategoryId: parent === rootId ? '' : parent };
}
