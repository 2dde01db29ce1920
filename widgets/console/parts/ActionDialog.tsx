import { type FormEvent, type ReactNode, useRef } from 'react';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { ModalDialog } from './ModalDialog.tsx';
import { useWrongField } from './use-wrong-field.ts';

interface Props {
  title: string;
  /** The text of the button that does it. */
  action: string;
  /** The text of the button that closes it; 'Cancel' by default. */
  keep?: string;
  isDangerous?: boolean;
  isBusy: boolean;
  error?: string | undefined;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with fields. It stays open while its action runs, and shows why it was refused. */
export function ActionDialog(props: Props) {
  const { title, action, keep = commonTexts.cancel, isDangerous, isBusy, error, onSubmit, onClose, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const noticePress = useWrongField(form, isBusy, error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    noticePress();
    // React hands events of a dialog on to forms around it.
    event.stopPropagation();
    if (!isBusy) onSubmit();
  };
  return (
    <ModalDialog title={title} isOpen onClose={isBusy ? undefined : onClose}>
      <form ref={form} className="c-stack" noValidate onSubmit={submit}>
        {children}
        {error && (
          <p role="alert" className="c-error">
            {error}
          </p>
        )}
        <div className="c-row c-row--end">
          <button
            type="button"
            className="c-button"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onClose()}
          >
            {keep}
          </button>
          <button
            type="submit"
            className={isDangerous ? 'c-button c-button--danger' : 'c-button c-button--main'}
            aria-disabled={isBusy}
          >
            {isBusy ? partsTexts.oneMoment : action}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
