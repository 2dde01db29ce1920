import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { DraftOrder } from '#runtime/contracts/draft-order.ts';
import type { OutsideMethod } from '#runtime/contracts/order-enumerations.ts';
import { draftTexts } from '#runtime/i18n/en/console/drafts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { change } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { amountText } from '../../../parts/amounts.ts';
import { Choice } from '../../../parts/Choice.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { DRAFTS } from './draft-form.ts';

const METHODS: readonly (readonly [OutsideMethod, string])[] = [
  ['transfer', draftTexts.transfer],
  ['cash', draftTexts.cash],
  ['other', draftTexts.otherWay],
];

/** Records that a draft was paid without the shop, which places its order. */
export function OutsideDialog({ draft, onClose }: { draft: DraftOrder; onClose: () => void }) {
  const [method, setMethod] = useState<OutsideMethod>('transfer');
  const [note, setNote] = useState('');
  const { run, isBusy, error } = useAction();
  const { id, version, due } = draft;
  const submit = async () => {
    const path = addressOf('/api/owner/draft-orders/:draft/payment', { draft: id });
    const call = { method: 'POST', path, body: { method, note }, version } as const;
    if (await run(() => change(call, [DRAFTS, '/api/owner/orders']), draftTexts.isPlaced)) onClose();
  };
  return (
    <ActionDialog
      title={draftTexts.markPaidTitle}
      action={draftTexts.placeTheOrder}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{draftTexts.markPaidText}</p>
      {draft.isTest && <p role="status">{draftTexts.isTestNow}</p>}
      <Choice
        label={fill(draftTexts.howPaid, { amount: amountText(due) })}
        value={method}
        onChange={setMethod}
        options={METHODS}
      />
      <TextArea
        label={draftTexts.paymentNote}
        hint={draftTexts.paymentNoteHint}
        rows={2}
        maxLength={2_000}
        value={note}
        onChange={setNote}
      />
      <p className="c-quiet">{draftTexts.refundsByHand}</p>
    </ActionDialog>
  );
}
