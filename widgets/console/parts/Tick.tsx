import { useId } from 'react';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: string | undefined;
  disabled?: boolean;
}

/** A box to tick, with its label and hint. */
export function Tick({ label, checked, onChange, hint, disabled }: Props) {
  const id = useId();
  return (
    <div className="c-tick">
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <span id={`${id}-hint`} className="c-hint">
          {hint}
        </span>
      )}
    </div>
  );
}
