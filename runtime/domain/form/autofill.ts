import type { FormField } from '../../contracts/form.ts';
import type { FieldType } from '../../contracts/form-enumerations.ts';
import { PART_MAX_LENGTH, TEXT_MAX_LENGTH } from './field.ts';

/** In React's spelling; in lower case they are the names of HTML attributes. What is not there is not to be set. */
export interface InputAttributes {
  type?: 'text' | 'email' | 'tel' | 'url' | 'password';
  inputMode?: 'numeric' | 'decimal';
  autoComplete?: string;
  /** UTF-16 code units. */
  maxLength?: number;
}

/** Neither dates nor times of a form are birthdays, and what browsers remember of other forms does not help. */
const NUMBER_PART: InputAttributes = { type: 'text', inputMode: 'numeric', autoComplete: 'off' };
const TWO_DIGITS: InputAttributes = { ...NUMBER_PART, maxLength: 2 };
const FOUR_DIGITS: InputAttributes = { ...NUMBER_PART, maxLength: 4 };

/** No limit on e-mail addresses: a pasted one would be cut silently where the field's own error says what is wrong. */
const FIELD_ATTRIBUTES: Readonly<Partial<Record<FieldType, InputAttributes>>> = {
  text: { type: 'text', maxLength: TEXT_MAX_LENGTH },
  email: { type: 'email', autoComplete: 'email' },
  number: { type: 'text', inputMode: 'numeric', maxLength: TEXT_MAX_LENGTH },
  currency: { type: 'text', inputMode: 'decimal', maxLength: TEXT_MAX_LENGTH },
  website: { type: 'url', autoComplete: 'url', maxLength: TEXT_MAX_LENGTH },
  // Not the password that the visitor has for this site: browsers fill that in wherever they are not told of a new one.
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
 * What helps browsers to fill a field in, and shows the right keyboard (HTML, "Autofill"). `part` is a name of
 * `FIELD_PARTS`; `isWholeNumber` is a phone number written into one input, its part 'Line'. Empty for what is chosen
 * and not typed, and for textareas, whose counter lets people write on and says so (storefront.md §5).
 */
export function inputAttributes(
  { type, showCountryCode = false }: Pick<FormField, 'type' | 'showCountryCode'>,
  part?: string,
  isWholeNumber = false,
): InputAttributes {
  if (!part) return FIELD_ATTRIBUTES[type] ?? {};
  if (type === 'phone' && isWholeNumber && part === 'Line') {
    return { type: 'tel', autoComplete: showCountryCode ? 'tel-national' : 'tel', maxLength: PART_MAX_LENGTH };
  }
  const name = `${type}.${part}`;
  return Object.hasOwn(PART_ATTRIBUTES, name)
    ? { type: 'text', maxLength: PART_MAX_LENGTH, ...PART_ATTRIBUTES[name] }
    : {};
}
