import { type FormEvent, type ReactNode, useRef } from 'react';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { type Draft, discardUndoably } from '../app/use-draft.ts';
import { useSaveKey } from './command-key.ts';
import { useWrongField } from './use-wrong-field.ts';

interface Props {
  /** The text of the button: "Create the form". */
  action: string;
  /** The entries, which the person can discard. */
  draft: Pick<Draft<unknown>, 'isDirty' | 'discard'>;
  isBusy: boolean;
  /** The reason why the shop has refused it. */
  error: string | undefined;
  onSubmit: () => Promise<void>;
  /** A sentence above the button. */
  note?: string;
  children: ReactNode;
}

/** The fields of a screen that makes something new, and the button that creates it. */
export function CreationForm({ action, draft, isBusy, error, onSubmit, note, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const noticePress = useWrongField(form, isBusy, error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    noticePress();
    if (!isBusy) void onSubmit();
  };
  useSaveKey(() => form.current?.requestSubmit());
  return (
    <form ref={form} className="c-stack" noValidate onSubmit={submit}>
      {children}
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
      {note && <p className="c-quiet">{note}</p>}
      <div className="c-row c-form-foot">
        <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
          {isBusy ? partsTexts.oneMoment : action}
        </button>
        {draft.isDirty && !isBusy && (
          <button type="button" className="c-button" onClick={() => discardUndoably(draft.discard)}>
            {partsTexts.discard}
          </button>
        )}
      </div>
    </form>
  );
}
