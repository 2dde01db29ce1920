import { type InputHTMLAttributes, useId } from 'react';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id' | 'type'>;

interface Props extends Native {
  label: string;
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'date' | 'datetime-local' | 'color' | 'number';
  /** A sentence below the field. */
  hint?: string | undefined;
  /** Tells why the value is refused. */
  error?: string | undefined;
}

/** A line of text with its label, hint and error. */
export function TextField({ label, value, onChange, type = 'text', hint, error, ...native }: Props) {
  const id = useId();
  return (
    <div className="c-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...native}
        id={id}
        type={type}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => onChange(event.target.value)}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The hint and the error of a field, which its input names by `aria-describedby`. */
export function FieldNotes({ id, hint, error }: { id: string; hint?: string | undefined; error?: string | undefined }) {
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
