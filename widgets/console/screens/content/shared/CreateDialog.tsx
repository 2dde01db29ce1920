import type { ReactNode } from 'react';
import { ModalDialog } from '../../../parts/ModalDialog.tsx';

interface Props {
  title: string;
  /** The words of the button; 'Create' by default. */
  action?: string;
  isSaving: boolean;
  /** Why it was refused. */
  error: string | undefined;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with what a new thing cannot do without. */
export function CreateDialog({ title, action = 'Create', isSaving, error, onSubmit, onClose, children }: Props) {
  return (
    <ModalDialog title={title} isOpen onClose={onClose}>
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
          <button type="button" className="c-button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="c-button c-button--main" aria-disabled={isSaving}>
            {isSaving ? 'Saving…' : action}
          </button>
        </div>
      </form>
    </ModalDialog>
  );
}
