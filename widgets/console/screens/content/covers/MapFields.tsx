import { contentTexts } from '#runtime/i18n/en/console/content.ts';
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
  ['openstreetmap', contentTexts.openstreetmap],
  ['google', contentTexts.googleMaps],
  ['geo', contentTexts.visitorsOwnProgram],
];
const NUMBERS = [
  { name: 'latitude', label: contentTexts.latitude, least: -90, most: 90, hint: contentTexts.ninetyTo90North },
  {
    name: 'longitude',
    label: contentTexts.longitude,
    least: -180,
    most: 180,
    hint: contentTexts.hundredEightyTo180East,
  },
  { name: 'zoom', label: contentTexts.zoom, least: 1, most: 19, hint: contentTexts.oneShowsTheWorld },
] as const;

/** A place with its address, and its map, which is fetched after a press. */
export function MapFields({ slice, ...props }: SliceProps<'map'>) {
  const { onChange, errors, path } = props;
  return (
    <>
      <LineField
        {...props}
        name="title"
        label={contentTexts.nameOfThePlace}
        value={slice.title}
        maxLength={TITLE_MAX_LENGTH}
      />
      <TextArea
        label={contentTexts.postalAddress}
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
        label={contentTexts.pressOnOpen}
        value={slice.openIn}
        options={PROVIDERS}
        onChange={(openIn) => onChange({ openIn })}
      />
      <Tick
        label={contentTexts.pressShowsTheMap}
        checked={slice.showMap}
        onChange={(showMap) => onChange({ showMap })}
      />
    </>
  );
}
