import { useState } from 'react';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { notify } from '../../../app/notices.ts';
import { useDraft } from '../../../app/use-draft.ts';
import { draftKey } from '../../../app/use-editor.ts';
import { CreationForm } from '../../../parts/CreationForm.tsx';
import { leaveDraft } from '../../../parts/leave-draft.ts';
import { Page } from '../../../parts/Page.tsx';
import { useCreation } from '../../../parts/use-creation.ts';
import { useCurrency } from '../../../parts/use-currency.ts';
import { DraftFields } from './DraftFields.tsx';
import { DraftSums } from './DraftSums.tsx';
import { DRAFTS, draftErrors, NEW_DRAFT } from './draft-form.ts';
import { useTotals } from './use-totals.ts';

/** The screen that writes an order for a buyer. */
export default function NewDraftScreen() {
  return (
    <Page title={draftTexts.newOrder} back={{ to: 'draft-orders', text: draftTexts.draftOrders }}>
      <p className="c-quiet">{draftTexts.newOrderPurpose}</p>
      <NewDraft />
    </Page>
  );
}

function NewDraft() {
  const currency = useCurrency();
  const draft = useDraft(draftKey(`${DRAFTS}/new`), NEW_DRAFT);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { create, isBusy, error, errors: refused } = useCreation(DRAFTS, [DRAFTS]);
  const totals = useTotals(draft?.value ?? NEW_DRAFT);
  if (!draft) return null;
  const submit = async () => {
    const found = draftErrors(draft.value);
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const created = await create(draft.value);
    if (!created) return;
    notify(draftTexts.wasCreated);
    await leaveDraft(draft, `draft-orders/${created.id}`);
  };
  return (
    <CreationForm action={draftTexts.saveDraft} draft={draft} isBusy={isBusy} error={error} onSubmit={submit}>
      <DraftFields
        value={draft.value}
        change={draft.change}
        totals={totals.data}
        currency={currency}
        errors={{ ...refused, ...errors }}
      />
      <DraftSums totals={totals.data} isOld={totals.isPlaceholderData} />
    </CreationForm>
  );
}
