import { guard } from '../db/guards.ts';
import type { CartChange } from './mutation.ts';

export const CART_COUPONS_MAX = 5;
const CART = 'site_id = ?1 AND cart_id = ?2';
const ENTERED = `(SELECT 1 FROM cart_coupons WHERE ${CART} AND code = ?3)`;

type Target = Pick<CartChange, 'siteId' | 'cartId' | 'now'>;

/** Adds a coupon code; a code that is already there changes nothing. */
export function addCouponStatements(db: D1Database, target: Target, code: string): D1PreparedStatement[] {
  const { siteId, cartId, now } = target;
  return [
    raiseVersion(db, target, `NOT EXISTS ${ENTERED}`, code),
    db
      .prepare(
        `INSERT INTO cart_coupons (site_id, cart_id, code, created_at) VALUES (?1, ?2, ?3, ?4) ON CONFLICT DO NOTHING`,
      )
      .bind(siteId, cartId, code, now),
    guard(
      ...([db, siteId, { COUPONS_FULL: `(SELECT COUNT(*) > ?3 FROM cart_coupons WHERE ${CART})` }] as const),
      ...[cartId, CART_COUPONS_MAX],
    ),
  ];
}

/** Removes a coupon code; a code that is not there changes nothing. */
export function removeCouponStatements(db: D1Database, target: Target, code: string): D1PreparedStatement[] {
  return [
    raiseVersion(db, target, `EXISTS ${ENTERED}`, code),
    db.prepare(`DELETE FROM cart_coupons WHERE ${CART} AND code = ?3`).bind(target.siteId, target.cartId, code),
  ];
}

/** Removes codes that the cart has, of coupons that apply no longer. */
export function dropCouponsStatements(
  db: D1Database,
  { siteId, cartId }: Pick<Target, 'siteId' | 'cartId'>,
  codes: readonly string[],
): D1PreparedStatement[] {
  return [
    db
      .prepare(`DELETE FROM cart_coupons WHERE ${CART} AND code IN (SELECT value FROM json_each(?3))`)
      .bind(siteId, cartId, JSON.stringify(codes)),
    db.prepare('UPDATE carts SET version = version + 1 WHERE site_id = ?1 AND id = ?2').bind(siteId, cartId),
  ];
}

/** Raises the cart's version if the code makes a difference, because other tabs take a higher version for a change. */
function raiseVersion(db: D1Database, { siteId, cartId }: Target, condition: string, code: string) {
  return db
    .prepare(`UPDATE carts SET version = version + 1 WHERE site_id = ?1 AND id = ?2 AND ${condition}`)
    .bind(siteId, cartId, code);
}
