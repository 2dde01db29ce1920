import type { CategoryDefinition } from '#runtime/contracts/category.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { type RecordPlan, recordKind } from '../http/record-kind.ts';
import { CategoryRecord, categoryRecord } from './category-record.ts';
import { changeCategory, createCategory, createRoot, removeCategory } from './owner-service.ts';
import { type CategoryRow, findCategory, findCollection, listAllCategories, toCategory } from './repository.ts';

const PER_PAGE = 200;
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
  async find(call, categoryId) {
    const place = await placeOf(call, categoryId);
    return place && categoryRecord(toCategory({ ...place.row, product_count: 0 }, place.collection), place.root?.id);
  },
  async remove(call, categoryId) {
    const place = await placeOf(call, categoryId);
    if (!place) return true;
    const { db, site } = call;
    const inside = await db
      .prepare(
        `SELECT 1 FROM item_categories WHERE site_id = ?1 AND category_id = ?2
         UNION ALL SELECT 1 FROM categories WHERE site_id = ?1 AND collection_id = ?3 AND parent_id = ?2 LIMIT 1`,
      )
      .bind(site.siteId, categoryId, place.collection.collectionId)
      .first();
    if (inside || place.row.type === 'ROOT') return false;
    await removeCategory(call, place.collection.collectionId, categoryId, place.row.version, { forGood: false });
    return true;
  },
  async list({ db, site }, cursor) {
    const { categories: page, nextPageCursor } = await listAllCategories(db, site.siteId, { cursor, limit: PER_PAGE });
    return { contents: page.map(({ category, rootId }) => categoryRecord(category, rootId)), nextPageCursor };
  },
});

/** Finds a category with its collection and that one's root. */
async function placeOf({ db, site }: OwnerCall, categoryId: string) {
  const collectionId = await db
    .prepare('SELECT collection_id FROM categories WHERE site_id = ?1 AND id = ?2')
    .bind(site.siteId, categoryId)
    .first<string>('collection_id');
  const collection = collectionId === null ? undefined : await findCollection(db, site.siteId, collectionId);
  const row = collection && (await findCategory(db, collection, categoryId));
  return collection && row && { collection, row, root: await findCategory(db, collection, '') };
}

function rooted(definition: CategoryDefinition, row: CategoryRow): CategoryDefinition {
  return row.type === 'ROOT' ? { ...definition, urlId: undefined } : definition;
}
