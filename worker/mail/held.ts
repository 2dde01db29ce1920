/**
 * In SQL: whether a row of the outbox is the mail of a gift card whose order was refunded, so that its code is not good.
 * It waits unsent, for a refund that fails later makes the card good again. The card's id is in the mail's key.
 */
export const IS_HELD = `(outbox.kind = 'gift-card' AND EXISTS (
  SELECT 1 FROM gift_cards g JOIN orders o ON o.site_id = g.site_id AND o.id = g.order_id AND o.state = 'refunded'
  WHERE g.site_id = outbox.site_id
    AND g.id = substr(outbox.dedupe_key, 11, instr(substr(outbox.dedupe_key, 11) || ':', ':') - 1)))`;
