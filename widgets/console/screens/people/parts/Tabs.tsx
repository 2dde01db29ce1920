interface Props<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  onChange: (value: Value) => void;
}

/** Buttons of which one is pressed: what a list shows. */
export function Tabs<Value extends string>({ label, value, options, onChange }: Props<Value>) {
  return (
    <fieldset className="c-tabs p-tabs" aria-label={label}>
      {options.map(([each, text]) => (
        <button key={each} type="button" aria-pressed={each === value} onClick={() => onChange(each)}>
          {text}
        </button>
      ))}
    </fieldset>
  );
}
