import { lookTexts } from '#runtime/i18n/en/console/look.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { type FieldTexts, LabelledField } from '#runtime/ui/field/LabelledField.tsx';
import { colorErrorOf, colorText, hexOf, readColor } from './color-texts.ts';

interface Props extends FieldTexts {
  /** Undefined where the colour is not set. */
  value: string | undefined;
  disabled: boolean;
  onChange: (value: string | undefined) => void;
}

/** A colour that is picked or typed, and can be removed. */
export function ColorField({ label, hint, value, error, disabled, onChange }: Props) {
  const color = readColor(value);
  const wrong = value === undefined ? undefined : (colorErrorOf(value) ?? error);
  const pick = (hex: string) => {
    const picked = readColor(hex);
    if (picked) onChange(colorText({ ...picked, alpha: color?.alpha ?? 1 }));
  };
  return (
    <LabelledField label={label} hint={hint} error={wrong} prefix="c">
      {(attributes) => (
        <div className="c-color">
          <input
            type="color"
            aria-label={fill(lookTexts.pickLabel, { label })}
            value={color ? hexOf(color) : '#ffffff'}
            disabled={disabled}
            onChange={(event) => pick(event.target.value)}
          />
          <input
            {...attributes}
            type="text"
            autoComplete="off"
            spellCheck={false}
            placeholder={lookTexts.notSet}
            value={value ?? ''}
            disabled={disabled}
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
      )}
    </LabelledField>
  );
}
