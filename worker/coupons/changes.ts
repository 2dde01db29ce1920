import type { CouponDefinition, NewCoupon } from '#runtime/contracts/coupons.ts';
import type { AuditChange } from '#runtime/contracts/owner.ts';
import { guard, isClash, refusalOf } from '../db/guards.ts';
import { ApiError } from '../http/errors.ts';
import { type AuditEntry, auditStatement } from '../owner/service.ts';
import { heldElsewhere } from './holds.ts';

/** The data of every change of a coupon: the site, its code, the owner's key and the time. */
interface CouponChange {
  siteId: string;
  code: string;
  keyId: string;
  /** Ms since the epoch. */
  now: number;
  /** What it changes, for the audit log. */
  changes?: readonly AuditChange[] | undefined;
}

/** Returns the statements that add a whole coupon. */
export function couponStatements(
  db: D1Database,
  siteId: string,
  coupon: NewCoupon,
  now: number,
): D1PreparedStatement[] {
  return [
    db
      .prepare(
        `INSERT INTO coupons (site_id, code, name, kind, cents, rate, minimum_subtotal_cents, starts_at, ends_at,
           usage_limit, times_used, created_at, updated_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?12)`,
      )
      .bind(siteId, coupon.code, ...columns(coupon), coupon.timesUsed, now),
  ];
}

/** Throws COUPON_CODE_TAKEN. */
export async function insertCoupon(
  db: D1Database,
  change: CouponChange,
  coupon: NewCoupon,
  reservation: D1PreparedStatement[],
): Promise<void> {
  const { siteId, now } = change;
  await write(db, [
    ...reservation,
    ...couponStatements(db, siteId, coupon, now),
    auditStatement(db, entry(change, 'coupon.created', {}), now),
  ]);
}

/**
 * Replaces a coupon that is still at `version`. Throws COUPON_NOT_FOUND, VERSION_STALE and, where it was used more often
 * than the new limit or open payments hold more, COUPON_IN_USE.
 */
export async function replaceCoupon(
  db: D1Database,
  change: CouponChange,
  version: number,
  coupon: CouponDefinition,
): Promise<void> {
  const { siteId, code, now } = change;
  const isBelowUses = `EXISTS (SELECT 1 FROM coupons
    WHERE site_id = ?1 AND code = ?2 AND times_used + ${heldElsewhere("''")} > ?3)`;
  await write(db, [
    expectCoupon(db, change, version),
    guard(db, siteId, { COUPON_IN_USE: isBelowUses }, code, coupon.usageLimit),
    db
      .prepare(
        `UPDATE coupons SET name = ?3, kind = ?4, cents = ?5, rate = ?6, minimum_subtotal_cents = ?7, starts_at = ?8,
           ends_at = ?9, usage_limit = ?10, version = version + 1, updated_at = ?11
         WHERE site_id = ?1 AND code = ?2`,
      )
      .bind(siteId, code, ...columns(coupon), now),
    auditStatement(db, { ...entry(change, 'coupon.changed', { version: version + 1 }), changes: change.changes }, now),
  ]);
}

/** Deletes a coupon that is still at `version`; `kept` put it into the bin. */
export async function deleteCoupon(
  db: D1Database,
  change: CouponChange,
  version: number,
  kept: readonly D1PreparedStatement[],
): Promise<void> {
  const { siteId, code, now } = change;
  await write(db, [
    expectCoupon(db, change, version),
    auditStatement(db, entry(change, 'coupon.deleted', {}), now),
    ...kept,
    db.prepare('DELETE FROM coupons WHERE site_id = ?1 AND code = ?2').bind(siteId, code),
  ]);
}

/** The values of `?3` to `?10` in the statements above. */
function columns(coupon: CouponDefinition): (string | number | null)[] {
  const { name, discount, minimumSubtotalCents, startsAt, endsAt, usageLimit } = coupon;
  const cents = discount.kind === 'fixed' ? discount.cents : 0;
  const rate = discount.kind === 'percent' ? discount.rate : 0;
  return [name, discount.kind, cents, rate, minimumSubtotalCents, startsAt, endsAt, usageLimit];
}

function expectCoupon(db: D1Database, { siteId, code }: CouponChange, version: number): D1PreparedStatement {
  const coupon = 'SELECT 1 FROM coupons WHERE site_id = ?1 AND code = ?2';
  return guard(
    db,
    siteId,
    { COUPON_NOT_FOUND: `NOT EXISTS (${coupon})`, VERSION_STALE: `NOT EXISTS (${coupon} AND version = ?3)` },
    code,
    version,
  );
}

function entry(
  { siteId, code, keyId }: CouponChange,
  action: string,
  details: NonNullable<AuditEntry['details']>,
): AuditEntry {
  return { siteId, keyId, action, target: code, details };
}

async function write(db: D1Database, statements: D1PreparedStatement[]): Promise<void> {
  try {
    await db.batch(statements);
  } catch (error) {
    if (isClash(error, 'coupons.')) throw new ApiError('COUPON_CODE_TAKEN', { fields: ['code'] });
    const refusal = refusalOf(error);
    const isLimit = refusal instanceof ApiError && refusal.code === 'COUPON_IN_USE';
    throw isLimit ? new ApiError('COUPON_IN_USE', { fields: ['usageLimit'] }) : refusal;
  }
}
