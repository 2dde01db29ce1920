import type { ItemLocation } from '#runtime/contracts/content.ts';
import { RangeField } from '../../../parts/RangeField.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { TimeField } from '../shared/TimeField.tsx';
import type { ItemProps } from './item-props.ts';

const NOWHERE: ItemLocation = { addressLine1: '', addressLine2: '', addressCountry: '', mapLat: null, mapLng: null };
const DEGREES = [
  ['mapLat', 'Latitude', 90],
  ['mapLng', 'Longitude', 180],
] as const;
const LINES = [
  ['addressLine1', 'First line of the address'],
  ['addressLine2', 'Second line of the address'],
  ['addressCountry', 'Country'],
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
          label="It starts"
          value={value.startsAt}
          onChange={(startsAt) => onChange({ startsAt })}
          error={errors.startsAt}
        />
        <TimeField
          label="It ends"
          value={value.endsAt}
          onChange={(endsAt) => onChange({ endsAt })}
          error={errors.endsAt}
        />
      </div>
      <Tick
        label="It lasts whole days"
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
            hint={`Degrees from −${most} to ${most}, for the map.`}
            error={errors[`location.${field}`]}
          />
        ))}
      </div>
    </>
  );
}
