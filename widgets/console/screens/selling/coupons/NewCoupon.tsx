import { type FormEvent, useState } from 'react';
import type { OwnerCoupon } from '#runtime/contracts/coupons.ts';
import { change } from '../../../app/query.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { draftKey } from '../../../app/use-editor.ts';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { useCurrency } from '../../../parts/use-currency.ts';
import { useIntentKey } from '../../../parts/use-intent-key.ts';
import { useLeave } from '../../../parts/use-leave.ts';
import { CouponFields } from './CouponFields.tsx';
import { type CouponForm, couponErrors, type FormErrors, NEW_COUPON, toDefinition } from './coupon-form.ts';

const COUPONS = '/api/owner/coupons';
const EMPTY: CouponForm & { code: string } = { ...NEW_COUPON, code: '' };

/** The screen that creates a coupon. */
export default function NewCouponScreen() {
  return (
    <Page title="New coupon" back={{ to: 'coupons', text: 'Coupons' }}>
      <NewCoupon />
    </Page>
  );
}

function NewCoupon() {
  const currency = useCurrency();
  const draft = useDraft(draftKey(`${COUPONS}/new`), EMPTY);
  const [errors, setErrors] = useState<FormErrors>({});
  const intent = useIntentKey();
  const { run, isBusy, error: failure, errors: refused } = useAction();
  const leave = useLeave();
  if (!draft) return null;
  const { code } = draft.value;
  const create = async () => {
    const body = { ...toDefinition(draft.value, currency), code: code.trim() };
    const call = { method: 'POST', path: COUPONS, body, idempotencyKey: intent.keyOf(body) } as const;
    const answer = await change<OwnerCoupon>(call, [`${COUPONS}?`]);
    intent.done();
    draft.discard();
    leave(`coupons/${encodeURIComponent(answer.body.code)}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...couponErrors(draft.value, currency),
      ...(code.trim() === '' && { code: 'Enter the code that buyers type in.' }),
    };
    setErrors(found);
    if (Object.keys(found).length === 0) void run(create, `The coupon ${code} was created.`);
  };
  const shown = { ...refused, ...errors };
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      <Section title="Coupon">
        <TextField
          label="Code"
          hint="Letters, digits, hyphens and underscores. Capital and small letters count as the same."
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          onChange={(next) => draft.change({ code: next })}
          error={shown.code}
        />
      </Section>
      <CouponFields value={draft.value} change={draft.change} currency={currency} errors={shown} />
      {failure && (
        <p role="alert" className="c-error">
          {failure}
        </p>
      )}
      <div className="c-row c-row--end">
        {draft.isDirty && (
          <button type="button" className="c-button" onClick={draft.discard}>
            Discard
          </button>
        )}
        <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
          Create the coupon
        </button>
      </div>
    </form>
  );
}
