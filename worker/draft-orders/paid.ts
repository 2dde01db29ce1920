import { guard } from '../db/guards.ts';
import { orderEventStatements } from '../orders/service.ts';
import type { PaidOrder } from '../subscriptions/service.ts';

/**
 * Returns the statements that end a draft with its order, for the batch that places it. The guard fails the batch where
 * the owner has changed or cancelled the draft since its payment started, and the money goes back.
 */
export function paidDraftStatements(
  db: D1Database,
  siteId: string,
  { draft }: PaidOrder,
  order: { id: string; placedAt: number },
): D1PreparedStatement[] {
  if (!draft) return [];
  const { id, version, note } = draft;
  const isSame = `EXISTS (SELECT 1 FROM draft_orders
    WHERE site_id = ?1 AND id = ?2 AND state IN ('draft', 'open') AND version = ?3)`;
  const now = order.placedAt;
  return [
    guard(db, siteId, { DRAFT_ENDED: `NOT ${isSame}` }, id, version),
    db
      .prepare(
        `UPDATE draft_orders SET state = 'paid', order_id = ?3, version = version + 1, updated_at = ?4
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(siteId, id, order.id, now),
    ...(note === ''
      ? []
      : orderEventStatements(db, { siteId, orderId: order.id, kind: 'noted', ref: id, details: { note }, now })),
  ];
}
