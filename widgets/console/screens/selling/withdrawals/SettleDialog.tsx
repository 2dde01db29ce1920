import { useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import type { Declaration } from '#runtime/contracts/withdrawals.ts';
import { withdrawalTexts } from '#runtime/i18n/en/console/withdrawals.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { change } from '../../../app/query.ts';
import { ActionDialog } from '../../../parts/ActionDialog.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { useAction } from '../../../parts/use-action.ts';

/** Longest note, in UTF-16 code units. */
const NOTE_MAX_LENGTH = 2_000;

/** Settles a declaration that needs no return. */
export function SettleDialog({ declaration, onClose }: { declaration: Declaration; onClose: () => void }) {
  const { id, number } = declaration;
  const [note, setNote] = useState(declaration.note);
  const { run, isBusy, error, errors } = useAction();
  const submit = async () => {
    const path = addressOf('/api/owner/withdrawals/:id', { id });
    const call = { method: 'PUT', path, body: { state: 'settled', note: note.trim() } } as const;
    if (await run(() => change(call, ['/api/owner/withdrawals']), fill(withdrawalTexts.wasSettled, { number })))
      onClose();
  };
  return (
    <ActionDialog
      title={fill(withdrawalTexts.settleTitle, { number })}
      action={withdrawalTexts.settleAction}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{withdrawalTexts.settleText}</p>
      <TextArea
        label={withdrawalTexts.note}
        hint={withdrawalTexts.noteHint}
        maxLength={NOTE_MAX_LENGTH}
        value={note}
        onChange={setNote}
        error={errors.note}
      />
    </ActionDialog>
  );
}
