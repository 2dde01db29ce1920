/**
 * Stock of variants, and what checkouts have reserved of it. The trigger `stock_changed` counts a variant's
 * `stock_version` up with each change of its stock.
 */

import type { StockResponse } from '#runtime/contracts/inventory.ts';
import { ApiError } from '../http/errors.ts';
import type { Site } from '../site/site.ts';
import { findStock } from './repository.ts';

export { findAvailability } from './availability.ts';
export { commitStatements, expectFreeStatement } from './commit.ts';
export { expectUnreservedCollectionStatement, expectUnreservedStatement } from './expect-unreserved.ts';
export { deleteOldHistory } from './history.ts';
export { keptUnitsOfProduct, UNITS_OF_PRODUCT } from './kept-units.ts';
export { RESERVATION_MS, reservedElsewhere } from './live-reservations.ts';
export { findOverdue } from './overdue.ts';
export {
  deleteOldReservations,
  findReserved,
  forgetStatement,
  type Quantities,
  type Reserved,
  releaseStatement,
  reserveAllStatement,
  reserveStatements,
  trimStatement,
} from './reservations.ts';
export { canRestock, restockStatements } from './restock.ts';
export { SHARE_MS, shareOf } from './shares.ts';
export { planStockBack, type StockMove } from './stock-back.ts';
export {
  firstStockStatements,
  levelOf,
  type StockCause,
  stockLevelStatements,
  type VariantLevel,
} from './stock-levels.ts';

/** Reads a product's stock for a visitor with these lock keys (JSON). Throws INVALID_REQUEST and ITEM_NOT_FOUND. */
export async function readStock(
  db: D1Database,
  site: Site,
  itemId: string | undefined,
  lockKeys: string,
): Promise<StockResponse> {
  if (!itemId) throw new ApiError('INVALID_REQUEST', { fields: ['itemId'] });
  const results = await findStock(db, site.siteId, itemId, lockKeys);
  if (!results) throw new ApiError('ITEM_NOT_FOUND');
  return { results };
}
