import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import type { CouponForm, FormErrors } from './coupon-form.ts';

const KINDS = [
  ['percent', 'A percentage'],
  ['fixed', 'A fixed amount'],
  ['freeShipping', 'Free delivery'],
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
      <Section title="Discount">
        <TextField
          label="Name"
          hint="Buyers read it in the cart and on their order."
          maxLength={200}
          value={value.name}
          onChange={(name) => change({ name })}
          error={errors.name}
        />
        <Choice label="What it takes off" value={kind} onChange={(next) => change({ kind: next })} options={KINDS} />
        {kind === 'percent' && (
          <TextField
            label="Per cent"
            inputMode="decimal"
            value={value.percent}
            onChange={(percent) => change({ percent })}
            error={errors['discount.rate']}
          />
        )}
        {kind === 'fixed' && (
          <TextField
            label={`Amount in ${currency}`}
            inputMode="decimal"
            value={value.amount}
            onChange={(amount) => change({ amount })}
            error={errors['discount.cents']}
          />
        )}
      </Section>
      <Section title="Limits">
        <TextField
          label={`Smallest subtotal in ${currency} (optional)`}
          inputMode="decimal"
          value={value.minimum}
          onChange={(minimum) => change({ minimum })}
          error={errors.minimumSubtotalCents}
        />
        <TextField
          label="Number of orders that may use it (optional)"
          inputMode="numeric"
          value={value.usageLimit}
          onChange={(usageLimit) => change({ usageLimit })}
          error={errors.usageLimit}
        />
        <div className="c-columns">
          <TextField
            label="Valid from (optional)"
            type="datetime-local"
            value={value.startsAt}
            onChange={(startsAt) => change({ startsAt })}
            error={errors.startsAt}
          />
          <TextField
            label="Valid until (optional)"
            type="datetime-local"
            hint="By the clock of this device."
            value={value.endsAt}
            onChange={(endsAt) => change({ endsAt })}
            error={errors.endsAt}
          />
        </div>
      </Section>
    </>
  );
}
