import type { InputHTMLAttributes } from 'react';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { type FieldTexts, LabelledField } from '#runtime/ui/field/LabelledField.tsx';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id' | 'type'>;

interface Props extends Native, FieldTexts {
  value: string;
  onChange: (value: string) => void;
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url' | 'date' | 'datetime-local' | 'color' | 'number';
}

/** A line of text with its label, hint and error. */
export function TextField({ label, onChange, type = 'text', hint, error, ...native }: Props) {
  // Safari shows the present time in an empty field.
  const isUnset = type === 'datetime-local' && native.value === '';
  return (
    <LabelledField
      label={label}
      hint={isUnset ? fill(partsTexts.notSetHint, { hint: hint ?? '' }).trim() : hint}
      error={error}
      prefix="c"
    >
      {(attributes) => (
        <input {...native} {...attributes} type={type} onChange={(event) => onChange(event.target.value)} />
      )}
    </LabelledField>
  );
}
