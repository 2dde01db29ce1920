import { useState } from 'react';
import { momentOf, zonedIso } from '#runtime/domain/zoned-time.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { type FieldTexts, LabelledField } from '#runtime/ui/field/LabelledField.tsx';
import { useTimeZone } from './time-zone.ts';

/** The year has four digits. */
const LATEST = '9999-12-31T23:59';

interface Props extends FieldTexts {
  /** In ms since the epoch; null for none. */
  value: number | null;
  onChange: (value: number | null) => void;
}

/**
 * A date with a time of day by the clocks of the shop. While it is written, the field shows what was typed: the years 2,
 * 20 and 202 are on the way to 2027.
 */
export function TimeField({ label, value, onChange, hint, error }: Props) {
  const timeZone = useTimeZone();
  const [typed, setTyped] = useState<string | undefined>();
  const stored = value === null ? '' : zonedIso(value, timeZone).slice(0, 'YYYY-MM-DDTHH:MM'.length);
  const shown = typed ?? stored;
  const take = (text: string) => {
    setTyped(text);
    const moment = momentOf(text, timeZone);
    onChange(moment >= 0 ? moment : null);
  };
  const hints = [
    // Safari shows the present time in an empty field.
    shown === '' && partsTexts.notSet,
    hint,
    fill(partsTexts.timeInTimeZone, { timeZone: timeZone.replaceAll('_', ' ') }),
  ];
  return (
    <LabelledField label={label} hint={hints.filter(Boolean).join(' ')} error={error} prefix="c">
      {(attributes) => (
        <input
          {...attributes}
          type="datetime-local"
          max={LATEST}
          value={shown}
          onChange={(event) => take(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </LabelledField>
  );
}
