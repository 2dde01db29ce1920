interface RefundedOrder {
  siteId: string;
  orderId: string;
  /** SQL condition of the order's row: its whole charge has been refunded. ?1 is the site and ?2 the order. */
  isRefunded: string;
}

/**
 * Returns the statement that gives a gift card back what it has paid of an order, once the whole charge is refunded,
 * and takes it again where the refund has failed. It comes after the order's new event and before the statement that
 * changes the order's state by it. The card stays spent where a bank has taken the money back by a dispute.
 */
export function giveBackStatement(db: D1Database, { siteId, orderId, isRefunded }: RefundedOrder): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE gift_cards SET balance_cents = iif(o.was_refunded,
         MAX(0, balance_cents - o.gift_card_cents), MIN(initial_cents, balance_cents + o.gift_card_cents))
       FROM (SELECT gift_card_id, gift_card_cents, state = 'refunded' AS was_refunded, ${isRefunded} AS is_refunded
         FROM orders WHERE site_id = ?1 AND id = ?2 AND gift_card_cents > 0) o
       WHERE gift_cards.site_id = ?1 AND gift_cards.id = o.gift_card_id AND o.was_refunded <> o.is_refunded
         AND NOT EXISTS (SELECT 1 FROM order_events WHERE site_id = ?1 AND order_id = ?2 AND kind = 'disputeLost')`,
    )
    .bind(siteId, orderId);
}
