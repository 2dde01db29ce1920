import type { CouponError } from '../../contracts/enumerations.ts';
import { multiply } from './rounding.ts';

/** A coupon's discount; `fixed` is in minor units, `percent` in parts per million. */
export type CouponValue =
  | { kind: 'fixed'; cents: number }
  | { kind: 'percent'; rate: number }
  | { kind: 'freeShipping' };

export interface Coupon {
  code: string;
  name: string;
  value: CouponValue;
  /** Smallest subtotal in minor units; 0 for none. */
  minimumSubtotalCents: number;
  /** The coupon is valid from `startsAt` until just before `endsAt`, ms since the epoch; null is no bound. */
  startsAt: number | null;
  endsAt: number | null;
  /** Remaining uses; null is no limit. */
  usesLeft: number | null;
}

export interface AppliedCoupon {
  coupon: Coupon;
  /** Discount on the subtotal in minor units; 0 for free shipping. */
  cents: number;
}

export interface CouponOutcome {
  applied: AppliedCoupon[];
  refused: { code: string; reason: CouponError; minimumSubtotalCents?: number }[];
  discountCents: number;
  isShippingFree: boolean;
}

/** Normalises a code for comparison: people type it in any case, with spaces around and within. */
export function normaliseCouponCode(code: string): string {
  return code.normalize('NFKC').replace(/\s+/g, '').toUpperCase();
}

/**
 * Applies coupons in the order they were entered, each to what the earlier ones left of the subtotal, so that the
 * discount never exceeds it. `found` holds the shop's coupons by normalised code.
 */
export function applyCoupons(
  codes: readonly string[],
  found: ReadonlyMap<string, Coupon>,
  { subtotalCents, needsShipping, now }: { subtotalCents: number; needsShipping: boolean; now: number },
): CouponOutcome {
  const outcome: CouponOutcome = { applied: [], refused: [], discountCents: 0, isShippingFree: false };
  for (const code of codes) {
    const coupon = found.get(code);
    const reason = coupon ? couponError(coupon, { subtotalCents, now }) : 'unknown';
    if (!coupon || reason) {
      const minimum = reason === 'belowMinimum' && coupon ? { minimumSubtotalCents: coupon.minimumSubtotalCents } : {};
      outcome.refused.push({ code, reason: reason ?? 'unknown', ...minimum });
      continue;
    }
    const cents = discountOf(coupon.value, subtotalCents - outcome.discountCents);
    const freesShipping = coupon.value.kind === 'freeShipping' && needsShipping && !outcome.isShippingFree;
    if (cents === 0 && !freesShipping) {
      outcome.refused.push({ code, reason: 'nothingLeft' });
      continue;
    }
    outcome.applied.push({ coupon, cents });
    outcome.discountCents += cents;
    outcome.isShippingFree ||= freesShipping;
  }
  return outcome;
}

function couponError(
  { minimumSubtotalCents, startsAt, endsAt, usesLeft }: Coupon,
  { subtotalCents, now }: { subtotalCents: number; now: number },
): CouponError | undefined {
  if (startsAt !== null && now < startsAt) return 'notYet';
  if (endsAt !== null && now >= endsAt) return 'ended';
  if (usesLeft !== null && usesLeft <= 0) return 'usedUp';
  if (subtotalCents < minimumSubtotalCents) return 'belowMinimum';
  return undefined;
}

function discountOf(value: CouponValue, leftCents: number): number {
  if (value.kind === 'fixed') return Math.min(value.cents, leftCents);
  if (value.kind === 'percent') return Math.min(multiply(leftCents, value.rate), leftCents);
  return 0;
}
