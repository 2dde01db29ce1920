import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { TimeField } from '../../../parts/TimeField.tsx';
import type { CouponForm, FormErrors } from './coupon-form.ts';

const KINDS = [
  ['percent', sellingTexts.percentage],
  ['fixed', sellingTexts.fixedAmount],
  ['freeShipping', sellingTexts.freeDelivery],
] as const;

interface Props {
  value: CouponForm;
  change: (changes: Partial<CouponForm>) => void;
  currency: string;
  errors: FormErrors;
}

/** The fields of a coupon, beside its code. */
export function CouponFields({ value, change, currency, errors }: Props) {
  const { kind } = value;
  return (
    <>
      <Section title={sellingTexts.discount}>
        <TextField
          label={commonTexts.name}
          hint={sellingTexts.buyersRead}
          maxLength={200}
          value={value.name}
          onChange={(name) => change({ name })}
          error={errors.name}
        />
        <Choice
          label={sellingTexts.whatItTakesOff}
          value={kind}
          onChange={(next) => change({ kind: next })}
          options={KINDS}
        />
        {kind === 'percent' && (
          <TextField
            label={sellingTexts.perCent}
            inputMode="decimal"
            value={value.percent}
            onChange={(percent) => change({ percent })}
            error={errors['discount.rate']}
          />
        )}
        {kind === 'fixed' && (
          <TextField
            label={fill(sellingTexts.amountInCurrency, { currency })}
            inputMode="decimal"
            value={value.amount}
            onChange={(amount) => change({ amount })}
            error={errors['discount.cents']}
          />
        )}
      </Section>
      <Section title={sellingTexts.usageLimits}>
        <TextField
          label={fill(sellingTexts.smallestSubtotalInOptional, { currency })}
          inputMode="decimal"
          value={value.minimum}
          onChange={(minimum) => change({ minimum })}
          error={errors.minimumSubtotalCents}
        />
        <TextField
          label={sellingTexts.numberOfOrdersOptional}
          inputMode="numeric"
          value={value.usageLimit}
          onChange={(usageLimit) => change({ usageLimit })}
          error={errors.usageLimit}
        />
        <div className="c-columns">
          <TimeField
            label={sellingTexts.validFromOptional}
            value={value.startsAt}
            onChange={(startsAt) => change({ startsAt })}
            error={errors.startsAt}
          />
          <TimeField
            label={sellingTexts.validUntilOptional}
            value={value.endsAt}
            onChange={(endsAt) => change({ endsAt })}
            error={errors.endsAt}
          />
        </div>
      </Section>
    </>
  );
}
