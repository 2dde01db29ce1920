import { actId } from './write.ts';

/** Events of an order by which money goes back, and those that undo one with the same `ref`. */
const FAILURES = `('refundFailed', 'disputeWon')`;

interface RefundEvent {
  siteId: string;
  orderId: string;
  /** The provider's id of the refund or dispute; '' for the refund of an order that was paid by a gift card. */
  ref: string;
}

/**
 * Returns the statement that records a refund as the act of the visitor who has ordered, after the one that writes its
 * event; `eventId` is the event's id if it is new, because a repeat left the row of the first one. There is no act where
 * that of the order is deleted or has no visitor.
 */
export function writeRefundAct(
  db: D1Database,
  { siteId, orderId, ref }: RefundEvent,
  eventId: string,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO acts (site_id, id, kind, cart_id, order_id, data, purposes, person, state, created_at, visitor_hash)
       SELECT ?1, ?3, 'refund', a.cart_id, ?2,
         json_object('id', ?3, 'kind', 'refund', 'currency', o.currency,
           'valueCents', COALESCE(e.details ->> 'amountCents', 0), 'items',
           json(iif(e.kind = 'refunded', COALESCE(a.data -> '$.items', '[]'), '[]')), 'orderNumber', o.number),
         a.purposes, a.person, iif(a.state = 'waiting', 'waiting', 'due'), e.happened_at, a.visitor_hash
       FROM order_events e CROSS JOIN orders o ON o.site_id = e.site_id AND o.id = e.order_id
       CROSS JOIN acts a INDEXED BY acts_of_orders ON a.site_id = o.site_id AND a.order_id = o.id AND a.kind = 'order'
       WHERE e.site_id = ?1 AND e.order_id = ?2 AND e.id = ?4 AND (a.state = 'waiting' OR a.purposes <> '')
         AND NOT EXISTS (SELECT 1 FROM order_events s
           WHERE s.site_id = ?1 AND s.order_id = ?2 AND s.ref = e.ref AND s.kind IN ${FAILURES})
       ON CONFLICT (site_id, id) DO NOTHING`,
    )
    .bind(siteId, orderId, actId(siteId, 'refund', orderId, ref), eventId);
}

/**
 * Returns the statements that take back the act of a refund which has failed, or of a lost dispute that was won after
 * all. No service is sent the failure, and a service that was not sent the refund yet does not get it any more.
 */
export function takeRefundBackStatements(db: D1Database, { siteId, orderId, ref }: RefundEvent): D1PreparedStatement[] {
  const refundId = actId(siteId, 'refund', orderId, ref);
  return [
    db
      .prepare('DELETE FROM act_deliveries INDEXED BY act_deliveries_by_act WHERE site_id = ?1 AND act_id = ?2')
      .bind(siteId, refundId),
    db
      .prepare(
        `UPDATE acts SET purposes = '', person = '{}', visitor_hash = '', state = 'due'
         WHERE site_id = ?1 AND id = ?2 AND state <> 'done'`,
      )
      .bind(siteId, refundId),
  ];
}
