import type { CategoryDefinition } from '#runtime/contracts/category.ts';
import { failedGuard, isClash, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { type AuditEntry, auditStatement } from '../owner/service.ts';
import { siteTouched } from '../site/touch.ts';
import { freePath, isReserved, isTooDeep, pathOf, segmentOf } from './address.ts';
import { type CategoryRow, type Collection, findCategory, findCollection, findTaken } from './repository.ts';

/** Attempts of a change whose parent moves, or whose address is taken, between reading and writing. */
const ATTEMPTS = 5;

/** Returns where a category shall be; undefined for the root, which stays. */
export async function newPosition(
  call: OwnerCall,
  collection: Collection,
  row: CategoryRow,
  {
    parentCategoryId,
    urlId = row.url_id.slice(row.url_id.lastIndexOf('/') + 1),
  }: Pick<CategoryDefinition, 'parentCategoryId' | 'urlId'>,
) {
  if (row.type === 'ROOT') {
    if (parentCategoryId !== '' || urlId !== '') throw new ApiError('CATEGORY_IS_ROOT');
    return undefined;
  }
  const parent = await requireCategory(call, collection, parentCategoryId, 'parentCategoryId');
  if (parent.id === row.id) throw new ApiError('CATEGORY_CIRCLE', { fields: ['parentCategoryId'] });
  return { parent, path: checkPath(pathOf(parent.url_id, urlId)) };
}

/** Returns the address of a new category: the one that was asked for, or a free one that is made from the name. */
export async function choosePath(
  { db }: OwnerCall,
  collection: Collection,
  parent: CategoryRow,
  { displayName, urlId }: CategoryDefinition,
): Promise<string> {
  if (urlId !== undefined) return checkPath(pathOf(parent.url_id, urlId));
  const path = pathOf(parent.url_id, segmentOf(displayName));
  return checkPath(freePath(path, await findTaken(db, collection, path)));
}

function checkPath(path: string): string {
  if (isReserved(path)) throw new ApiError('CATEGORY_URL_TAKEN', { fields: ['urlId'] });
  if (isTooDeep(path)) throw new ApiError('CATEGORY_TOO_DEEP', { fields: ['parentCategoryId'] });
  return path;
}

/** Repeats a change that another one has overtaken between its reading and its writing. */
export async function again({ urlId }: { urlId?: string | undefined }, attempt: () => Promise<void>): Promise<void> {
  for (let left = ATTEMPTS - 1; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      const isTaken = isClash(error, 'categories.site_id, categories.collection_id');
      if (isTaken && urlId !== undefined) throw new ApiError('CATEGORY_URL_TAKEN', { fields: ['urlId'] });
      if (left > 0 && (isTaken || failedGuard(error) === 'VERSION_STALE')) continue;
      if (isClash(error, 'categories.site_id, categories.id')) throw new ApiError('CATEGORY_ID_TAKEN');
      throw refusalOf(error);
    }
  }
}

export async function write({ db, site, now }: OwnerCall, statements: D1PreparedStatement[]): Promise<void> {
  await db.batch([...statements, siteTouched(db, site.siteId, now)]);
}

export function audit(
  { db, site, owner, now }: OwnerCall,
  action: string,
  target: string,
  details: Record<string, number> = {},
  changes: AuditEntry['changes'] = [],
): D1PreparedStatement {
  return auditStatement(db, { siteId: site.siteId, keyId: owner.keyId, action, target, details, changes }, now);
}

/** Throws COLLECTION_NOT_FOUND, also for a collection of anything but products. */
export async function requireCollection({ db, site }: OwnerCall, collectionId: string): Promise<Collection> {
  const collection = await findCollection(db, site.siteId, collectionId);
  if (!collection) throw new ApiError('COLLECTION_NOT_FOUND');
  return collection;
}

export async function requireCategory(
  { db }: OwnerCall,
  collection: Collection,
  categoryId: string,
  field?: string,
): Promise<CategoryRow> {
  const row = await findCategory(db, collection, categoryId);
  if (!row) throw new ApiError('CATEGORY_NOT_FOUND', field === undefined ? {} : { fields: [field] });
  return row;
}
