interface RefundedOrder {
  siteId: string;
  orderId: string;
  /** SQL of the order's row: minor units that its refunds give the card back. ?1 is the site and ?2 the order. */
  givenBack: string;
}

/**
 * Returns the statement that gives a gift card back what refunds of an order are worth to it, and takes it again where a
 * refund has failed. It comes after the order's new event and before the statement that writes into the order what the
 * card has got back.
 */
export function giveBackStatement(db: D1Database, { siteId, orderId, givenBack }: RefundedOrder): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE gift_cards SET balance_cents = MAX(0, MIN(initial_cents, balance_cents + o.change_cents))
       FROM (SELECT gift_card_id, ${givenBack} - gift_card_refunded_cents AS change_cents
         FROM orders WHERE site_id = ?1 AND id = ?2 AND gift_card_cents > 0) o
       WHERE gift_cards.site_id = ?1 AND gift_cards.id = o.gift_card_id AND o.change_cents <> 0`,
    )
    .bind(siteId, orderId);
}
