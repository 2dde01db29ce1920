import type { FormEvent, ReactNode } from 'react';

interface Props {
  /** The words of the button: "Create the form". */
  action: string;
  isBusy: boolean;
  /** The reason why the shop has refused it. */
  error: string | undefined;
  onSubmit: () => Promise<void>;
  /** A sentence above the button. */
  note?: string;
  children: ReactNode;
}

/** The fields of a screen that makes something new, and the button that creates it. */
export function CreationForm({ action, isBusy, error, onSubmit, note, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) void onSubmit();
  };
  return (
    <form className="c-stack" noValidate onSubmit={submit}>
      {children}
      {error && (
        <p role="alert" className="c-error">
          {error}
        </p>
      )}
      {note && <p className="c-quiet">{note}</p>}
      <div className="c-row">
        <button type="submit" className="c-button c-button--main" aria-disabled={isBusy}>
          {isBusy ? 'Creating…' : action}
        </button>
      </div>
    </form>
  );
}
