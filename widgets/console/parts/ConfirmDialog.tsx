import { type ReactNode, useState } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { errorText } from '../app/query.ts';
import { ModalDialog } from './ModalDialog.tsx';

interface Props {
  title: string;
  /** The text of the button that confirms. */
  action: string;
  /** The text of the button that says no; 'Cancel' by default. */
  keep?: string | undefined;
  isDangerous?: boolean;
  /** Whether the person may say no; they may not while something runs that can only be stopped. True by default. */
  isCancellable?: boolean;
  /**
   * Runs when the person says yes; until it has ended the dialog stays open and cannot be cancelled, and it shows the
   * error. Without it the dialog answers at once.
   */
  run?: (() => Promise<void>) | undefined;
  /** Is called with true when the person confirms, and with false when they cancel. */
  answer: (isYes: boolean) => void;
  children?: ReactNode;
}

/** Asks something of the person, who goes on with their work once they have answered. */
export function ConfirmDialog(props: Props) {
  const { title, action, keep = commonTexts.cancel, isDangerous, isCancellable = true, run, answer, children } = props;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const mayCancel = isCancellable && !isBusy;
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
    <ModalDialog title={title} isOpen role="alertdialog" onClose={mayCancel ? () => answer(false) : undefined}>
      {children}
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
      <div className="c-row c-row--end">
        {isCancellable && (
          <button
            type="button"
            className="c-button"
            aria-disabled={!mayCancel}
            onClick={() => mayCancel && answer(false)}
          >
            {keep}
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
