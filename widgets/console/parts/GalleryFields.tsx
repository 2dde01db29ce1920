import { GALLERY_OPTION_TEXTS } from '#runtime/domain/gallery-option-texts.ts';
import { GALLERY_OPTION_LIST, type GalleryOptionName, type GalleryOptions } from '#runtime/domain/gallery-options.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { Choice } from './Choice.tsx';
import { choiceText, GALLERY_TITLES } from './gallery-texts.ts';
import { RangeField } from './RangeField.tsx';
import { Tick } from './Tick.tsx';

interface Props {
  value: GalleryOptions;
  onChange: (value: GalleryOptions) => void;
  errors: Readonly<Record<string, string>>;
  /** The place of the options in the object, by which its errors name them. */
  path: string;
}

/** All options of a gallery with their ranges and usual values. */
export function GalleryFields({ value, onChange, errors, path }: Props) {
  return (
    <div className="c-columns">
      {GALLERY_OPTION_LIST.map(([name]) => (
        <Option
          key={name}
          name={name}
          value={value[name]}
          error={errors[`${path}.${name}`]}
          onChange={(next) => onChange({ ...value, [name]: next })}
        />
      ))}
    </div>
  );
}

interface OptionProps {
  name: GalleryOptionName;
  value: string | number | boolean;
  onChange: (value: string | number | boolean) => void;
  error: string | undefined;
}

const RULES = Object.fromEntries(GALLERY_OPTION_LIST);

function Option({ name, value, onChange, error }: OptionProps) {
  const rule = RULES[name];
  const label = GALLERY_TITLES[name];
  const text = GALLERY_OPTION_TEXTS[name];
  if (!rule) return null;
  if (rule.kind === 'flag') {
    return <Tick label={label} checked={value === true} onChange={onChange} hint={text} />;
  }
  if (rule.kind === 'choice') {
    const options = rule.choices.map((choice) => [choice, choiceText(choice)] as const);
    return (
      <Choice label={label} value={String(value)} options={options} onChange={onChange} hint={text} error={error} />
    );
  }
  const { least, most, usual } = rule;
  return (
    <RangeField
      label={label}
      value={typeof value === 'number' ? value : Number.NaN}
      onChange={onChange}
      least={least}
      most={most}
      hint={fill(partsTexts.itIsANumber, { text, least, most, usual })}
      error={error}
    />
  );
}
