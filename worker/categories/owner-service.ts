import type {
  CategoryDefinition,
  CategoryTarget,
  NewCategory,
  OwnerCategories,
  OwnerCategory,
  PlatformCategory,
} from '#runtime/contracts/category.ts';
import { CATEGORY_NAME_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { binStatements } from '../bin/service.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { changesOf, createOnce } from '../owner/service.ts';
import { deleteStatements, insertStatements, orderStatement, replaceStatements } from './changes.ts';
import { again, audit, choosePath, newPosition, requireCategory, requireCollection, write } from './changing.ts';
import { keptPlacingsStatement, readKeptCategories } from './kept.ts';
import {
  type CategoryRow,
  type Collection,
  findCategory,
  findCounted,
  listCategories,
  type Page,
  toCategory,
} from './repository.ts';
import { type RootCategory, rootCategoryStatements } from './statements.ts';

export async function readCategories(call: OwnerCall, collectionId: string, page: Page): Promise<OwnerCategories> {
  return listCategories(call.db, await requireCollection(call, collectionId), page);
}

export async function readCategory(call: OwnerCall, collectionId: string, categoryId: string): Promise<OwnerCategory> {
  const collection = await requireCollection(call, collectionId);
  const row = await findCounted(call.db, collection, categoryId);
  if (!row) throw new ApiError('CATEGORY_NOT_FOUND');
  return toCategory(row, collection);
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
      const { picture = null, ...rest } = definition;
      const written = { ...rest, picture: picture && JSON.stringify(picture) };
      await write(call, [
        ...reservation,
        ...insertStatements(db, collection, { ...written, id, place: { parent, path } }, now),
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

/** Replaces a category if it has not changed since `version`; what the definition leaves out stays. */
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
      const { displayIndex = row.display_index, picture } = definition;
      const written = {
        ...definition,
        displayIndex,
        picture: picture === undefined ? row.picture : picture && JSON.stringify(picture),
      };
      const statements = replaceStatements(db, collection, { ...written, row, place, version }, now);
      const before = toCategory({ ...row, product_count: 0 }, collection);
      const changes = changesOf(before, definition);
      await write(call, [
        ...statements,
        audit(call, 'category.changed', categoryId, { version: version + 1 }, changes),
      ]);
    });
  await refusingStale(change, () => findCategory(db, collection, categoryId));
  return readCategory(call, collectionId, categoryId);
}

/**
 * Puts a category in front of another one, or at the end of those of its parent. One that comes below another parent
 * moves with all below it, and their addresses with them.
 */
export async function placeCategory(
  call: OwnerCall,
  collectionId: string,
  categoryId: string,
  { parentCategoryId, beforeCategoryId }: CategoryTarget,
): Promise<OwnerCategory> {
  const { db, now } = call;
  const collection = await requireCollection(call, collectionId);
  await again({ urlId: 'given' }, async () => {
    const row = await requireCategory(call, collection, categoryId);
    if (row.type === 'ROOT') throw new ApiError('CATEGORY_IS_ROOT');
    const place = await newPosition(call, collection, row, { parentCategoryId });
    const parentId = place?.parent.id ?? '';
    const before = beforeCategoryId === null ? null : await findCategory(db, collection, beforeCategoryId);
    if (before === undefined || (before && (before.parent_id !== parentId || before.id === row.id))) {
      throw new ApiError('CATEGORY_NOT_FOUND', { fields: ['beforeCategoryId'] });
    }
    const { id, display_name: displayName, page_rendering: rendering, version, picture } = row;
    const pageRendering = rendering as CategoryDefinition['pageRendering'];
    const written = { displayName, pageRendering, displayIndex: row.display_index, picture };
    const isMoved = parentId !== row.parent_id;
    await write(call, [
      ...(isMoved ? replaceStatements(db, collection, { ...written, row, place, version }, now) : []),
      orderStatement(db, call.site.siteId, { id, parentId, beforeId: beforeCategoryId }, now),
      audit(call, 'category.placed', categoryId),
    ]);
  });
  return readCategory(call, collectionId, categoryId);
}

/**
 * Deletes a category with all below it; products stay, and are in it no more. The bin keeps the categories and which
 * products were in them, unless they are deleted for good. Throws BIN_TOO_LARGE.
 */
export async function removeCategory(
  call: OwnerCall,
  collectionId: string,
  categoryId: string,
  version: number,
  { forGood }: { forGood: boolean },
): Promise<void> {
  const { db, now } = call;
  const collection = await requireCollection(call, collectionId);
  const change = () =>
    again({ urlId: 'given' }, async () => {
      const row = await requireCategory(call, collection, categoryId);
      if (row.type === 'ROOT') throw new ApiError('CATEGORY_IS_ROOT');
      if (row.version !== version) throw new ApiError('VERSION_STALE');
      await write(call, [
        audit(call, 'category.deleted', categoryId),
        ...(forGood ? [] : await keptStatements(call, collection, row)),
        ...deleteStatements(db, collection, row, version, now),
      ]);
    });
  await refusingStale(change, () => findCategory(db, collection, categoryId));
}

async function keptStatements(
  call: OwnerCall,
  collection: Collection,
  { id, url_id, display_name: title }: CategoryRow,
) {
  const { parts, expected } = await readKeptCategories(call, collection, url_id);
  const kept = { kind: 'category', target: id, title, parts } as const;
  return [expected, ...binStatements(call, kept), keptPlacingsStatement(call, id, parts)];
}

function rootOf({ db, now }: OwnerCall, { siteId, collectionId, title }: Collection): D1PreparedStatement[] {
  const displayName = title.slice(0, CATEGORY_NAME_MAX_LENGTH);
  return rootCategoryStatements(db, { siteId, collectionId, id: sortableId(now), displayName }, now);
}
