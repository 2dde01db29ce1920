import { useId } from 'react';
import { errorId, fieldAttributes, hintId } from '#runtime/domain/field-attributes.ts';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
}

/** A box to tick, with its label, hint and error. */
export function Tick({ label, checked, onChange, hint, error, disabled }: Props) {
  const id = useId();
  return (
    <div className="c-tick">
      <input
        {...fieldAttributes({ id, hint, error })}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={hintId(id)} className="c-hint">
          {hint}
        </span>
      )}
      {error && (
        <span id={errorId(id)} className="c-error">
          {error}
        </span>
      )}
    </div>
  );
}
