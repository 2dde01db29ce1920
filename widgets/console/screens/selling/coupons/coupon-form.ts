import type { CouponDefinition, OwnerCoupon } from '#runtime/contracts/coupons.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { readAmount, typedAmount } from '../../../parts/amounts.ts';
import { RATE_OF_PERCENT } from './coupon-texts.ts';

/** A coupon as it stands in the fields. Amounts are decimal text; '' is no limit. Times are in ms since the epoch. */
export interface CouponForm {
  name: string;
  kind: OwnerCoupon['discount']['kind'];
  amount: string;
  percent: string;
  minimum: string;
  startsAt: number | null;
  endsAt: number | null;
  usageLimit: string;
}

export const NEW_COUPON: CouponForm = {
  name: '',
  kind: 'percent',
  amount: '',
  percent: '',
  minimum: '',
  startsAt: null,
  endsAt: null,
  usageLimit: '',
};

export type FormErrors = Readonly<Record<string, string | undefined>>;

/** Writes a coupon for the fields. */
export function toCouponForm(coupon: CouponDefinition, currency: string): CouponForm {
  const { name, discount, minimumSubtotalCents, startsAt, endsAt, usageLimit } = coupon;
  return {
    name,
    kind: discount.kind,
    amount: discount.kind === 'fixed' ? typedAmount(discount.cents, currency) : '',
    percent: discount.kind === 'percent' ? String(discount.rate / RATE_OF_PERCENT) : '',
    minimum: minimumSubtotalCents === 0 ? '' : typedAmount(minimumSubtotalCents, currency),
    startsAt,
    endsAt,
    usageLimit: usageLimit === null ? '' : String(usageLimit),
  };
}

/** Returns what is wrong with the fields, by the paths that the shop names them. */
export function couponErrors(form: CouponForm, currency: string): FormErrors {
  const { name, kind, amount, percent, minimum, usageLimit } = form;
  const errors: Record<string, string> = {};
  if (name.trim() === '') errors.name = sellingTexts.giveTheCoupon;
  if (kind === 'fixed' && !((readAmount(amount, currency) ?? 0) > 0)) {
    errors['discount.cents'] = sellingTexts.enterCouponAmount;
  }
  if (kind === 'percent' && rateOf(percent) === undefined) {
    errors['discount.rate'] = sellingTexts.enterANumberAbove;
  }
  if (minimum.trim() !== '' && !((readAmount(minimum, currency) ?? -1) >= 0)) {
    errors.minimumSubtotalCents = sellingTexts.enterAmountOrNothing;
  }
  if (usageLimit.trim() !== '' && !/^[1-9]\d{0,8}$/.test(usageLimit.trim())) {
    errors.usageLimit = sellingTexts.enterAWholeNumber;
  }
  return errors;
}

/** Returns what is sent. */
export function toDefinition(form: CouponForm, currency: string): CouponDefinition {
  const { name, minimum, startsAt, endsAt, usageLimit } = form;
  return {
    name: name.trim(),
    discount: discountOf(form, currency),
    minimumSubtotalCents: readAmount(minimum, currency) ?? 0,
    startsAt,
    endsAt,
    usageLimit: usageLimit.trim() === '' ? null : Number(usageLimit),
  };
}

function discountOf({ kind, amount, percent }: CouponForm, currency: string): CouponDefinition['discount'] {
  if (kind === 'fixed') return { kind, cents: readAmount(amount, currency) ?? 0 };
  return kind === 'percent' ? { kind, rate: rateOf(percent) ?? 0 } : { kind };
}

function rateOf(percent: string): number | undefined {
  const text = percent.trim().replace(',', '.');
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(text)) return undefined;
  const rate = Math.round(Number(text) * RATE_OF_PERCENT);
  return rate > 0 && rate <= 100 * RATE_OF_PERCENT ? rate : undefined;
}
