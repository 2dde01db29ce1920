import { useState } from 'react';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { draftKey } from '../../../app/use-editor.ts';
import { CreationForm } from '../../../parts/CreationForm.tsx';
import { leaveDraft } from '../../../parts/leave-draft.ts';
import { Page } from '../../../parts/Page.tsx';
import { Section } from '../../../parts/Section.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { useCreation } from '../../../parts/use-creation.ts';
import { useCurrency } from '../../../parts/use-currency.ts';
import { CouponFields } from './CouponFields.tsx';
import { type CouponForm, couponErrors, type FormErrors, NEW_COUPON, toDefinition } from './coupon-form.ts';

const COUPONS = '/api/owner/coupons';
const EMPTY: CouponForm & { code: string } = { ...NEW_COUPON, code: '' };

/** The screen that creates a coupon. */
export default function NewCouponScreen() {
  return (
    <Page title={sellingTexts.newCoupon} back={{ to: 'coupons', text: sellingTexts.coupons }}>
      <NewCoupon />
    </Page>
  );
}

function NewCoupon() {
  const currency = useCurrency();
  const draft = useDraft(draftKey(`${COUPONS}/new`), EMPTY);
  const [errors, setErrors] = useState<FormErrors>({});
  const { create, isBusy, error, errors: refused } = useCreation(COUPONS, [`${COUPONS}?`]);
  if (!draft) return null;
  const { code } = draft.value;
  const submit = async () => {
    const found = {
      ...couponErrors(draft.value, currency),
      ...(code.trim() === '' && { code: sellingTexts.enterTheCode }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const coupon = await create({ ...toDefinition(draft.value, currency), code: code.trim() });
    if (!coupon) return;
    notify(fill(sellingTexts.couponWasCreated, { code: coupon.code }));
    await leaveDraft(draft, `coupons/${encodeURIComponent(coupon.code)}`);
  };
  const shown = { ...refused, ...errors };
  return (
    <CreationForm action={sellingTexts.createTheCoupon} draft={draft} isBusy={isBusy} error={error} onSubmit={submit}>
      <Section title={sellingTexts.coupon}>
        <TextField
          label={sellingTexts.code}
          hint={sellingTexts.lettersDigitsHyphens}
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          value={code}
          onChange={(next) => draft.change({ code: next })}
          error={shown.code}
        />
      </Section>
      <CouponFields value={draft.value} change={draft.change} currency={currency} errors={shown} />
    </CreationForm>
  );
}
