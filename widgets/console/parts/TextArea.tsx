import type { TextareaHTMLAttributes } from 'react';
import { type FieldTexts, LabelledField } from '#runtime/ui/field/LabelledField.tsx';

type Native = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value' | 'id'>;

interface Props extends Native, FieldTexts {
  value: string;
  onChange: (value: string) => void;
}

/** A text of several lines with its label, hint and error. */
export function TextArea({ label, onChange, hint, error, rows = 4, ...native }: Props) {
  return (
    <LabelledField label={label} hint={hint} error={error} prefix="c">
      {(attributes) => (
        <textarea {...native} {...attributes} rows={rows} onChange={(event) => onChange(event.target.value)} />
      )}
    </LabelledField>
  );
}
