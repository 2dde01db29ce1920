import { MAX_GALLERIES, MAX_ORDERED_ITEMS } from '#runtime/contracts/content-limits.ts';
import { RECORD_TYPE } from '#runtime/contracts/enumerations.ts';
import type { AuditChange } from '#runtime/contracts/owner.ts';
import { isPublic } from '../catalogue/service.ts';
import { guard, isClash, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { expectUnreservedCollectionStatement } from '../inventory/service.ts';
import { type AuditEntry, auditStatement } from '../owner/service.ts';
import { priceHistoryStatements } from '../prices/service.ts';
import { keepGoneCollection, keepGoneItem } from '../site/former-addresses.ts';
import { siteTouched } from '../site/touch.ts';
import { productMessages } from '../webhooks/service.ts';
import { collectionStatements, type StoredCollection } from './collection-statements.ts';
import { itemStatements, type StoredItem } from './item-statements.ts';
import { positionsStatement } from './positions.ts';

type Change = Pick<OwnerCall, 'db' | 'site' | 'owner' | 'now'>;
/** Statements that belong before a creation's own. */
type Reservation = D1PreparedStatement[];

const COLLECTION = 'SELECT 1 FROM collections WHERE site_id = ?1 AND id = ?2';
const ITEM = 'SELECT 1 FROM items WHERE site_id = ?1 AND id = ?2 AND product_type IS NULL';

export async function insertCollection(change: Change, collection: StoredCollection, reservation: Reservation) {
  const { db, site, now } = change;
  await write(change, [
    ...reservation,
    guard(db, site.siteId, { CONTENT_ID_TAKEN: `EXISTS (${COLLECTION})` }, collection.id),
    ...collectionStatements(db, site.siteId, collection, now),
    audit(change, 'collection.created', collection.id),
  ]);
}

/** Replaces a collection that is still at `version`. `isReordered`: its items get places by another order. */
export async function replaceCollection(
  change: Change,
  version: number,
  collection: StoredCollection,
  { isReordered, changes }: { isReordered: boolean; changes: readonly AuditChange[] },
) {
  const { db, site, now } = change;
  const { id, options } = collection;
  await write(change, [
    expectCollection(change, id, version),
    ...(isReordered && options.order === 'owner' ? [refuseMore(change, id, MAX_ORDERED_ITEMS)] : []),
    ...collectionStatements(db, site.siteId, collection, now),
    ...(isReordered ? [positionsStatement(db, site.siteId, id, options.order)] : []),
    ...priceHistoryStatements(db, site.siteId, { collectionId: id }, now),
    audit(change, 'collection.changed', id, { version: version + 1 }, changes),
  ]);
}

/**
 * Deletes a collection that is still at `version`, with its items, unless a checkout has reserved some of them. `kept` put
 * them into the bin, and `menus` take its entries out of the menus.
 */
export async function deleteCollection(
  change: Change,
  id: string,
  version: number,
  {
    items,
    kept,
    menus,
  }: { items: number; kept: readonly D1PreparedStatement[]; menus: readonly D1PreparedStatement[] },
) {
  const { db, site, now } = change;
  await write(change, [
    expectCollection(change, id, version),
    expectUnreservedCollectionStatement(db, site.siteId, id, now),
    productMessages(db, site.siteId, 'deleted', 'collection_id = ?2', id),
    audit(change, 'collection.deleted', id, { items }),
    ...kept,
    ...menus,
    ...keepGoneCollection(db, { siteId: site.siteId, now }, id),
    db.prepare('DELETE FROM collections WHERE site_id = ?1 AND id = ?2').bind(site.siteId, id),
    siteTouched(db, site.siteId, now),
  ]);
}

/** Puts the items of a collection that is still at `version` into the order of `ids`; any other item stays in its place. */
export async function orderItems(change: Change, id: string, version: number, ids: readonly string[]) {
  const { db, site, now } = change;
  const isMoved = `id IN (SELECT moved.id FROM json_each(?3) ordered
    CROSS JOIN items moved ON moved.site_id = ?1 AND moved.id = ordered.value
    WHERE moved.collection_id = ?2 AND moved.position <> ordered.key)`;
  await write(change, [
    expectCollection(change, id, version),
    productMessages(db, site.siteId, 'changed', isMoved, id, JSON.stringify(ids)),
    db
      .prepare(
        `UPDATE items INDEXED BY items_by_collection SET position = ordered.key, version = version + 1 FROM json_each(?3) AS ordered
         WHERE items.site_id = ?1 AND items.collection_id = ?2 AND items.id = ordered.value
           AND items.position <> ordered.key`,
      )
      .bind(site.siteId, id, JSON.stringify(ids)),
    db
      .prepare('UPDATE collections SET version = version + 1, updated_at = ?3 WHERE site_id = ?1 AND id = ?2')
      .bind(site.siteId, id, now),
    siteTouched(db, site.siteId, now),
    audit(change, 'collection.ordered', id, { version: version + 1 }),
  ]);
}

export async function insertItem(change: Change, item: StoredItem, reservation: Reservation) {
  const { db, site, now } = change;
  const collection = 'SELECT 1 FROM collections WHERE site_id = ?1 AND id = ?3';
  await write(change, [
    ...reservation,
    guard(
      db,
      site.siteId,
      {
        COLLECTION_NOT_FOUND: `NOT EXISTS (${collection})`,
        CONTENT_ID_TAKEN: 'EXISTS (SELECT 1 FROM items WHERE site_id = ?1 AND id = ?2)',
        COLLECTION_FULL: `EXISTS (${collection} AND COALESCE(options ->> 'order', 'owner') = 'owner')
          AND (SELECT count(*) FROM items INDEXED BY items_by_collection WHERE site_id = ?1 AND collection_id = ?3) >= ?4`,
      },
      item.id,
      item.collectionId,
      MAX_ORDERED_ITEMS,
    ),
    ...itemStatements(db, site.siteId, item, now),
    refuseMoreGalleries(change),
    audit(change, 'item.created', item.id),
  ]);
}

/** Replaces an item that is still at `version`. */
export async function replaceItem(change: Change, version: number, item: StoredItem, changes: readonly AuditChange[]) {
  const { db, site, now } = change;
  await write(change, [
    expectItem(change, item.id, version),
    ...itemStatements(db, site.siteId, item, now),
    ...(item.recordType === 'gallery' ? [refuseMoreGalleries(change)] : []),
    audit(change, 'item.changed', item.id, { version: version + 1 }, changes),
  ]);
}

/** Deletes an item that is still at `version`; `kept` put it into the bin. */
export async function deleteItem(change: Change, id: string, version: number, kept: readonly D1PreparedStatement[]) {
  const { db, site, now } = change;
  await write(change, [
    expectItem(change, id, version),
    audit(change, 'item.deleted', id),
    ...kept,
    ...keepGoneItem(db, { siteId: site.siteId, now }, id, isPublic('i')),
    db.prepare('DELETE FROM items WHERE site_id = ?1 AND id = ?2').bind(site.siteId, id),
    siteTouched(db, site.siteId, now),
  ]);
}

function expectCollection({ db, site }: Change, id: string, version: number) {
  const conditions = {
    COLLECTION_NOT_FOUND: `NOT EXISTS (${COLLECTION})`,
    VERSION_STALE: `NOT EXISTS (${COLLECTION} AND version = ?3)`,
  };
  return guard(db, site.siteId, conditions, id, version);
}

function expectItem({ db, site }: Change, id: string, version: number) {
  const conditions = {
    CONTENT_NOT_FOUND: `NOT EXISTS (${ITEM})`,
    VERSION_STALE: `NOT EXISTS (${ITEM} AND version = ?3)`,
  };
  return guard(db, site.siteId, conditions, id, version);
}

function refuseMore({ db, site }: Change, collectionId: string, most: number) {
  const count = 'SELECT count(*) FROM items WHERE site_id = ?1 AND collection_id = ?2';
  return guard(db, site.siteId, { COLLECTION_FULL: `(${count}) > ?3` }, collectionId, most);
}

function refuseMoreGalleries({ db, site }: Change) {
  const count = `SELECT count(*) FROM items WHERE site_id = ?1 AND record_type = ${RECORD_TYPE.gallery}`;
  return guard(db, site.siteId, { GALLERIES_FULL: `(${count}) > ?2` }, MAX_GALLERIES);
}

function audit(
  { db, site, owner, now }: Change,
  action: string,
  target: string,
  details: AuditEntry['details'] = {},
  changes: AuditEntry['changes'] = [],
) {
  return auditStatement(db, { siteId: site.siteId, keyId: owner.keyId, action, target, details, changes }, now);
}

async function write({ db }: Change, statements: D1PreparedStatement[]): Promise<void> {
  try {
    await db.batch(statements);
  } catch (error) {
    // Another call may have taken the address since it was checked.
    if (isClash(error, 'collections.site_id, collections.url_id'))
      throw new ApiError('URL_TAKEN', { fields: ['urlId'] });
    if (isClash(error, 'items.site_id, items.collection_id')) throw new ApiError('URL_TAKEN', { fields: ['urlSlug'] });
    throw refusalOf(error);
  }
}
