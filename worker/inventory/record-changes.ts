import type { StockChange } from '#runtime/contracts/stock.ts';
import { ownerNoticesStatement } from '../owner-notices/service.ts';
import { SCARCITY_THRESHOLD } from '../site/store-settings.ts';
import { stockMessages } from '../webhooks/service.ts';

/** Changes of stock that a batch is about to make. */
interface ComingChanges {
  siteId: string;
  /**
   * SELECT of the columns `id`, `variant_id`, `difference`, `quantity` and `unlimited`, the last two as they are after the
   * change. ?1 is the site.
   */
  changes: string;
  /** ?2 and so on of `changes`. */
  values: readonly (string | number | null)[];
  reason: StockChange['reason'];
  /** The owner's words; '' for none. */
  note?: string;
  /** Of the owner who changes stock. */
  keyId?: string;
  /** Of the order that changes stock. */
  orderId?: string;
  /** Ms since the epoch. */
  now: number;
}

/** The quantity from which on stock is low, by the setting of site ?1. */
const LOW = `(SELECT COALESCE(store_settings ->> '$.merchandisingSettings.scarcityThreshold', ${SCARCITY_THRESHOLD})
  FROM sites WHERE site_id = ?1)`;

/** The changes by which stock runs low or out, for notices. */
const runningOut = (changes: string) => `SELECT c.variant_id || ' ' || c.id AS key, 'stock/' || c.variant_id AS target,
    json_object('title', i.title, 'sku', v.sku, 'quantity', CAST(c.quantity AS INTEGER)) AS details
  FROM (${changes}) c CROSS JOIN variants v ON v.site_id = ?1 AND v.id = c.variant_id
  CROSS JOIN items i ON i.site_id = ?1 AND i.id = v.item_id
  WHERE c.unlimited = 0 AND (c.quantity <= 0 OR (c.quantity <= ${LOW} AND c.quantity - c.difference > ${LOW}))`;

/**
 * Returns the statements that write changes of stock into the variants' history and messages to webhooks. They come
 * before the statement that makes the changes.
 */
export function recordStatements(
  db: D1Database,
  { siteId, changes, values, reason, note = '', keyId, orderId, now }: ComingChanges,
): D1PreparedStatement[] {
  const own = Array.from({ length: 5 }, (_, index) => `?${values.length + 2 + index}`);
  return [
    db
      .prepare(
        `INSERT INTO stock_changes (site_id, id, variant_id, difference, quantity, unlimited, reason, note, key_id,
           order_id, created_at)
         SELECT ?1, id, variant_id, difference, quantity, unlimited, ${own.join(', ')} FROM (${changes})`,
      )
      .bind(siteId, ...values, reason, note, keyId ?? null, orderId ?? null, now),
    stockMessages(db, siteId, { changes, values, reason }),
    ...(reason === 'sold'
      ? [ownerNoticesStatement(db, { siteId, kind: 'stock' }, { select: runningOut(changes), values }, now)]
      : []),
  ];
}
