import * as z from 'zod/mini';
import { CATEGORY_TYPES, CategoryDefinition, NewCategory, type OwnerCategory } from '#runtime/contracts/category.ts';
import { ApiError } from '../http/errors.ts';
import { type RecordPlan, recordKind } from '../http/record-kind.ts';
import { changeCategory, createCategory, createRoot } from './owner-service.ts';
import { type CategoryRow, findCategory, findCollection, listAllCategories, toCategory } from './repository.ts';

const PER_PAGE = 200;
const id = z.string().check(z.regex(/^[\w-]{1,100}$/));

/** A category as a whole-shop file has it. The parent of the first level is '', like the root's own. */
const CategoryRecord = z.extend(CategoryDefinition, {
  id,
  collectionId: id,
  type: z.enum(CATEGORY_TYPES),
  urlId: z.union([CategoryDefinition.shape.urlId, z.literal('')]),
  displayIndex: NewCategory.shape.displayIndex,
});
type CategoryRecord = z.infer<typeof CategoryRecord>;

/** Categories of products, with the root of each collection. */
export const categories = recordKind({
  type: 'category',
  scopes: { read: 'catalogue:read', write: 'catalogue:write' },
  contract: CategoryRecord,
  async plan(call, record, { isPreview }): Promise<RecordPlan> {
    const { db, site } = call;
    const collection = await findCollection(db, site.siteId, record.collectionId);
    if (!collection && !isPreview) throw new ApiError('COLLECTION_NOT_FOUND', { fields: ['collectionId'] });
    const isRoot = record.type === 'ROOT';
    // A collection has one root, whichever its id.
    const row = collection && (await findCategory(db, collection, isRoot ? '' : record.id));
    const root = collection && (await findCategory(db, collection, ''));
    const { id: categoryId, collectionId, type: _, ...fields } = record;
    const definition = { ...fields, urlId: isRoot ? undefined : fields.urlId || undefined };
    return {
      id: row?.id ?? categoryId,
      title: record.displayName,
      current: row && collection && categoryRecord(toCategory({ ...row, product_count: 0 }, collection), root?.id),
      next: {
        ...record,
        id: row?.id ?? categoryId,
        urlId: record.urlId ?? row?.url_id ?? '',
        picture: record.picture === undefined && row?.picture ? JSON.parse(row.picture) : (record.picture ?? null),
      },
      async write() {
        if (row) await changeCategory(call, collectionId, row.id, row.version, rooted(definition, row));
        else if (isRoot) await createRoot(call, collectionId, { ...fields, id: categoryId });
        else await createCategory(call, collectionId, { ...definition, id: categoryId });
      },
    };
  },
  async list({ db, site }, cursor) {
    const { categories: page, nextPageCursor } = await listAllCategories(db, site.siteId, { cursor, limit: PER_PAGE });
    return { contents: page.map(({ category, rootId }) => categoryRecord(category, rootId)), nextPageCursor };
  },
});

function categoryRecord(category: OwnerCategory, rootId: string | undefined): CategoryRecord {
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

function rooted(definition: CategoryDefinition, row: CategoryRow): CategoryDefinition {
  return row.type === 'ROOT' ? { ...definition, urlId: undefined } : definition;
}
