import { deleteInBatches } from '../db/delete-in-batches.ts';
import { guard } from '../db/guards.ts';
import { type Networks, PREFIXES, type Prefix } from '../http/network.ts';
import { RESERVATION_MS, SHARE_MS, shareOf } from '../inventory/service.ts';

/** A payment and the codes that its order uses. */
interface Use {
  siteId: string;
  paymentId: string;
  codes: readonly string[];
}

interface Holder {
  checkoutId: string;
  /** Keyed hashes of the visitor's networks. */
  networks: Networks;
  /** Ms since the epoch. */
  now: number;
}

const USED = 'site_id = ?1 AND code IN (SELECT value FROM json_each(?2))';
const OF_COUPON = 'h.site_id = coupons.site_id AND h.code = coupons.code';
const BATCHES_PER_RUN = 5;

/** The uses of a row of `coupons` that open payments of other checkouts hold. `checkout` is an SQL expression. */
export function heldElsewhere(checkout: string): string {
  return `(SELECT COUNT(*) FROM coupon_holds h INDEXED BY coupon_holds_by_code
    WHERE ${OF_COUPON} AND h.state = 'held' AND h.checkout_id <> ${checkout})`;
}

/**
 * Returns the statements that hold a use of each limited coupon for a payment, so that a paid order never lacks one.
 * CHECKOUT_CHANGED fails the batch if a coupon has no use left. The payments of a network hold no more than its share,
 * as they reserve no more of the stock; a payment without a hold is possible, as long as a use is left when it is paid.
 */
export function holdStatements(
  db: D1Database,
  { siteId, paymentId, codes }: Use,
  { checkoutId, networks, now }: Holder,
): D1PreparedStatement[] {
  if (codes.length === 0) return [];
  const isUsedUp = `EXISTS (SELECT 1 FROM coupons WHERE ${USED} AND times_used + ${heldElsewhere('?3')} >= usage_limit)`;
  return [
    guard(db, siteId, { CHECKOUT_CHANGED: isUsedUp }, JSON.stringify(codes), checkoutId),
    db
      .prepare(
        `INSERT INTO coupon_holds (site_id, code, payment_id, checkout_id, network_64, network_56, network_48, state,
           created_at)
         SELECT site_id, code, ?3, ?4, ?6, ?7, ?8, iif(${MAY_HOLD}, 'held', 'none'), ?5
         FROM coupons WHERE ${USED} AND usage_limit IS NOT NULL`,
      )
      .bind(siteId, JSON.stringify(codes), paymentId, checkoutId, now, ...PREFIXES.map((prefix) => networks[prefix])),
  ];
}

const HASHES: Readonly<Record<Prefix, string>> = { 64: '?6', 56: '?7', 48: '?8' };
const LEFT = '(coupons.usage_limit - coupons.times_used)';
/** Other checkouts of a network that hold a use of a coupon, or have held one in the time of its share. */
const ofNetwork = (prefix: Prefix) => `FROM coupon_holds h INDEXED BY coupon_holds_by_network
  WHERE ${OF_COUPON} AND h.network_48 = ?8 AND h.network_${prefix} = ${HASHES[prefix]} AND h.state <> 'none'
    AND h.created_at > ?5 - ${SHARE_MS} AND h.checkout_id <> ?4`;
/** Whether the checkout itself has held a use at such a time. */
const hasHeld = (when: string) => `EXISTS (SELECT 1 FROM coupon_holds h INDEXED BY coupon_holds_by_code
  WHERE ${OF_COUPON} AND h.state IN ('held', 'released') AND h.checkout_id = ?4 AND ${when})`;
const MAY_HOLD = [
  ...PREFIXES.map((prefix) => `(SELECT COUNT(DISTINCT h.checkout_id) ${ofNetwork(prefix)}) < ${shareOf(prefix, LEFT)}`),
  `NOT ${hasHeld(`h.created_at BETWEEN ?5 - ${SHARE_MS} + 1 AND ?5 - ${RESERVATION_MS}`)}`,
  `(${LEFT} - ${heldElsewhere('?4')} > 1 OR NOT EXISTS (SELECT 1 ${ofNetwork(48)})
    OR ${hasHeld(`h.created_at > ?5 - ${RESERVATION_MS}`)})`,
].join(' AND ');

/**
 * Returns the statement that releases the holds of a payment. They count against the shares of its networks for a
 * while.
 */
export function releaseHoldsStatement(db: D1Database, siteId: string, paymentId: string): D1PreparedStatement {
  return db
    .prepare(`UPDATE coupon_holds SET state = 'released' WHERE site_id = ?1 AND payment_id = ?2 AND state = 'held'`)
    .bind(siteId, paymentId);
}

/**
 * Returns the statements that turn the holds of a payment into uses. CHECKOUT_CHANGED fails the batch if the payment
 * was allowed to hold none, and none is left.
 */
export function countUseStatements(db: D1Database, { siteId, paymentId, codes }: Use): D1PreparedStatement[] {
  if (codes.length === 0) return [];
  const isMissing = `EXISTS (
    SELECT 1 FROM coupon_holds own JOIN coupons ON coupons.site_id = own.site_id AND coupons.code = own.code
    WHERE own.site_id = ?1 AND own.payment_id = ?2 AND own.state = 'none'
      AND coupons.times_used + ${heldElsewhere('own.checkout_id')} >= coupons.usage_limit)`;
  return [
    guard(db, siteId, { CHECKOUT_CHANGED: isMissing }, paymentId),
    db.prepare('DELETE FROM coupon_holds WHERE site_id = ?1 AND payment_id = ?2').bind(siteId, paymentId),
    db.prepare(`UPDATE coupons SET times_used = times_used + 1 WHERE ${USED}`).bind(siteId, JSON.stringify(codes)),
  ];
}

/** Deletes holds that count no longer; returns how many. */
export function deleteOldHolds(db: D1Database, now: number): Promise<number> {
  return deleteInBatches(
    db,
    `DELETE FROM coupon_holds WHERE (site_id, payment_id, code) IN (
       SELECT site_id, payment_id, code FROM coupon_holds WHERE state <> 'held' AND created_at <= ?1 LIMIT ?2)
     RETURNING 1`,
    now - SHARE_MS,
    BATCHES_PER_RUN,
  );
}
