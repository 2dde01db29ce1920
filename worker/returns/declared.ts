import type { Order } from '#runtime/contracts/order.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { ApiError } from '../http/errors.ts';

/** The law gives a shop this time for the money, from the moment when it received the withdrawal. */
const REFUND_DAYS = 14;

/**
 * Returns when the money of a return must be back, ms since the epoch; null without a declaration. One that matched no
 * order may belong to this one by its owner's judgement. Throws INVALID_REQUEST for a declaration of another order.
 */
export async function dueAtOf(
  db: D1Database,
  siteId: string,
  { id: orderId }: Order,
  declarationId: string | undefined,
): Promise<number | null> {
  if (declarationId === undefined) return null;
  const declared = await db
    .prepare(
      `SELECT received_at FROM declarations WHERE site_id = ?1 AND id = ?2 AND kind = 'withdrawal'
         AND (order_id IS NULL OR order_id = ?3)`,
    )
    .bind(siteId, declarationId, orderId)
    .first<{ received_at: number }>();
  if (!declared) throw new ApiError('INVALID_REQUEST', { fields: ['declarationId'] });
  return declared.received_at + REFUND_DAYS * DAY_MS;
}
