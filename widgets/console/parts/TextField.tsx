import type { InputHTMLAttributes } from 'react';
import { type FieldTexts, LabelledField } from '#runtime/ui/field/LabelledField.tsx';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id' | 'type'>;

interface Props extends Native, FieldTexts {
  value: string;
  onChange: (value: string) => void;
  /** Dates with a time of day have `TimeField`. */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'date' | 'color' | 'number';
}

/** A line of text with its label, hint and error. */
export function TextField({ label, onChange, type = 'text', hint, error, ...native }: Props) {
  return (
    <LabelledField label={label} hint={hint} error={error} prefix="c">
      {(attributes) => (
        <input {...native} {...attributes} type={type} onChange={(event) => onChange(event.target.value)} />
      )}
    </LabelledField>
  );
}
