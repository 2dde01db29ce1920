import { guard } from '../db/guards.ts';

/** A payment and the codes that its order uses. */
interface Use {
  siteId: string;
  paymentId: string;
  codes: readonly string[];
}

const USED = 'site_id = ?1 AND code IN (SELECT value FROM json_each(?2))';

/** The uses of a row of `coupons` that open payments of other checkouts hold. `checkout` is an SQL expression. */
export function heldElsewhere(checkout: string): string {
  return `(SELECT COUNT(*) FROM coupon_holds h
    WHERE h.site_id = coupons.site_id AND h.code = coupons.code AND h.checkout_id <> ${checkout})`;
}

/**
 * Returns the statements that hold a use of each limited coupon for a payment, so that a paid order never lacks one.
 * CHECKOUT_CHANGED fails the batch if a coupon has no use left.
 */
export function holdStatements(
  db: D1Database,
  { siteId, paymentId, codes }: Use,
  checkoutId: string,
): D1PreparedStatement[] {
  if (codes.length === 0) return [];
  const isUsedUp = `EXISTS (SELECT 1 FROM coupons WHERE ${USED} AND times_used + ${heldElsewhere('?3')} >= usage_limit)`;
  return [
    guard(db, siteId, { CHECKOUT_CHANGED: isUsedUp }, JSON.stringify(codes), checkoutId),
    db
      .prepare(
        `INSERT INTO coupon_holds (site_id, code, payment_id, checkout_id)
         SELECT site_id, code, ?3, ?4 FROM coupons WHERE ${USED} AND usage_limit IS NOT NULL`,
      )
      .bind(siteId, JSON.stringify(codes), paymentId, checkoutId),
  ];
}

/** Returns the statement that gives back what a payment holds. */
export function releaseHoldsStatement(db: D1Database, siteId: string, paymentId: string): D1PreparedStatement {
  return db.prepare('DELETE FROM coupon_holds WHERE site_id = ?1 AND payment_id = ?2').bind(siteId, paymentId);
}

/** Returns the statements that turn what a payment holds into uses. */
export function countUseStatements(db: D1Database, { siteId, paymentId, codes }: Use): D1PreparedStatement[] {
  if (codes.length === 0) return [];
  return [
    releaseHoldsStatement(db, siteId, paymentId),
    db.prepare(`UPDATE coupons SET times_used = times_used + 1 WHERE ${USED}`).bind(siteId, JSON.stringify(codes)),
  ];
}
