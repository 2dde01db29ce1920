import type { StockChange } from '#runtime/contracts/stock.ts';
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
  ];
}
