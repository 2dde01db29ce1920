import { useId } from 'react';
import { errorId } from '#runtime/domain/field-attributes.ts';
import { sellingTexts } from '#runtime/i18n/en/console/selling.ts';
import { fill } from '#runtime/i18n/fill.ts';

interface Props {
  /** What the units are about. */
  legend?: string;
  /** Units that can be chosen, by the position of their line. */
  units: readonly { position: number; productName: string; quantity: number }[];
  /** What the person has entered, by position; a line without an entry is chosen whole. */
  counts: Readonly<Record<number, string>>;
  onChange: (counts: Readonly<Record<number, string>>) => void;
  error: string;
}

/** The fields for how many units of each line are in a parcel, or go back. */
export function ParcelUnits({ legend = sellingTexts.inThisParcel, units, counts, onChange, error }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? errorId(id) : undefined}>
      <legend>{legend}</legend>
      <div className="c-stack">
        {units.map(({ position, productName, quantity }) => (
          <div key={position} className="s-units">
            <label htmlFor={`${id}-${position}`}>
              {productName} <span className="c-quiet">{fill(sellingTexts.ofQuantity, { quantity })}</span>
            </label>
            <input
              id={`${id}-${position}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={quantity}
              step={1}
              aria-invalid={error ? true : undefined}
              value={counts[position] ?? String(quantity)}
              onChange={(event) => onChange({ ...counts, [position]: event.target.value })}
            />
          </div>
        ))}
        {error && (
          <p id={errorId(id)} className="c-error">
            {error}
          </p>
        )}
      </div>
    </fieldset>
  );
}
