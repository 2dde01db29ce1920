import type { OWNER_STOCK_REASONS } from '#runtime/contracts/enumerations.ts';
import { guard } from '../db/guards.ts';
import { CHANGE_ID, FIRST_CHANGE_ID } from './history.ts';
import { keptUnitsStatement } from './kept-units.ts';
import { recordStatements } from './record-changes.ts';
import { HAS_ENDLESS_STOCK, reservedOf } from './stock-rows.ts';

/** Who changes stock, and why. */
export interface StockCause {
  siteId: string;
  keyId: string;
  reason: (typeof OWNER_STOCK_REASONS)[number];
  /** The owner's words; '' for none. */
  note: string;
}

/** The stock that a variant shall have; the quantity of an unlimited one is 0. */
export interface VariantLevel {
  variantId: string;
  quantity: number;
  unlimited: boolean;
}

/** Returns a level of `stock` units, as owners write them. */
export function levelOf(variantId: string, stock: number | 'unlimited'): VariantLevel {
  return stock === 'unlimited'
    ? { variantId, quantity: 0, unlimited: true }
    : { variantId, quantity: stock, unlimited: false };
}

/**
 * Returns the statements that set the stock of variants and write it into their history, for one batch. It fails with
 * VARIANT_NOT_FOUND, and with STOCK_RESERVED where less would be left than checkouts have reserved. A variant that has
 * this stock already, and one of a digital product or gift card, does not change.
 */
export function stockLevelStatements(
  db: D1Database,
  cause: StockCause,
  levels: readonly VariantLevel[],
  now: number,
): D1PreparedStatement[] {
  const { siteId } = cause;
  const wanted = JSON.stringify(levels.map((level) => ({ ...level, unlimited: Number(level.unlimited) })));
  const from = `FROM json_each(?2) wanted
    CROSS JOIN variants v ON v.site_id = ?1 AND v.id = wanted.value ->> 'variantId'
    JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id AND NOT ${HAS_ENDLESS_STOCK}`;
  const quantity = "wanted.value ->> 'quantity'";
  const unlimited = "wanted.value ->> 'unlimited'";
  const isUnknown = `EXISTS (SELECT 1 FROM json_each(?2) wanted WHERE NOT EXISTS (
    SELECT 1 FROM variants v WHERE v.site_id = ?1 AND v.id = wanted.value ->> 'variantId'))`;
  const isTooLow = `EXISTS (SELECT 1 ${from} WHERE ${unlimited} = 0
    AND (v.unlimited = 1 OR ${quantity} < v.qty_in_stock) AND ${quantity} < ${reservedOf('v.id', '?3')})`;
  const changes = `SELECT ${CHANGE_ID} AS id, v.id AS variant_id, ${quantity} - v.qty_in_stock AS difference,
      ${quantity} AS quantity, ${unlimited} AS unlimited ${from}
    WHERE (v.qty_in_stock, v.unlimited) <> (${quantity}, ${unlimited})`;
  return [
    guard(db, siteId, { VARIANT_NOT_FOUND: isUnknown, STOCK_RESERVED: isTooLow }, wanted, now),
    ...recordStatements(db, { ...cause, changes, values: [wanted], now }),
    db
      .prepare(
        `UPDATE variants SET (qty_in_stock, unlimited) = (
           SELECT ${quantity}, ${unlimited} FROM json_each(?2) wanted WHERE wanted.value ->> 'variantId' = variants.id)
         WHERE site_id = ?1 AND id IN (SELECT v.id ${from})`,
      )
      .bind(siteId, wanted),
    keptUnitsStatement(db, siteId, `SELECT value ->> 'variantId' AS id FROM json_each(?2)`, wanted),
  ];
}

/**
 * Returns the statements that write into the history what variants begin with, for a batch that inserts those of them
 * that do not exist yet, after these statements.
 */
export function firstStockStatements(
  db: D1Database,
  cause: StockCause,
  levels: readonly VariantLevel[],
  now: number,
): D1PreparedStatement[] {
  const stocked = levels.filter(({ quantity, unlimited }) => unlimited || quantity > 0);
  const changes = `SELECT ${FIRST_CHANGE_ID} AS id, first.value ->> 'variantId' AS variant_id,
      first.value ->> 'quantity' AS difference, first.value ->> 'quantity' AS quantity,
      first.value ->> 'unlimited' AS unlimited
    FROM json_each(?2) first
    WHERE NOT EXISTS (SELECT 1 FROM variants WHERE site_id = ?1 AND id = first.value ->> 'variantId')`;
  return recordStatements(db, { ...cause, changes, values: [JSON.stringify(stocked)], now });
}

/** Returns the statements that add units to a variant's stock or take some away, after a guard for its batch. */
export function stockAdjustmentStatements(
  db: D1Database,
  cause: StockCause,
  { variantId, difference }: { variantId: string; difference: number },
  now: number,
): D1PreparedStatement[] {
  const { siteId } = cause;
  const variant = 'SELECT 1 FROM variants v JOIN items i ON i.site_id = v.site_id AND i.id = v.item_id';
  const own = 'v.site_id = ?1 AND v.id = ?2';
  const changes = `SELECT ${CHANGE_ID} AS id, v.id AS variant_id, ?3 AS difference, v.qty_in_stock + ?3 AS quantity,
      0 AS unlimited
    FROM variants v WHERE ${own}`;
  return [
    guard(
      db,
      siteId,
      {
        VARIANT_NOT_FOUND: `NOT EXISTS (${variant} WHERE ${own})`,
        STOCK_ENDLESS: `EXISTS (${variant} WHERE ${own} AND ${HAS_ENDLESS_STOCK})`,
        STOCK_UNLIMITED: `EXISTS (${variant} WHERE ${own} AND v.unlimited = 1)`,
        STOCK_RESERVED: `?3 < 0 AND EXISTS (${variant} WHERE ${own}
          AND v.qty_in_stock + ?3 < ${reservedOf('v.id', '?4')})`,
      },
      variantId,
      difference,
      now,
    ),
    ...recordStatements(db, { ...cause, changes, values: [variantId, difference], now }),
    db
      .prepare('UPDATE variants SET qty_in_stock = qty_in_stock + ?3 WHERE site_id = ?1 AND id = ?2')
      .bind(siteId, variantId, difference),
    keptUnitsStatement(db, siteId, 'SELECT ?2 AS id', variantId),
  ];
}

/** Returns a guard that fails its batch with VERSION_STALE if a variant's stock has changed since `version`. */
export function expectStockVersion(
  db: D1Database,
  siteId: string,
  { variantId, version }: { variantId: string; version: number },
): D1PreparedStatement {
  const variant = 'SELECT 1 FROM variants WHERE site_id = ?1 AND id = ?2';
  return guard(
    db,
    siteId,
    { VARIANT_NOT_FOUND: `NOT EXISTS (${variant})`, VERSION_STALE: `NOT EXISTS (${variant} AND stock_version = ?3)` },
    variantId,
    version,
  );
}
