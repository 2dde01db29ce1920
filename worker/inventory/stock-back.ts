import { MAX_STOCK } from '#runtime/contracts/owner-limits.ts';
import { guard } from '../db/guards.ts';
import type { OwnerCall } from '../http/owner-call.ts';
import { levelOf, stockLevelStatements } from './stock-levels.ts';

type Stock = number | 'unlimited';

/** A change of a variant's stock that is to be taken back. */
export interface StockMove {
  variantId: string;
  before: Stock;
  after: Stock;
  /** The variant's `stock_version` after the change. */
  version: number;
}

/** How changes of stock are taken back. */
export interface StockBack {
  /** The statements that do it; they fail with VERSION_STALE where stock has changed since they were made. */
  statements: D1PreparedStatement[];
  /** Variants whose stock an owner has counted since, so that it stays. */
  counted: string[];
  /** How many variants get another stock. */
  moved: number;
}

interface Row {
  id: string;
  qty_in_stock: number;
  unlimited: number;
  stock_version: number;
  counted: number;
}

/**
 * Plans how changes of stock are taken back: by their difference, so that what was sold, returned or received since
 * counts, and never below 0. What an owner has counted since stays. Variants that are gone are left out.
 */
export async function planStockBack(call: OwnerCall, moves: readonly StockMove[]): Promise<StockBack> {
  const { db, site, owner, now } = call;
  const { results } = await db
    .prepare(
      `SELECT v.id, v.qty_in_stock, v.unlimited, v.stock_version, COALESCE((
         SELECT SUM(c.difference) FROM stock_changes c WHERE c.site_id = ?1 AND c.variant_id = v.id
           AND c.id >= printf('%012d', w.value ->> 'version') AND c.key_id IS NOT NULL
           AND c.reason IN ('counted', 'other')), 0) AS counted
       FROM json_each(?2) w CROSS JOIN variants v ON v.site_id = ?1 AND v.id = w.value ->> 'variantId'`,
    )
    .bind(site.siteId, JSON.stringify(moves))
    .all<Row>();
  const rows = new Map(results.map((row) => [row.id, row]));
  const counted: string[] = [];
  const levels = moves.flatMap(({ variantId, before, after }) => {
    const row = rows.get(variantId);
    if (!row) return [];
    const current = row.unlimited === 1 ? 'unlimited' : row.qty_in_stock;
    const isCounted = row.counted !== 0 || (current === 'unlimited') !== (after === 'unlimited');
    const stock = isCounted ? undefined : stockBack({ before, after, current });
    if (stock === undefined) counted.push(variantId);
    return stock === undefined || stock === current ? [] : levelOf(variantId, stock);
  });
  if (levels.length === 0) return { statements: [], counted, moved: 0 };
  const seen = JSON.stringify(results.map((row) => [row.id, row.stock_version]));
  const isStale = `EXISTS (SELECT 1 FROM json_each(?2) seen WHERE NOT EXISTS (
    SELECT 1 FROM variants v WHERE v.site_id = ?1 AND v.id = seen.value ->> 0 AND v.stock_version = seen.value ->> 1))`;
  const cause = { siteId: site.siteId, keyId: owner.keyId, reason: 'counted' as const, note: '' };
  return {
    statements: [
      guard(db, site.siteId, { VERSION_STALE: isStale }, seen),
      ...stockLevelStatements(db, cause, levels, now),
    ],
    counted,
    moved: levels.length,
  };
}

function stockBack({ before, after, current }: { before: Stock; after: Stock; current: Stock }): Stock {
  if (before === 'unlimited' || after === 'unlimited' || current === 'unlimited') return before;
  return Math.min(Math.max(current - (after - before), 0), MAX_STOCK);
}
