import type { StockChange, StockHistory } from '#runtime/contracts/stock.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { deleteInBatches } from '../db/delete-in-batches.ts';
import { AFTER_ALL_IDS } from '../db/sortable-id.ts';

/** How long an owner can see who changed the stock. */
const KEPT_MS = 2 * 365 * DAY_MS;
const BATCHES_PER_RUN = 45;

/**
 * The id of a change of a variant `v`, as SQL. It begins with the variant's version, so that ids sort as the changes were
 * made, also within a millisecond.
 */
export const CHANGE_ID = "printf('%012d', v.stock_version) || lower(hex(randomblob(6)))";

/** The id of what a variant begins with, as SQL; it sorts before all of its changes. */
export const FIRST_CHANGE_ID = `'${'0'.repeat(12)}' || lower(hex(randomblob(6)))`;

interface ChangeRow {
  id: string;
  difference: number;
  quantity: number;
  unlimited: number;
  reason: StockChange['reason'];
  note: string;
  key_id: string | null;
  order_id: string | null;
  order_number: number | null;
  created_at: number;
}

/** Reads one page of a variant's history, newest first. */
export async function readHistory(
  db: D1Database,
  { siteId, variantId }: { siteId: string; variantId: string },
  { cursor = AFTER_ALL_IDS, limit }: { cursor?: string | undefined; limit: number },
): Promise<StockHistory> {
  const { results } = await db
    .prepare(
      `SELECT c.*, o.number AS order_number FROM stock_changes c
       LEFT JOIN orders o ON o.site_id = c.site_id AND o.id = c.order_id
       WHERE c.site_id = ?1 AND c.variant_id = ?2 AND c.id < ?3 ORDER BY c.id DESC LIMIT ?4`,
    )
    .bind(siteId, variantId, cursor, limit + 1)
    .all<ChangeRow>();
  const changes = results.slice(0, limit).map(toChange);
  const hasNextPage = results.length > limit;
  return { changes, hasNextPage, nextPageCursor: hasNextPage ? (changes.at(-1)?.id ?? null) : null };
}

function toChange(row: ChangeRow): StockChange {
  return {
    id: row.id,
    difference: row.difference,
    quantity: row.quantity,
    unlimited: row.unlimited === 1,
    reason: row.reason,
    note: row.note,
    keyId: row.key_id,
    orderId: row.order_id,
    orderNumber: row.order_number,
    createdAt: row.created_at,
  };
}

/** Deletes old changes of all shops; returns how many. The cron calls this. */
export function deleteOldHistory(db: D1Database, now: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM stock_changes WHERE (site_id, variant_id, id) IN (
       SELECT site_id, variant_id, id FROM stock_changes WHERE created_at < ?1 LIMIT ?2) RETURNING 1`,
    now - KEPT_MS,
    BATCHES_PER_RUN,
  );
}
