import { SUBSCRIBABLE } from '#runtime/domain/product-errors.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';
import { useAnswer } from '../../../app/query.ts';
import { may } from '../../../app/session.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import type { PartProps, PlanValue } from './product-value.ts';

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
  const forms = useAnswer(mayRead ? '/api/owner/forms' : undefined);
  const asking = forms.data?.forms.filter(({ kind }) => kind === 'additional-fields') ?? [];
  const form = value.additionalFieldsFormId;
  const isListed = form === null || asking.some(({ id }) => id === form);
  return (
    <Section title={productsTexts.howItIsSold}>
      {(plan || SUBSCRIBABLE.includes(value.kind)) && (
        <>
          <Tick
            label={productsTexts.itIsASubscription}
            checked={plan !== null}
            onChange={(isPlan) => change({ plan: isPlan ? FIRST_PLAN : null, isOneTimePurchasable: true })}
          />
          <p className="c-error">{errors.subscriptionPlan}</p>
          {plan && <PlanFields plan={plan} errors={errors} onChange={(next) => change({ plan: next })} />}
          {plan && (
            <Tick
              label={productsTexts.visitorsCanAlsoBuy}
              checked={value.isOneTimePurchasable}
              onChange={(isOneTimePurchasable) => change({ isOneTimePurchasable })}
            />
          )}
        </>
      )}
      <div className="c-columns">
        {(mayRead || form !== null) && (
          <Choice
            label={productsTexts.questionsToBuyers}
            value={form ?? ''}
            options={[
              ['', commonTexts.none],
              ...(isListed || form === null ? [] : [[form, productsTexts.formThatItHas] as const]),
              ...asking.map(({ id, name }) => [id, name] as const),
            ]}
            hint={productsTexts.formOfTheKind}
            error={errors.additionalFieldsFormId}
            onChange={(id) => change({ additionalFieldsFormId: id || null })}
          />
        )}
        <TextField
          label={productsTexts.wordsOfItsButton}
          value={value.customAddButtonText}
          maxLength={100}
          hint={productsTexts.emptyForTheUsual}
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
        label={productsTexts.billedEvery}
        value={plan.every}
        inputMode="numeric"
        error={errors['subscriptionPlan.billingPeriod.value']}
        onChange={(every) => onChange({ ...plan, every })}
      />
      <Choice<PlanValue['unit']>
        label={productsTexts.unitOfTime}
        value={plan.unit}
        options={UNITS}
        onChange={(unit) => onChange({ ...plan, unit })}
      />
      <TextField
        label={productsTexts.numberOfPayments}
        value={plan.cycles}
        inputMode="numeric"
        hint={productsTexts.zeroMeans}
        error={errors['subscriptionPlan.numBillingCycles']}
        onChange={(cycles) => onChange({ ...plan, cycles })}
      />
    </div>
  );
}
