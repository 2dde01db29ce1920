import { type FormEvent, useState } from 'react';
import { addressOf } from '#runtime/api/calls.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { change } from '../../../app/query.ts';
import { useUnsavedGuard } from '../../../app/use-draft.ts';
import { TextArea } from '../../../parts/TextArea.tsx';
import { useAction } from '../../../parts/use-action.ts';
import { useIntentKey } from '../../../parts/use-intent-key.ts';

/** Longest note, in UTF-16 code units. */
const NOTE_MAX_LENGTH = 2_000;

/** Adds a note to an order, which no buyer sees. */
export function NoteForm({ orderNumber }: { orderNumber: number }) {
  const [note, setNote] = useState('');
  const { run, isBusy, error: failure } = useAction();
  const intent = useIntentKey();
  useUnsavedGuard(note.trim() !== '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = note.trim();
    if (text === '') return;
    const path = addressOf('/api/owner/orders/:order/notes', { order: orderNumber });
    const call = { method: 'POST', path, body: { note: text }, idempotencyKey: intent.keyOf(text) } as const;
    const isAdded = await run(() => change(call, ['/api/owner/orders']), sellingTexts.noteWasAdded);
    if (!isAdded) return;
    intent.done();
    setNote('');
  };
  return (
    <form className="c-stack" onSubmit={(event) => void submit(event)}>
      <TextArea
        label={sellingTexts.newNote}
        hint={sellingTexts.noBuyerSeesIt}
        rows={2}
        maxLength={NOTE_MAX_LENGTH}
        value={note}
        onChange={setNote}
        error={failure}
        readOnly={isBusy}
      />
      <div className="c-row">
        <button type="submit" className="c-button c-button--small" aria-disabled={isBusy || note.trim() === ''}>
          {sellingTexts.addTheNote}
        </button>
      </div>
    </form>
  );
}
