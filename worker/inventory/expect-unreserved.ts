import { guard } from '../db/guards.ts';
import { reservedOf } from './stock-rows.ts';

/**
 * Returns a guard that fails its batch with PRODUCT_BEING_BOUGHT while checkouts have reserved units of a product's
 * variants other than `kept`, so that nobody pays for what goes in the same moment.
 */
export function expectUnreservedStatement(
  db: D1Database,
  siteId: string,
  itemId: string,
  kept: readonly string[],
  now: number,
): D1PreparedStatement {
  const isReserved = `EXISTS (SELECT 1 FROM variants v INDEXED BY variants_by_item
    WHERE v.site_id = ?1 AND v.item_id = ?2 AND v.id NOT IN (SELECT value FROM json_each(?3))
      AND ${reservedOf('v.id', '?4')} > 0)`;
  return guard(db, siteId, { PRODUCT_BEING_BOUGHT: isReserved }, itemId, JSON.stringify(kept), now);
}

/** Returns a guard that fails its batch with PRODUCT_BEING_BOUGHT while checkouts have reserved units of a collection. */
export function expectUnreservedCollectionStatement(
  db: D1Database,
  siteId: string,
  collectionId: string,
  now: number,
): D1PreparedStatement {
  const isReserved = `EXISTS (SELECT 1 FROM items i INDEXED BY items_by_collection
    CROSS JOIN variants v INDEXED BY variants_by_item ON v.site_id = i.site_id AND v.item_id = i.id
    WHERE i.site_id = ?1 AND i.collection_id = ?2 AND ${reservedOf('v.id', '?3')} > 0)`;
  return guard(db, siteId, { PRODUCT_BEING_BOUGHT: isReserved }, collectionId, now);
}
