import type { ItemLocation } from '#runtime/contracts/item-options.ts';
import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { contentTexts } from '#runtime/i18n/en/console/content.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { RangeField } from '../../../parts/RangeField.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { TimeField } from '../../../parts/TimeField.tsx';
import type { ItemProps } from './item-props.ts';

const NOWHERE: ItemLocation = { addressLine1: '', addressLine2: '', addressCountry: '', mapLat: null, mapLng: null };
const DEGREES = [
  ['mapLat', contentTexts.latitude, 90],
  ['mapLng', contentTexts.longitude, 180],
] as const;
const LINES = [
  ['addressLine1', contentTexts.firstLine],
  ['addressLine2', contentTexts.secondLine],
  ['addressCountry', commonTexts.country],
] as const;

/** The time and the place of an event. */
export function EventFields({ value, onChange, errors }: ItemProps) {
  const place = value.location ?? NOWHERE;
  const move = (changes: Partial<ItemLocation>) => {
    const next = { ...place, ...changes };
    const isNowhere = Object.values(next).every((each) => each === '' || each === null);
    onChange({ location: isNowhere ? null : next });
  };
  return (
    <>
      <div className="c-columns">
        <TimeField
          label={contentTexts.itStarts}
          value={value.startsAt}
          onChange={(startsAt) => onChange({ startsAt })}
          error={errors.startsAt}
        />
        <TimeField
          label={contentTexts.itEnds}
          value={value.endsAt}
          onChange={(endsAt) => onChange({ endsAt })}
          error={errors.endsAt}
        />
      </div>
      <Tick
        label={contentTexts.itLastsWholeDays}
        checked={value.options.isAllDay}
        onChange={(isAllDay) => onChange({ options: { ...value.options, isAllDay } })}
      />
      {LINES.map(([field, label]) => (
        <TextField
          key={field}
          label={label}
          value={place[field]}
          maxLength={300}
          onChange={(text) => move({ [field]: text })}
          error={errors[`location.${field}`]}
        />
      ))}
      <div className="c-columns">
        {DEGREES.map(([field, label, most]) => (
          <RangeField
            key={field}
            label={label}
            value={place[field] ?? Number.NaN}
            onChange={(degrees) => move({ [field]: Number.isNaN(degrees) ? null : degrees })}
            least={-most}
            most={most}
            isDecimal
            isOptional
            hint={fill(contentTexts.degrees, { most })}
            error={errors[`location.${field}`]}
          />
        ))}
      </div>
    </>
  );
}
