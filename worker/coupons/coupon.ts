import type { COUPON_KINDS } from '#runtime/contracts/cart.ts';
import type { Coupon, CouponValue } from '#runtime/domain/totals/coupon.ts';

export interface CouponRow {
  code: string;
  name: string;
  kind: (typeof COUPON_KINDS)[number];
  cents: number;
  rate: number;
  minimum_subtotal_cents: number;
  starts_at: number | null;
  ends_at: number | null;
  usage_limit: number | null;
  times_used: number;
  /** Uses that open payments of others hold. */
  held: number;
}

export function toCoupon(row: CouponRow): Coupon {
  return {
    code: row.code,
    name: row.name,
    value: toValue(row),
    minimumSubtotalCents: row.minimum_subtotal_cents,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    usesLeft: row.usage_limit === null ? null : row.usage_limit - row.times_used - row.held,
  };
}

function toValue({ kind, cents, rate }: CouponRow): CouponValue {
  switch (kind) {
    case 'fixed':
      return { kind, cents };
    case 'percent':
      return { kind, rate };
    case 'freeShipping':
      return { kind };
  }
}
