import { MAX_STOCK } from '#runtime/contracts/owner-limits.ts';
import type {
  OwnerStock,
  OwnerStockList,
  StockAdjustment,
  StockHistory,
  StockLevel,
} from '#runtime/contracts/stock.ts';
import { failedGuard, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { refusingStale } from '../http/version.ts';
import { auditStatement, changesOf, createOnce } from '../owner/service.ts';
import { readHistory } from './history.ts';
import type { StockSearch } from './list-sections.ts';
import { findVariantStock, listStock } from './owner-list.ts';
import { expectStockVersion, stockAdjustmentStatements, stockLevelStatements } from './stock-levels.ts';

export function readStockList({ db, site, now }: OwnerCall, search: Omit<StockSearch, 'now'>): Promise<OwnerStockList> {
  return listStock(db, site.siteId, { ...search, now });
}

/** Throws VARIANT_NOT_FOUND. */
export async function readVariantStock({ db, site, now }: OwnerCall, variantId: string): Promise<OwnerStock> {
  const stock = await findVariantStock(db, site.siteId, variantId, now);
  if (!stock) throw new ApiError('VARIANT_NOT_FOUND');
  return stock;
}

/** Sets a variant's stock if it has not changed since `version`. Throws VERSION_STALE, STOCK_ENDLESS and STOCK_RESERVED. */
export async function setStock(
  call: OwnerCall,
  variantId: string,
  version: number,
  { quantity = 0, unlimited, reason, note }: StockLevel,
): Promise<OwnerStock> {
  const { db, site, owner, now } = call;
  const { siteId } = site;
  const before = await readVariantStock(call, variantId);
  if (before.isEndless) throw new ApiError('STOCK_ENDLESS');
  const cause = { siteId, keyId: owner.keyId, reason, note };
  const details = unlimited ? { unlimited } : { quantity };
  const changes = changesOf(before, unlimited ? { unlimited } : { quantity, unlimited });
  await refusingStale(
    () =>
      change(call, variantId, 'quantity', [
        expectStockVersion(db, siteId, { variantId, version }),
        ...stockLevelStatements(db, cause, [{ variantId, quantity, unlimited }], now),
        auditStatement(
          db,
          { siteId, keyId: owner.keyId, action: 'stock.set', target: variantId, details, changes },
          now,
        ),
      ]),
    () => findVariantStock(db, siteId, variantId, now),
  );
  return readVariantStock(call, variantId);
}

/** Adds units or takes some away, once for each Idempotency-Key. A repeat gets the present stock. */
export async function adjustStock(
  call: OwnerCall,
  variantId: string,
  { difference, reason, note }: StockAdjustment,
): Promise<OwnerStock> {
  const { db, site, owner, now } = call;
  const { siteId } = site;
  const cause = { siteId, keyId: owner.keyId, reason, note };
  await createOnce(call, variantId, async (reservation) => {
    const { quantity } = await readVariantStock(call, variantId);
    if (quantity + difference > MAX_STOCK) throw new ApiError('INVALID_REQUEST', { fields: ['difference'] });
    await change(call, variantId, 'difference', [
      ...reservation,
      ...stockAdjustmentStatements(db, cause, { variantId, difference }, now),
      auditStatement(
        db,
        { siteId, keyId: owner.keyId, action: 'stock.adjusted', target: variantId, details: { difference, reason } },
        now,
      ),
    ]);
  });
  return readVariantStock(call, variantId);
}

export async function readStockHistory(
  call: OwnerCall,
  variantId: string,
  page: { cursor?: string | undefined; limit: number },
): Promise<StockHistory> {
  await readVariantStock(call, variantId);
  return readHistory(call.db, { siteId: call.site.siteId, variantId }, page);
}

/** Runs a batch that changes stock; its refusal says how many units are reserved. */
async function change(
  call: OwnerCall,
  variantId: string,
  field: 'quantity' | 'difference',
  statements: D1PreparedStatement[],
): Promise<void> {
  try {
    await call.db.batch(statements);
  } catch (error) {
    if (failedGuard(error) !== 'STOCK_RESERVED') throw refusalOf(error);
    const { reserved } = await readVariantStock(call, variantId);
    throw new ApiError('STOCK_RESERVED', { fields: [field], values: { units: reserved } });
  }
}
