import {
  CATEGORY_NAME_MAX_LENGTH,
  type CategoryDefinition,
  type NewCategory,
  type OwnerCategories,
  type OwnerCategory,
  type PlatformCategory,
} from '#runtime/contracts/category.ts';
import { failedGuard, isClash, refusalOf } from '../db/guards.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { auditStatement, createOnce } from '../owner/service.ts';
import { siteTouched } from '../site/touch.ts';
import { freePath, isReserved, isTooDeep, pathOf, segmentOf } from './address.ts';
import { deleteStatements, insertStatements, replaceStatements } from './changes.ts';
import {
  type CategoryRow,
  type Collection,
  findCategory,
  findCollection,
  findTaken,
  listCategories,
  type Page,
  toCategory,
} from './repository.ts';
import { type RootCategory, rootCategoryStatements } from './statements.ts';

/** Attempts of a change whose parent moves, or whose address is taken, between reading and writing. */
const ATTEMPTS = 5;

export async function readCategories(call: OwnerCall, collectionId: string, page: Page): Promise<OwnerCategories> {
  return listCategories(call.db, await requireCollection(call, collectionId), page);
}

export async function readCategory(call: OwnerCall, collectionId: string, categoryId: string): Promise<OwnerCategory> {
  const collection = await requireCollection(call, collectionId);
  return toCategory(await requireCategory(call, collection, categoryId), collection);
}

/** Creates a category, and the root of a collection that has none. */
export async function createCategory(
  call: OwnerCall,
  collectionId: string,
  { id = sortableId(call.now), ...definition }: NewCategory,
): Promise<OwnerCategory> {
  const { db, now } = call;
  const collection = await requireCollection(call, collectionId);
  const created = await createOnce(call, id, async (reservation) => {
    if (!(await findCategory(db, collection, ''))) await db.batch(rootOf(call, collection));
    await again(definition, async () => {
      const parent = await requireCategory(call, collection, definition.parentCategoryId, 'parentCategoryId');
      const path = await choosePath(call, collection, parent, definition);
      await write(call, [
        ...reservation,
        ...insertStatements(db, collection, { ...definition, id, place: { parent, path } }, now),
        audit(call, 'category.created', id),
      ]);
    });
  });
  return readCategory(call, collectionId, created);
}

/** Gives a collection without a root this one. */
export async function createRoot(
  call: OwnerCall,
  collectionId: string,
  fields: Omit<RootCategory, 'siteId' | 'collectionId'>,
): Promise<void> {
  const { db, site, now } = call;
  await requireCollection(call, collectionId);
  const root = { ...fields, siteId: site.siteId, collectionId };
  await write(call, [...rootCategoryStatements(db, root, now), audit(call, 'category.created', fields.id)]);
}

/** Makes the root of a collection as the platform's clients do, or gives the one that is there this name. */
export async function writeRoot(
  call: OwnerCall,
  collectionId: string,
  { displayName, pageRendering, displayIndex, parentCategoryId }: Omit<PlatformCategory, 'type'>,
): Promise<OwnerCategory> {
  if (parentCategoryId !== '') throw new ApiError('INVALID_REQUEST', { fields: ['parentCategoryId'] });
  const collection = await requireCollection(call, collectionId);
  await call.db.batch(rootOf(call, collection));
  const { id, version } = await requireCategory(call, collection, '');
  const definition = { displayName, pageRendering, displayIndex, parentCategoryId };
  return changeCategory(call, collectionId, id, version, definition);
}

/** Replaces a category if it has not changed since `version`; a change of name alone leaves its address. */
export async function changeCategory(
  call: OwnerCall,
  collectionId: string,
  categoryId: string,
  version: number,
  definition: CategoryDefinition,
): Promise<OwnerCategory> {
  const { db, now } = call;
  const collection = await requireCollection(call, collectionId);
  const change = () =>
    again({ urlId: 'given' }, async () => {
      const row = await requireCategory(call, collection, categoryId);
      if (row.version !== version) throw new ApiError('VERSION_STALE');
      const place = await newPosition(call, collection, row, definition);
      const statements = replaceStatements(db, collection, { ...definition, row, place, version }, now);
      await write(call, [...statements, audit(call, 'category.changed', categoryId, { version: version + 1 })]);
    });
  await refusingStale(change, () => findCategory(db, collection, categoryId));
  return readCategory(call, collectionId, categoryId);
}

/** Deletes a category with all below it; products stay, and are in it no more. */
export async function removeCategory(
  call: OwnerCall,
  collectionId: string,
  categoryId: string,
  version: number,
): Promise<void> {
  const { db } = call;
  const collection = await requireCollection(call, collectionId);
  const change = async () => {
    const row = await requireCategory(call, collection, categoryId);
    if (row.type === 'ROOT') throw new ApiError('CATEGORY_IS_ROOT');
    const statements = deleteStatements(db, collection, row, version);
    await write(call, [audit(call, 'category.deleted', categoryId), ...statements]).catch((error: unknown) => {
      throw refusalOf(error);
    });
  };
  await refusingStale(change, () => findCategory(db, collection, categoryId));
}

async function newPosition(
  call: OwnerCall,
  collection: Collection,
  row: CategoryRow,
  { parentCategoryId, urlId = row.url_id.slice(row.url_id.lastIndexOf('/') + 1) }: CategoryDefinition,
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
async function choosePath(
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
async function again({ urlId }: { urlId?: string | undefined }, attempt: () => Promise<void>): Promise<void> {
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

async function write({ db, site, now }: OwnerCall, statements: D1PreparedStatement[]): Promise<void> {
  await db.batch([...statements, siteTouched(db, site.siteId, now)]);
}

function audit(
  { db, site, owner, now }: OwnerCall,
  action: string,
  target: string,
  details: Record<string, number> = {},
): D1PreparedStatement {
  return auditStatement(db, { siteId: site.siteId, keyId: owner.keyId, action, target, details }, now);
}

function rootOf({ db, now }: OwnerCall, { siteId, collectionId, title }: Collection): D1PreparedStatement[] {
  const displayName = title.slice(0, CATEGORY_NAME_MAX_LENGTH);
  return rootCategoryStatements(db, { siteId, collectionId, id: sortableId(now), displayName }, now);
}

/** Throws COLLECTION_NOT_FOUND, also for a collection of anything but products. */
async function requireCollection({ db, site }: OwnerCall, collectionId: string): Promise<Collection> {
  const collection = await findCollection(db, site.siteId, collectionId);
  if (!collection) throw new ApiError('COLLECTION_NOT_FOUND');
  return collection;
}

async function requireCategory(
  { db }: OwnerCall,
  collection: Collection,
  categoryId: string,
  field?: string,
): Promise<CategoryRow> {
  const row = await findCategory(db, collection, categoryId);
  if (!row) throw new ApiError('CATEGORY_NOT_FOUND', field === undefined ? {} : { fields: [field] });
  return row;
}
