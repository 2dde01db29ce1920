import type { FormField } from '../../contracts/form.ts';
import type { FieldType } from '../../contracts/form-enumerations.ts';
import { PART_MAX_LENGTH, TEXT_MAX_LENGTH } from './field.ts';

/** HTML attributes of an input in React's spelling. */
interface InputAttributes {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: string;
  /** UTF-16 code units. */
  maxLength?: number;
}

/** Inputs for parts of dates and times. Browsers must not fill them with birthdays or values of other forms. */
const NUMBER_PART: InputAttributes = { type: 'text', inputMode: 'numeric', autoComplete: 'off' };
const TWO_DIGITS: InputAttributes = { ...NUMBER_PART, maxLength: 2 };
const FOUR_DIGITS: InputAttributes = { ...NUMBER_PART, maxLength: 4 };

/**
 * Email inputs have no `maxlength`: the browser would cut a pasted address silently, while the field's error explains
 * the limit.
 */
const FIELD_ATTRIBUTES: Readonly<Partial<Record<FieldType, InputAttributes>>> = {
  text: { type: 'text', maxLength: TEXT_MAX_LENGTH },
  email: { type: 'email', autoComplete: 'email' },
  number: { type: 'text', inputMode: 'numeric', maxLength: TEXT_MAX_LENGTH },
  currency: { type: 'text', inputMode: 'decimal', maxLength: TEXT_MAX_LENGTH },
  website: { type: 'url', autoComplete: 'url', maxLength: TEXT_MAX_LENGTH },
  // Without `new-password`, browsers would fill in the visitor's password for this site.
  password: { type: 'password', autoComplete: 'new-password', maxLength: TEXT_MAX_LENGTH },
  twitter: { type: 'text', autoComplete: 'off', maxLength: TEXT_MAX_LENGTH },
};

const PART_ATTRIBUTES: Readonly<Record<string, InputAttributes>> = {
  'name.First': { autoComplete: 'given-name' },
  'name.Last': { autoComplete: 'family-name' },
  'address.Line1': { autoComplete: 'address-line1' },
  'address.Line2': { autoComplete: 'address-line2' },
  'address.City': { autoComplete: 'address-level2' },
  'address.State': { autoComplete: 'address-level1' },
  'address.Zip': { autoComplete: 'postal-code' },
  'address.Country': { autoComplete: 'country-name' },
  'date.Month': TWO_DIGITS,
  'date.Day': TWO_DIGITS,
  'date.Year': FOUR_DIGITS,
  'time.Hour': TWO_DIGITS,
  'time.Minute': TWO_DIGITS,
  'time.Second': TWO_DIGITS,
  'phone.Country': { type: 'tel', autoComplete: 'tel-country-code', maxLength: 5 },
  'phone.Areacode': { type: 'tel', autoComplete: 'tel-area-code' },
  'phone.Prefix': { type: 'tel', autoComplete: 'tel-local-prefix' },
  'phone.Line': { type: 'tel', autoComplete: 'tel-local-suffix' },
};

/**
 * Attributes that help browsers fill in a field and show the right keyboard (HTML, "Autofill"). `part` is a name of
 * `FIELD_PARTS`; `isWholeNumber` means that the part 'Line' is the only input of a phone number. Choices have none. Texts
 * and textareas with a limit of their own have no `maxLength`, because their counter lets people write past it.
 */
export function inputAttributes(
  { type, showCountryCode = false, maxLength }: Pick<FormField, 'type' | 'showCountryCode' | 'maxLength'>,
  part?: string,
  isWholeNumber = false,
): InputAttributes {
  if (!part) return type === 'text' && maxLength ? { type } : { ...FIELD_ATTRIBUTES[type] };
  if (type === 'phone' && isWholeNumber && part === 'Line') {
    return { type: 'tel', autoComplete: showCountryCode ? 'tel-national' : 'tel', maxLength: PART_MAX_LENGTH };
  }
  const name = `${type}.${part}`;
  return Object.hasOwn(PART_ATTRIBUTES, name)
    ? { type: 'text', maxLength: PART_MAX_LENGTH, ...PART_ATTRIBUTES[name] }
    : {};
}
