/**
 * In SQL: whether a row of the outbox is the mail of a gift card that is not good: its order was refunded, or the owner has
 * disabled it. It waits unsent, because a refund that fails later and the owner make the card good again. The card's id
 * is in the mail's key.
 */
const IS_CARD_HELD = `(outbox.kind = 'gift-card' AND EXISTS (
  SELECT 1 FROM gift_cards g LEFT JOIN orders o ON o.site_id = g.site_id AND o.id = g.order_id
  WHERE g.site_id = outbox.site_id AND (o.state = 'refunded' OR g.disabled_at IS NOT NULL)
    AND g.id = substr(outbox.dedupe_key, 11, instr(substr(outbox.dedupe_key, 11) || ':', ':') - 1)))`;

/**
 * In SQL: whether a row of the outbox is about a variant that is sold out again, or for which its reader waits anew, or
 * that its reader wants no more of such mails. It waits until `worker/restock/withdraw.ts` withdraws it.
 */
export const IS_SOLD_OUT_AGAIN = `(outbox.kind = 'back-in-stock' AND 1 IS NOT (
  SELECT MIN(s.status = 'notified' AND (v.unlimited = 1 OR v.qty_in_stock > 0))
  FROM restock_sign_ups s JOIN variants v ON v.site_id = s.site_id AND v.id = s.variant_id
  WHERE s.site_id = outbox.site_id AND s.mail_id = outbox.id))`;

/** In SQL: whether a row of the outbox waits unsent. */
export const IS_HELD = `(${IS_CARD_HELD} OR ${IS_SOLD_OUT_AGAIN})`;
