import type { ReactNode } from 'react';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';

interface Props {
  title: string;
  /** The words of the button; 'Create' by default. */
  action?: string;
  /** Whether the shop is asked; the dialog stays open until it has answered. */
  isBusy: boolean;
  /** The reason why it was refused. */
  error: string | undefined;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with what a new thing cannot do without. */
export function CreateDialog({ title, action = 'Create', isBusy, error, onSubmit, onClose, children }: Props) {
  return (
    <ModalDialog title={title} isOpen onClose={isBusy ? undefined : onClose}>
      <form
        className="c-stack"
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {children}
        {error && (
          <p role="alert" className="c-error">
            {error}
          </p>
        )}
        <div className="c-row c-row--end">
          <button type="button" className="c-button" aria-disabled={isBusy} onClick={() => !isBusy && onClose()}>
            Cancel
          </button>
          <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
            {isBusy ? 'Saving…' : action}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
