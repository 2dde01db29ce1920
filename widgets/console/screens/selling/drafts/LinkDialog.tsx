import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { DraftOrder } from '#runtime/contracts/draft-order.ts';
import { PAYMENT_LINK_DAYS } from '#runtime/contracts/limits.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { change } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { amountText } from '../../../parts/amounts.ts';
import { NumberField } from '../../../parts/NumberField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { DRAFTS } from './draft-form.ts';

/** Opens the payment link of a draft and mails it. */
export function LinkDialog({ draft, onClose }: { draft: DraftOrder; onClose: () => void }) {
  const [days, setDays] = useState(PAYMENT_LINK_DAYS);
  const [mails, setMails] = useState(true);
  const { run, isBusy, error, errors } = useAction();
  const { id, version, input, due, link } = draft;
  const submit = async () => {
    const path = addressOf('/api/owner/draft-orders/:draft/link', { draft: id });
    const call = { method: 'POST', path, body: { days, mails }, version } as const;
    const done = mails ? draftTexts.linkIsSent : draftTexts.linkIsOpen;
    if (await run(() => change(call, [DRAFTS]), done)) onClose();
  };
  return (
    <ActionDialog
      title={draftTexts.sendLinkTitle}
      action={mails ? draftTexts.sendLinkTitle : draftTexts.sendNow}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{fill(draftTexts.linkGoesTo, { email: input.email, amount: amountText(due) })}</p>
      {link && <p>{draftTexts.oldLinkEnds}</p>}
      {draft.isTest && <p role="status">{draftTexts.isTestNow}</p>}
      <NumberField label={draftTexts.days} value={days} onChange={setDays} error={errors.days} />
      <Tick label={draftTexts.mailsIt} hint={draftTexts.mailsItHint} checked={mails} onChange={setMails} />
      <p className="c-quiet">{draftTexts.notReserved}</p>
    </ActionDialog>
  );
}
