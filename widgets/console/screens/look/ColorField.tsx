import { useId } from 'react';
import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { FieldNotes } from '../../parts/LabelledField.tsx';
import { colorErrorOf, colorText, hexOf, readColor } from './color-texts.ts';

interface Props {
  label: string;
  hint?: string | undefined;
  /** Undefined where the colour is not set. */
  value: string | undefined;
  /** What the shop has refused. */
  error?: string | undefined;
  disabled: boolean;
  onChange: (value: string | undefined) => void;
}

/** A colour that is picked or typed, and can be removed. */
export function ColorField({ label, hint, value, error, disabled, onChange }: Props) {
  const id = useId();
  const color = readColor(value);
  const wrong = value === undefined ? undefined : (colorErrorOf(value) ?? error);
  const pick = (hex: string) => {
    const picked = readColor(hex);
    if (picked) onChange(colorText({ ...picked, alpha: color?.alpha ?? 1 }));
  };
  return (
    <div className="c-field">
      <label htmlFor={id}>{label}</label>
      <div className="c-color">
        <input
          type="color"
          aria-label={fill(lookTexts.pickLabel, { label })}
          value={color ? hexOf(color) : '#ffffff'}
          disabled={disabled}
          onChange={(event) => pick(event.target.value)}
        />
        <input
          id={id}
          type="text"
          autoComplete="off"
          spellCheck={false}
          placeholder={lookTexts.notSet}
          value={value ?? ''}
          disabled={disabled}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={(event) => onChange(event.target.value === '' ? undefined : event.target.value)}
        />
        {value !== undefined && !disabled && (
          <button
            type="button"
            className="c-icon"
            aria-label={fill(lookTexts.removeLabel, { label })}
            onClick={() => onChange(undefined)}
          >
            ×
          </button>
        )}
      </div>
      <FieldNotes id={id} hint={hint} error={wrong} />
    </div>
  );
}
