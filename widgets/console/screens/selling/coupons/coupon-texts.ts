import type { OwnerCoupon } from '#runtime/contracts/coupons.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { money } from '../../../parts/formats.ts';

export const COUPON_STATES = ['running', 'planned', 'over'] as const satisfies readonly OwnerCoupon['state'][];

export const COUPON_STATE_TEXT: Readonly<Record<OwnerCoupon['state'], string>> = {
  running: sellingTexts.running,
  planned: sellingTexts.notBegun,
  over: sellingTexts.over,
};

/** Parts per million in one per cent. */
export const RATE_OF_PERCENT = 10_000;

/** Says what a coupon takes off. */
export function discountText(discount: OwnerCoupon['discount'], currency: string): string {
  if (discount.kind === 'percent') return fill(sellingTexts.ratePercentOff, { rate: discount.rate / RATE_OF_PERCENT });
  if (discount.kind === 'freeShipping') return sellingTexts.freeDelivery;
  return fill(sellingTexts.amountOff, { amount: money(discount.cents, currency) });
}

/** Says how often a coupon was used: "3 of 10". */
export function usesText({ timesUsed, usageLimit }: Pick<OwnerCoupon, 'timesUsed' | 'usageLimit'>): string {
  return usageLimit === null ? String(timesUsed) : fill(sellingTexts.timesUsedOfUsage, { timesUsed, usageLimit });
}
