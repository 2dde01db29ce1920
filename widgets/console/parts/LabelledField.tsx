import { type ReactNode, useId } from 'react';

/** The label and the notes that every field has beside its input. */
export interface FieldTexts {
  label: string;
  /** A sentence below the field. */
  hint?: string | undefined;
  /** Tells why the value is refused. */
  error?: string | undefined;
}

/** The attributes that tie an input to its label, hint and error. */
interface Ties {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string;
}

interface Props extends FieldTexts {
  children: (ties: Ties) => ReactNode;
}

/** An input with its label, hint and error. */
export function LabelledField({ label, hint, error, children }: Props) {
  const id = useId();
  const describedBy = `${id}-hint ${id}-error`;
  return (
    <div className="c-field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The hint and the error of a field, which its input names by `aria-describedby`. */
export function FieldNotes({ id, hint, error }: { id: string } & Omit<FieldTexts, 'label'>) {
  return (
    <>
      <span id={`${id}-hint`} className="c-hint">
        {hint}
      </span>
      <span id={`${id}-error`} className="c-error">
        {error}
      </span>
    </>
  );
}
