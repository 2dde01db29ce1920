import { useId } from 'react';
import { FieldNotes } from './TextField.tsx';

interface Props<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (readonly [value: Value, text: string])[];
  hint?: string | undefined;
  error?: string | undefined;
  disabled?: boolean;
}

/** One of several values, with its label, hint and error. */
export function Choice<Value extends string>({ label, value, onChange, options, hint, error, disabled }: Props<Value>) {
  const id = useId();
  return (
    <div className="c-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onChange={(event) => onChange(event.target.value as Value)}
      >
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
