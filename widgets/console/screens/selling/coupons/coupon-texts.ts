import type { OwnerCoupon } from '#runtime/contracts/coupons.ts';
import { money } from '../../../parts/formats.ts';

export const COUPON_STATES = ['running', 'planned', 'over'] as const satisfies readonly OwnerCoupon['state'][];

export const COUPON_STATE_TEXT: Readonly<Record<OwnerCoupon['state'], string>> = {
  running: 'Running',
  planned: 'Not begun',
  over: 'Over',
};

/** Parts per million in one per cent. */
export const RATE_OF_PERCENT = 10_000;

/** Says what a coupon takes off. */
export function discountText(discount: OwnerCoupon['discount'], currency: string): string {
  if (discount.kind === 'percent') return `${discount.rate / RATE_OF_PERCENT}% off`;
  if (discount.kind === 'freeShipping') return 'Free delivery';
  return `${money(discount.cents, currency)} off`;
}

/** Says how often a coupon was used: "3 of 10". */
export function usesText({ timesUsed, usageLimit }: Pick<OwnerCoupon, 'timesUsed' | 'usageLimit'>): string {
  return usageLimit === null ? String(timesUsed) : `${timesUsed} of ${usageLimit}`;
}
