import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { OwnerCoupon } from '#runtime/contracts/coupons.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { notify } from '../../../app/notices.ts';
import { change, refresh } from '../../../app/query.ts';
import type { ScreenParts } from '../../../app/screen.ts';
import { may } from '../../../app/session.ts';
import { useEditor } from '../../../app/use-editor.ts';
import { ActionButton } from '../../../parts/ActionButton.tsx';
import { undoDeletion } from '../../../parts/bring-back.ts';
import { ConflictDialog } from '../../../parts/ConflictDialog.tsx';
import { History } from '../../../parts/History.tsx';
import { Loaded } from '../../../parts/Loaded.tsx';
import { leaveDraft } from '../../../parts/leave-draft.ts';
import { Page } from '../../../parts/Page.tsx';
import { SaveBar } from '../../../parts/SaveBar.tsx';
import { useCurrency } from '../../../parts/use-currency.ts';
import { CouponFacts } from './CouponFacts.tsx';
import { CouponFields } from './CouponFields.tsx';
import { couponErrors, type FormErrors, toCouponForm, toDefinition } from './coupon-form.ts';

const COUPONS = '/api/owner/coupons';
const LIST = `${COUPONS}?`;
const NAMES = {
  name: commonTexts.name,
  kind: sellingTexts.whatItTakesOff,
  amount: sellingTexts.amount,
  percent: sellingTexts.perCent,
  minimum: sellingTexts.smallestSubtotal,
  startsAt: sellingTexts.validFrom,
  endsAt: sellingTexts.validUntil,
  usageLimit: sellingTexts.numberOfOrders,
};

/** One coupon: its fields for those who may change it, and its facts for others. */
export default function CouponScreen({ parts: { code = '' } }: { parts: ScreenParts }) {
  const currency = useCurrency();
  if (!may('catalogue:write')) return <CouponFacts code={code} currency={currency} />;
  return <CouponEditor key={code} code={code} currency={currency} />;
}

function CouponEditor({ code, currency }: { code: string; currency: string }) {
  const path = addressOf('/api/owner/coupons/:code', { code });
  const [errors, setErrors] = useState<FormErrors>({});
  const editor = useEditor({
    path,
    toValue: (body) => toCouponForm(body, currency),
    toBody: (value) => toDefinition(value, currency),
    touched: [LIST],
    name: fill(sellingTexts.couponCode, { code }),
  });
  const { reading, draft, failure, conflict } = editor;
  const save = () => {
    if (!draft) return;
    const found = couponErrors(draft.value, currency);
    setErrors(found);
    if (Object.keys(found).length === 0) void editor.save();
  };
  const remove = async (coupon: OwnerCoupon, version: number | undefined) => {
    await change({ method: 'DELETE', path, version });
    refresh([LIST]);
    notify(fill(sellingTexts.couponWasDeleted, { code: coupon.code }), { undo: undoDeletion('coupon', coupon.code) });
    if (draft) await leaveDraft(draft, 'coupons');
  };
  return (
    <Page
      title={fill(sellingTexts.couponCode, { code })}
      back={{ to: 'coupons', text: sellingTexts.coupons }}
      actions={
        reading.data && (
          <ActionButton action={() => remove(reading.data.body, reading.data.version)}>
            {commonTexts.delete}
          </ActionButton>
        )
      }
    >
      <Loaded of={reading}>
        {({ body }) =>
          draft && (
            <>
              <p className="c-quiet">
                {fill(sellingTexts.ordersThatHaveUsed, { timesUsed: body.timesUsed })}
                {body.held > 0 && ` ${fill(sellingTexts.openPaymentsWithIt, { held: body.held })}`}
              </p>
              <CouponFields
                value={draft.value}
                change={draft.change}
                currency={currency}
                errors={{ ...failure?.errors, ...errors }}
              />
              <History target={code} actions={['coupon']} names={NAMES} />
              <SaveBar
                isDirty={draft.isDirty}
                isSaving={editor.isSaving}
                isRestored={draft.isRestored}
                error={failure?.text}
                onSave={save}
                onDiscard={() => {
                  setErrors({});
                  draft.discard();
                }}
              />
            </>
          )
        }
      </Loaded>
      <ConflictDialog conflict={conflict} names={NAMES} onResolve={editor.resolve} onClose={editor.dismissConflict} />
    </Page>
  );
}
