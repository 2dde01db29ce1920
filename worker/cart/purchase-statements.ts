interface Purchase {
  siteId: string;
  cartId: string;
  order: { id: string; placedAt: number };
  /** The content that was paid for. The cart may have changed since the payment started. */
  lines: readonly { variantId: string; additionalFields: string; quantity: number }[];
  /** Coupon codes that the order has used. */
  coupons: readonly string[];
}

/**
 * Marks a cart as bought. What it contains beyond the order, because it was put in or raised while the payment was open,
 * or waited for stock, stays in the visitor's cart: that is then a fresh one without the lines and coupons of the order.
 */
export function purchaseStatements(
  db: D1Database,
  { siteId, cartId, order, lines, coupons }: Purchase,
): D1PreparedStatement[] {
  const bought = JSON.stringify(
    lines.map(({ variantId, additionalFields, quantity }) => ({ variantId, additionalFields, quantity })),
  );
  const boughtOf = (line: string) => `COALESCE((SELECT SUM(b.value ->> 'quantity') FROM json_each(?3) b
    WHERE b.value ->> 'variantId' = ${line}.variant_id AND b.value ->> 'additionalFields' = ${line}.additional_fields), 0)`;
  const hasRest = `EXISTS (SELECT 1 FROM cart_entries e
    WHERE e.site_id = ?1 AND e.cart_id = ?2 AND e.quantity > ${boughtOf('e')})`;
  const ofFreshCart = `site_id = ?1 AND cart_id = ?2 AND EXISTS (
    SELECT 1 FROM carts c WHERE c.site_id = ?1 AND c.id = ?2 AND c.is_purchased = 0)`;
  return [
    db
      .prepare(
        `UPDATE carts SET is_purchased = NOT ${hasRest}, order_id = CASE WHEN ${hasRest} THEN NULL ELSE ?4 END,
           orders_placed = orders_placed + ${hasRest}, version = version + 1, updated_at = ?5
         WHERE site_id = ?1 AND id = ?2`,
      )
      .bind(siteId, cartId, bought, order.id, order.placedAt),
    db
      .prepare(`DELETE FROM cart_entries AS e WHERE ${ofFreshCart} AND quantity <= ${boughtOf('e')}`)
      .bind(siteId, cartId, bought),
    db
      .prepare(`UPDATE cart_entries AS e SET quantity = quantity - ${boughtOf('e')} WHERE ${ofFreshCart}`)
      .bind(siteId, cartId, bought),
    db
      .prepare(`DELETE FROM cart_coupons WHERE ${ofFreshCart} AND code IN (SELECT value FROM json_each(?3))`)
      .bind(siteId, cartId, JSON.stringify(coupons)),
  ];
}
