import { actId } from './write.ts';

/** Events of an order by which money goes back, and those that undo one with the same `ref`. */
const REFUNDS = `('partlyRefunded', 'refunded', 'disputeLost')`;
const FAILURES = `('refundFailed', 'disputeWon')`;

interface RefundEvent {
  siteId: string;
  orderId: string;
  /** The provider's id of the refund or dispute; '' for the refund of an order that was paid by a gift card. */
  ref: string;
  /** Id that the event `e` has if it is new: a repeat left the row of the first one. */
  eventId: string;
  /**
   * SQL of what the event changes about the refunded amount of its order `o`, in minor units. ?1 is the site, ?2 the order
   * and ?4 the event's id.
   */
  changeSql: string;
}

/** The new event and its order. Tests of the owner and orders of other shops are in no numbers. */
const NEW_EVENT = `order_events e CROSS JOIN orders o ON o.site_id = e.site_id AND o.id = e.order_id
  LEFT JOIN acts a INDEXED BY acts_of_orders ON a.site_id = o.site_id AND a.order_id = o.id AND a.kind = 'order'
  WHERE e.site_id = ?1 AND e.order_id = ?2 AND e.id = ?4 AND o.imported = 0 AND (o.test_mode = 0 OR a.id IS NOT NULL)`;
const OF_SAME_REF = `SELECT 1 FROM order_events s WHERE s.site_id = ?1 AND s.order_id = ?2 AND s.ref = e.ref AND s.kind IN`;

/**
 * Returns the statement that records a refund, after the one that makes its order follow from the event. It is the act
 * of the visitor who has ordered; where the order's act is deleted or has no visitor, only its amount is counted.
 */
export function writeRefundAct(
  db: D1Database,
  { siteId, orderId, ref, eventId, changeSql }: RefundEvent,
): D1PreparedStatement {
  return db
    .prepare(
      `INSERT INTO acts (site_id, id, kind, cart_id, order_id, data, purposes, person, state, sale_cents, created_at,
         visitor_hash)
       SELECT ?1, ?3, 'refund', COALESCE(a.cart_id, o.checkout_id), ?2,
         json_object('id', ?3, 'kind', 'refund', 'currency', o.currency,
           'valueCents', COALESCE(e.details ->> 'amountCents', 0), 'items',
           json(iif(e.kind = 'refunded', COALESCE(a.data -> '$.items', '[]'), '[]')), 'orderNumber', o.number),
         COALESCE(a.purposes, ''), COALESCE(a.person, '{}'), iif(a.state = 'waiting', 'waiting', 'due'), ${changeSql},
         e.happened_at, COALESCE(a.visitor_hash, '')
       FROM ${NEW_EVENT} AND NOT EXISTS (${OF_SAME_REF} ${FAILURES})
       ON CONFLICT (site_id, id) DO NOTHING`,
    )
    .bind(siteId, orderId, actId(siteId, 'refund', orderId, ref), eventId);
}

/**
 * Returns the statements that take a refund back which has failed, or a lost dispute that was won after all: the sums
 * lose it on the day of the failure. No service is sent the failure, and a service that was not sent the refund yet does
 * not get it any more.
 */
export function takeRefundBackStatements(
  db: D1Database,
  { siteId, orderId, ref, eventId, changeSql }: RefundEvent,
): D1PreparedStatement[] {
  const refundId = actId(siteId, 'refund', orderId, ref);
  return [
    db
      .prepare(
        `INSERT INTO acts (site_id, id, kind, cart_id, order_id, data, state, sale_cents, created_at)
         SELECT ?1, ?3, 'refundFailed', o.checkout_id, ?2,
           json_object('id', ?3, 'kind', 'refund', 'currency', o.currency, 'valueCents', 0, 'items', json_array()),
           'due', ${changeSql}, e.happened_at
         FROM ${NEW_EVENT} AND EXISTS (${OF_SAME_REF} ${REFUNDS})
         ON CONFLICT (site_id, id) DO NOTHING`,
      )
      .bind(siteId, orderId, actId(siteId, 'refundFailed', orderId, ref), eventId),
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
