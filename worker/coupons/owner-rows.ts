import type { CouponDiscount, OwnerCoupon } from '#runtime/contracts/coupons.ts';
import { type CouponRow, toCoupon } from './coupon.ts';
import { heldElsewhere } from './holds.ts';

interface OwnerCouponRow extends CouponRow {
  version: number;
  created_at: number;
  updated_at: number;
}

/** No checkout has this id, so all holds count. */
const SELECT = `SELECT *, ${heldElsewhere("''")} AS held FROM coupons`;
const IS_OVER = `(COALESCE(ends_at <= ?2, 0) OR COALESCE(times_used >= usage_limit, 0))`;
const STATES: Readonly<Record<OwnerCoupon['state'], string>> = {
  over: IS_OVER,
  planned: `(NOT ${IS_OVER} AND COALESCE(starts_at > ?2, 0))`,
  running: `(NOT ${IS_OVER} AND COALESCE(starts_at <= ?2, 1))`,
};
/** Sorts after every character. */
const LAST = '\u{10FFFF}';

export interface CouponListing {
  /** The first letters of the codes; '' for all. */
  search: string;
  state?: OwnerCoupon['state'] | undefined;
  /** The last code of the page before. */
  cursor: string;
  limit: number;
}

/** Reads one page of a site's coupons by code. */
export async function listCoupons(
  db: D1Database,
  siteId: string,
  { search, state, cursor, limit }: CouponListing,
  now: number,
): Promise<{ coupons: OwnerCoupon[]; hasNextPage: boolean }> {
  const { results } = await db
    .prepare(
      `${SELECT} WHERE site_id = ?1 AND code >= ?3 AND code < ?4 AND code > ?5
         ${state ? `AND ${STATES[state]}` : ''} ORDER BY code LIMIT ?6`,
    )
    .bind(siteId, now, search, search + LAST, cursor, limit + 1)
    .all<OwnerCouponRow>();
  return {
    coupons: results.slice(0, limit).map((row) => toOwnerCoupon(row, now)),
    hasNextPage: results.length > limit,
  };
}

/** Reads the coupon with this normalised code. */
export async function findCoupon(
  db: D1Database,
  siteId: string,
  code: string,
  now: number,
): Promise<OwnerCoupon | undefined> {
  const row = await db.prepare(`${SELECT} WHERE site_id = ?1 AND code = ?2`).bind(siteId, code).first<OwnerCouponRow>();
  return row ? toOwnerCoupon(row, now) : undefined;
}

function toOwnerCoupon(row: OwnerCouponRow, now: number): OwnerCoupon {
  const { code, name, value, minimumSubtotalCents, startsAt, endsAt } = toCoupon(row);
  return {
    code,
    name,
    minimumSubtotalCents,
    startsAt,
    endsAt,
    discount: value satisfies CouponDiscount,
    usageLimit: row.usage_limit,
    state: stateOf(row, now),
    timesUsed: row.times_used,
    held: row.held,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

function stateOf(row: OwnerCouponRow, now: number): OwnerCoupon['state'] {
  const isUsedUp = row.usage_limit !== null && row.times_used >= row.usage_limit;
  if (isUsedUp || (row.ends_at !== null && row.ends_at <= now)) return 'over';
  return row.starts_at !== null && row.starts_at > now ? 'planned' : 'running';
}
