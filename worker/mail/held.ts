/**
 * In SQL: whether a row of the outbox is the mail of a gift card that is not good: its order was refunded, or the owner has
 * disabled it. It waits unsent, because a refund that fails later and the owner make the card good again. The card's id
 * is in the mail's key.
 */
export const IS_HELD = `(outbox.kind = 'gift-card' AND EXISTS (
  SELECT 1 FROM gift_cards g LEFT JOIN orders o ON o.site_id = g.site_id AND o.id = g.order_id
  WHERE g.site_id = outbox.site_id AND (o.state = 'refunded' OR g.disabled_at IS NOT NULL)
    AND g.id = substr(outbox.dedupe_key, 11, instr(substr(outbox.dedupe_key, 11) || ':', ':') - 1)))`;
