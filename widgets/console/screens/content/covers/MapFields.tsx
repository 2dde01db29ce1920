import { Choice } from '../../../parts/Choice.tsx';
import { TextArea } from '../../../parts/TextArea.tsx';
import { TextField } from '../../../parts/TextField.tsx';
import { Tick } from '../../../parts/Tick.tsx';
import { LineField } from './LineField.tsx';
import type { Of } from './slice-kinds.ts';
import type { SliceProps } from './slice-props.ts';

const TITLE_MAX_LENGTH = 200;
const ADDRESS_MAX_LENGTH = 1_000;
const PROVIDERS: [Of<'map'>['openIn'], string][] = [
  ['openstreetmap', 'OpenStreetMap'],
  ['google', 'Google Maps'],
  ['geo', 'The visitor’s own program for maps'],
];
const NUMBERS = [
  { name: 'latitude', label: 'Latitude', least: -90, most: 90, hint: '-90 to 90; north of the equator is above 0.' },
  { name: 'longitude', label: 'Longitude', least: -180, most: 180, hint: '-180 to 180; east of Greenwich is above 0.' },
  { name: 'zoom', label: 'Zoom', least: 1, most: 19, hint: '1 shows the world, 19 a house.' },
] as const;

/** A place with its address, and its map, which is fetched after a press. */
export function MapFields({ slice, ...props }: SliceProps<'map'>) {
  const { onChange, errors, path } = props;
  return (
    <>
      <LineField {...props} name="title" label="Name of the place" value={slice.title} maxLength={TITLE_MAX_LENGTH} />
      <TextArea
        label="Postal address"
        value={slice.address}
        maxLength={ADDRESS_MAX_LENGTH}
        rows={3}
        onChange={(address) => onChange({ address })}
        error={errors[`${path}.address`]}
      />
      <div className="c-columns">
        {NUMBERS.map(({ name, label, least, most, hint }) => (
          <TextField
            key={name}
            label={label}
            type="number"
            step={name === 'zoom' ? 1 : 'any'}
            min={least}
            max={most}
            value={Number.isFinite(slice[name]) ? String(slice[name]) : ''}
            onChange={(text) => onChange({ [name]: text === '' ? Number.NaN : Number(text) })}
            hint={hint}
            error={errors[`${path}.${name}`]}
          />
        ))}
      </div>
      <Choice
        label="A press on “Open in maps” opens"
        value={slice.openIn}
        options={PROVIDERS}
        onChange={(openIn) => onChange({ openIn })}
      />
      <Tick
        label="A press shows the map on the page"
        checked={slice.showMap}
        onChange={(showMap) => onChange({ showMap })}
      />
    </>
  );
}
