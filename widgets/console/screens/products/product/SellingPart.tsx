import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { OwnerForms } from '#runtime/contracts/owner.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import type { PartProps, PlanValue } from './product-value.ts';

const SUBSCRIBABLE: readonly number[] = [PRODUCT_TYPE.physical, PRODUCT_TYPE.service, PRODUCT_TYPE.paywall];
const FIRST_PLAN: PlanValue = { every: '1', unit: 'MONTH', cycles: '0' };
const UNITS = [
  ['WEEK', 'weeks'],
  ['MONTH', 'months'],
  ['YEAR', 'years'],
] as const;

/** How the product is sold: once or again and again, with which questions and by which button. */
export function SellingPart({ value, change, errors }: PartProps) {
  const { plan } = value;
  const mayRead = may('forms:read');
  const forms = useAnswer<OwnerForms>(mayRead ? '/api/owner/forms' : undefined);
  const asking = forms.data?.forms.filter(({ kind }) => kind === 'additional-fields') ?? [];
  const form = value.additionalFieldsFormId;
  const isListed = form === null || asking.some(({ id }) => id === form);
  return (
    <Section title="How it is sold">
      {(plan || SUBSCRIBABLE.includes(value.kind)) && (
        <>
          <Tick
            label="It is a subscription"
            checked={plan !== null}
            onChange={(isPlan) => change({ plan: isPlan ? FIRST_PLAN : null, isOneTimePurchasable: true })}
          />
          <p className="c-error">{errors.subscriptionPlan}</p>
          {plan && <PlanFields plan={plan} errors={errors} onChange={(next) => change({ plan: next })} />}
          {plan && (
            <Tick
              label="Visitors can also buy it once"
              checked={value.isOneTimePurchasable}
              onChange={(isOneTimePurchasable) => change({ isOneTimePurchasable })}
            />
          )}
        </>
      )}
      <div className="c-columns">
        {(mayRead || form !== null) && (
          <Choice
            label="Questions to buyers"
            value={form ?? ''}
            options={[
              ['', 'None'],
              ...(isListed || form === null ? [] : [[form, 'The form that it has'] as const]),
              ...asking.map(({ id, name }) => [id, name] as const),
            ]}
            hint="A form of the kind for products. Buyers fill it in before the product goes into the cart."
            error={errors.additionalFieldsFormId}
            onChange={(id) => change({ additionalFieldsFormId: id || null })}
          />
        )}
        <TextField
          label="Words of its button"
          value={value.customAddButtonText}
          maxLength={100}
          hint="Empty for the usual words."
          error={errors.customAddButtonText}
          onChange={(customAddButtonText) => change({ customAddButtonText })}
        />
      </div>
    </Section>
  );
}

interface PlanProps {
  plan: PlanValue;
  errors: Readonly<Record<string, string>>;
  onChange: (plan: PlanValue) => void;
}

function PlanFields({ plan, errors, onChange }: PlanProps) {
  return (
    <div className="c-columns">
      <TextField
        label="Billed every"
        value={plan.every}
        inputMode="numeric"
        error={errors['subscriptionPlan.billingPeriod.value']}
        onChange={(every) => onChange({ ...plan, every })}
      />
      <Choice<PlanValue['unit']>
        label="Unit of time"
        value={plan.unit}
        options={UNITS}
        onChange={(unit) => onChange({ ...plan, unit })}
      />
      <TextField
        label="Number of payments"
        value={plan.cycles}
        inputMode="numeric"
        hint="0 means that it goes on until somebody ends it."
        error={errors['subscriptionPlan.numBillingCycles']}
        onChange={(cycles) => onChange({ ...plan, cycles })}
      />
    </div>
  );
}
