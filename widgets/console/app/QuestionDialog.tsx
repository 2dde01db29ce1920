import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ModalDialog } from '../parts/ModalDialog.tsx';
import { $question } from './dialogs.ts';
import { errorText } from './query.ts';

/** The confirm dialog: it shows what `ask` has asked. */
export function QuestionDialog() {
  const question = useStore($question);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  if (!question) return null;
  const { title, text, action, isDangerous, isCancellable = true, run, answer } = question;
  const close = (isYes: boolean) => {
    setError('');
    answer(isYes);
  };
  const confirm = async () => {
    if (isBusy) return;
    if (!run) return close(true);
    setBusy(true);
    setError('');
    try {
      await run();
      close(true);
    } catch (failure) {
      setError(errorText(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <ModalDialog
      title={title}
      isOpen
      role="alertdialog"
      onClose={isCancellable && !isBusy ? () => close(false) : undefined}
    >
      {text && <p>{text}</p>}
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
      <div className="c-row c-row--end">
        {isCancellable && (
          <button type="button" className="c-button" onClick={() => !isBusy && close(false)}>
            Cancel
          </button>
        )}
        <button
          type="button"
          className={isDangerous ? 'c-button c-button--danger' : 'c-button c-button--main'}
          aria-disabled={isBusy}
          onClick={() => void confirm()}
        >
          {action}
        </button>
      </div>
    </ModalDialog>
  );
}
