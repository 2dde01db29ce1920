import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { ModalDialog } from '../parts/ModalDialog.tsx';
import { $question, type Asked } from './dialogs.ts';
import { errorText } from './query.ts';

/** The confirm dialog: it shows what `ask` has asked. */
export function QuestionDialog() {
  const question = useStore($question);
  return question ? <Open key={question.place} question={question} /> : null;
}

function Open({ question }: { question: Asked }) {
  const { title, text, action, keep = commonTexts.cancel, isDangerous, isCancellable = true, run, answer } = question;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const confirm = async () => {
    if (isBusy) return;
    if (!run) return answer(true);
    setBusy(true);
    setError('');
    try {
      await run();
      answer(true);
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
      onClose={isCancellable && !isBusy ? () => answer(false) : undefined}
    >
      {text && <p>{text}</p>}
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
      <div className="c-row c-row--end">
        {isCancellable && (
          <button type="button" className="c-button" onClick={() => !isBusy && answer(false)}>
            {keep}
          </button>
        )}
        <button
          type="button"
          className={isDangerous ? 'c-button c-button--danger' : 'c-button c-button--main'}
          aria-disabled={isBusy}
          onClick={() => void confirm()}
        >
          {isBusy ? partsTexts.oneMoment : action}
        </button>
      </div>
    </ModalDialog>
  );
}
