import type { Registration } from '#runtime/contracts/product-law.ts';
import { partsTexts } from '#runtime/i18n/en/console/parts.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { TextField } from './TextField.tsx';

const MAX_REGISTRATIONS = 20;
const EMPTY: Registration = { register: '', number: '', countryCode: '' };

interface Props {
  value: readonly Registration[];
  errors: Readonly<Record<string, string>>;
  /** How the paths begin: `safety.registrations`. */
  path: string;
  onChange: (value: Registration[]) => void;
}

/** Numbers in public registers, such as those of packaging. */
export function RegistrationFields({ value, errors, path, onChange }: Props) {
  const edit = (at: number, changes: Partial<Registration>) =>
    onChange(value.map((each, index) => (index === at ? { ...each, ...changes } : each)));
  return (
    <div className="c-stack">
      {value.map((registration, index) => {
        const label = (name: string) => fill(partsTexts.ofRegistration, { name, number: index + 1 });
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries have no ids, and none moves
          <div key={index} className="c-columns">
            <TextField
              label={label(partsTexts.register)}
              value={registration.register}
              maxLength={100}
              error={errors[`${path}.${index}.register`]}
              onChange={(register) => edit(index, { register })}
            />
            <TextField
              label={label(partsTexts.registerNumber)}
              value={registration.number}
              maxLength={100}
              error={errors[`${path}.${index}.number`]}
              onChange={(number) => edit(index, { number })}
            />
            <TextField
              label={label(partsTexts.registerCountry)}
              value={registration.countryCode}
              maxLength={2}
              hint={partsTexts.registerCountryHint}
              error={errors[`${path}.${index}.countryCode`]}
              onChange={(code) => edit(index, { countryCode: code.toUpperCase() })}
            />
            <button
              type="button"
              className="c-button c-button--small"
              onClick={() => onChange(value.filter((_, place) => place !== index))}
            >
              {label(partsTexts.removeRegistration)}
            </button>
          </div>
        );
      })}
      <div className="c-row">
        <button
          type="button"
          className="c-button"
          disabled={value.length >= MAX_REGISTRATIONS}
          onClick={() => onChange([...value, EMPTY])}
        >
          {partsTexts.addRegistration}
        </button>
      </div>
    </div>
  );
}

/** Returns what is missing in the entries, by the paths of the fields. */
export function registrationErrors(value: readonly Registration[], path: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [index, { register, number, countryCode }] of value.entries()) {
    if (register.trim() === '') errors[`${path}.${index}.register`] = partsTexts.contactIncomplete;
    if (number.trim() === '') errors[`${path}.${index}.number`] = partsTexts.contactIncomplete;
    if (!/^([A-Z]{2})?$/.test(countryCode)) errors[`${path}.${index}.countryCode`] = partsTexts.registerCountryHint;
  }
  return errors;
}
