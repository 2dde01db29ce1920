import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import { QUANTITY_MAX } from '#runtime/domain/quantity.ts';
import { failedGuard } from '../db/guards.ts';
import { releaseStatement } from '../inventory/service.ts';
import { CART_LINES_MAX } from './change-statements.ts';
import { CHECKOUT_ID, checkoutIdOf } from './checkout-id.ts';
import { expectVersionStatement } from './checkout-statements.ts';

interface Merge {
  siteId: string;
  /** SHA-256 of the source's and the target's token, hex. */
  from: string;
  into: string;
  /** Ms since the epoch. */
  now: number;
}

interface Row {
  id: string;
  orders_placed: number;
  token_hash: string;
  version: number;
  lines: number;
}

/**
 * Moves all lines and coupons from one cart of a visitor to another. Quantities of equal lines add up, except for
 * services; the checkout reports missing stock. Does nothing while either cart is being paid for, if both together have
 * too many lines, or if either changes at the same moment.
 */
export async function mergeCarts(db: D1Database, { siteId, from, into, now }: Merge): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT c.id, c.orders_placed, c.token_hash, c.version,
         (SELECT COUNT(*) FROM cart_entries e WHERE e.site_id = ?1 AND e.cart_id = c.id) AS lines
       FROM carts c WHERE c.site_id = ?1 AND c.token_hash IN (?2, ?3) AND c.is_purchased = 0
         AND NOT EXISTS (
           SELECT 1 FROM payments p INDEXED BY payments_by_checkout WHERE p.site_id = ?1 AND p.checkout_id = ${CHECKOUT_ID} AND p.state = 'open')`,
    )
    .bind(siteId, from, into)
    .all<Row>();
  const source = results.find(({ token_hash }) => token_hash === from);
  const target = results.find(({ token_hash }) => token_hash === into);
  if (!source?.lines || !target || source.lines + target.lines > CART_LINES_MAX) return;
  try {
    await db.batch(moveStatements(db, { siteId, source, target, now }));
  } catch (error) {
    if (failedGuard(error) !== 'CART_CONFLICT') throw error;
  }
}

function moveStatements(
  db: D1Database,
  { siteId, source, target, now }: { siteId: string; source: Row; target: Row; now: number },
): D1PreparedStatement[] {
  const expectSame = ({ id, version }: Row) => expectVersionStatement(db, { siteId, cartId: id }, version);
  const entries = 'item_id, variant_id, quantity, purchase_price_cents, additional_fields, created_at';
  return [
    ...[source, target].map(expectSame),
    ...[source, target].map((cart) => releaseStatement(db, { siteId, checkoutId: checkoutIdOf(cart) })),
    db
      .prepare(
        `INSERT INTO cart_entries (site_id, cart_id, id, ${entries})
         SELECT site_id, ?3, id, ${entries} FROM cart_entries WHERE site_id = ?1 AND cart_id = ?2
         ON CONFLICT (site_id, cart_id, variant_id, additional_fields) DO UPDATE
         SET quantity = CASE (SELECT i.product_type FROM items i WHERE i.site_id = ?1 AND i.id = excluded.item_id)
           WHEN ${PRODUCT_TYPE.service} THEN quantity ELSE MIN(quantity + excluded.quantity, ${QUANTITY_MAX}) END`,
      )
      .bind(siteId, source.id, target.id),
    db
      .prepare(
        `INSERT INTO cart_coupons (site_id, cart_id, code, created_at)
         SELECT site_id, ?3, code, created_at FROM cart_coupons WHERE site_id = ?1 AND cart_id = ?2
         ON CONFLICT DO NOTHING`,
      )
      .bind(siteId, source.id, target.id),
    db.prepare('DELETE FROM cart_entries WHERE site_id = ?1 AND cart_id = ?2').bind(siteId, source.id),
    db
      .prepare('UPDATE carts SET version = version + 1, updated_at = ?4 WHERE site_id = ?1 AND id IN (?2, ?3)')
      .bind(siteId, source.id, target.id, now),
  ];
}
