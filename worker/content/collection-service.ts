import type {
  CollectionDefinition,
  ItemOrder,
  NewCollection,
  OwnerCollection,
  OwnerCollections,
} from '#runtime/contracts/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { sortableId } from '../db/sortable-id.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { requireScope } from '../http/require-scope.ts';
import { refusingStale } from '../http/version.ts';
import { pageEntries } from '../navigation/service.ts';
import { changesOf, createOnce } from '../owner/service.ts';
import { deleteCollection, insertCollection, orderItems, replaceCollection } from './changes.ts';
import { checkCollection } from './check-collection.ts';
import { keptPageStatements } from './kept-page.ts';
import { type PageRequest, pageOf, readPositionKey } from './list-pages.ts';
import { reorder } from './order.ts';
import { findCollection, listCollections, readItemIds } from './repository.ts';
import { withFreeAddress } from './retry-address.ts';

export async function readCollections({ db, site }: OwnerCall, page: PageRequest): Promise<OwnerCollections> {
  const found = await listCollections(db, site.siteId, readPositionKey(page.cursor), page.limit + 1);
  const { entries, ...rest } = pageOf(found, page.limit);
  return { collections: entries, ...rest };
}

export async function readCollection({ db, site }: OwnerCall, id: string): Promise<OwnerCollection> {
  const collection = await findCollection(db, site.siteId, id);
  if (!collection) throw new ApiError('COLLECTION_NOT_FOUND');
  return collection;
}

export async function createCollection(
  call: OwnerCall,
  { id, ...definition }: NewCollection,
): Promise<OwnerCollection> {
  const collectionId = id ?? sortableId(call.now);
  const created = await createOnce(call, collectionId, async (reservation) => {
    await withFreeAddress(definition.urlId === undefined, async () => {
      await insertCollection(call, await checkCollection(call, definition, collectionId), reservation);
    });
  });
  return readCollection(call, created);
}

/** Replaces a collection that has not changed since `version`. Its type stays, because its items depend on it. */
export async function changeCollection(
  call: OwnerCall,
  id: string,
  version: number,
  definition: CollectionDefinition,
): Promise<OwnerCollection> {
  const current = await readCollection(call, id);
  if (definition.type !== current.type) throw new ApiError('INVALID_REQUEST', { fields: ['type'] });
  const collection = await checkCollection(call, completed(definition, current), id);
  const isReordered = collection.options.order !== current.options.order;
  const changes = changesOf(current, collection);
  await ifCurrent(call, id, () => replaceCollection(call, version, collection, { isReordered, changes }));
  return readCollection(call, id);
}

/**
 * Adds what a change leaves out and a collection keeps: its address, and who may see it. No change without the field
 * opens it.
 */
export function completed(
  definition: CollectionDefinition,
  current: OwnerCollection | undefined,
): CollectionDefinition {
  if (!current) return definition;
  const { urlId, memberAreaId } = current;
  return { urlId, memberAreaId, ...definition, isLocked: current.isLocked || definition.isLocked };
}

/** How often a page is read anew where something on it changes while it is deleted. */
const DELETION_TRIES = 4;

/**
 * Deletes a collection with its items and its entries of menus. The bin keeps all of them, unless they are deleted for
 * good. The caller must repeat its title and, where products go, have the scope that deletes them. Throws BIN_TOO_LARGE.
 */
export async function removeCollection(
  call: OwnerCall,
  id: string,
  version: number,
  { title, forGood }: { title: string; forGood: boolean },
  tries = DELETION_TRIES,
): Promise<void> {
  const { db, site } = call;
  const collection = await readCollection(call, id);
  if (collection.title !== title) throw new ApiError('INVALID_REQUEST', { fields: ['confirm'] });
  if (collection.type === 'products') requireScope(call.owner.scopes, 'catalogue:write');
  const { entries, statements: menus } = await pageEntries(call, id);
  const items = await readItemIds(db, site.siteId, id);
  const kept = forGood ? [] : await keptPageStatements(call, collection, entries);
  try {
    await ifCurrent(call, id, () => deleteCollection(call, id, version, { items: items.length, kept, menus }));
  } catch (error) {
    const isOvertaken = error instanceof ApiError && error.code === 'VERSION_STALE' && collection.version === version;
    if (!isOvertaken || tries <= 1) throw error;
    await removeCollection(call, id, version, { title, forGood }, tries - 1);
  }
}

/**
 * Moves items of a collection in the owner's order that is still at `version`. Whoever keeps the products may move them;
 * other items need the scope that writes them.
 */
export async function moveItems(
  call: OwnerCall,
  id: string,
  version: number,
  order: ItemOrder,
): Promise<OwnerCollection> {
  const { db, site } = call;
  const collection = await readCollection(call, id);
  requireScope(call.owner.scopes, collection.type === 'products' ? 'catalogue:write' : 'content:write');
  const { content: texts } = await textsIn(call.readerLanguage);
  if (collection.options.order !== 'owner') throw new ApiError('INVALID_REQUEST', { text: texts.orderedByDate });
  const result = reorder(await readItemIds(db, site.siteId, id), order);
  if ('unknown' in result) {
    const errors = { itemIds: fill(texts.notInCollection, { val: result.unknown }) };
    throw new ApiError('INVALID_REQUEST', { errors });
  }
  await ifCurrent(call, id, () => orderItems(call, id, version, result.ids));
  return readCollection(call, id);
}

function ifCurrent({ db, site }: OwnerCall, id: string, change: () => Promise<void>): Promise<void> {
  return refusingStale(change, () => findCollection(db, site.siteId, id));
}
