import { type FieldTexts, LabelledField } from '#runtime/ui/field/LabelledField.tsx';

interface Props<Value extends string> extends FieldTexts {
  value: Value;
  onChange: (value: Value) => void;
  options: readonly (readonly [value: Value, text: string])[];
  disabled?: boolean;
}

/** One of several values, with its label, hint and error. */
export function Choice<Value extends string>({ label, value, onChange, options, hint, error, disabled }: Props<Value>) {
  return (
    <LabelledField label={label} hint={hint} error={error} prefix="c">
      {(attributes) => (
        <select
          {...attributes}
          value={value}
          disabled={disabled}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabelledField>
  );
}
