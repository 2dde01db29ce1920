import type { FieldFormat, FormField } from '../../contracts/form.ts';
import { FIELD_PARTS, type MultiPartType } from '../../domain/form/field.ts';
import type { Catalogue } from '../../i18n/catalogue.ts';
import { pageLanguage } from '../../page-language.ts';
import type { Formats } from './form-model.ts';

type Texts = Catalogue['form'];

/** An input of a part, or the text between two inputs. */
type Piece = PartInput | string;

export interface PartInput {
  /** Name of the part in `FIELD_PARTS`; `index` is its place in the field's value. */
  part: string;
  index: number;
  label: string;
  placeholder: string | undefined;
  className: string;
  /** Maximum length in UTF-16 code units; 0 is any length. */
  length: number;
  /** Set for a phone number with a single input. */
  isWhole?: true;
}

/** Text and class name of each part, as in the engine's own forms. */
const PARTS: Readonly<Record<string, readonly [label: keyof Texts, className: string, placeholder?: keyof Texts]>> = {
  First: ['firstName', 'first-name'],
  Last: ['lastName', 'last-name'],
  Line1: ['address1', 'address1'],
  Line2: ['address2', 'address2'],
  City: ['city', 'city'],
  State: ['stateProvince', 'state-province'],
  Zip: ['zipPostalCode', 'zip'],
  Country: ['country', 'country'],
  Month: ['month', 'month two-digits', 'mm'],
  Day: ['day', 'day two-digits', 'dd'],
  Year: ['year', 'year four-digits', 'yyyy'],
  Hour: ['hour', 'hour two-digits'],
  Minute: ['minute', 'minute two-digits'],
  Second: ['second', 'second two-digits'],
  Ampm: ['amPm', 'ampm'],
  Areacode: ['areaCode', 'areacode three-digits'],
  Prefix: ['prefix', 'phone-prefix three-digits'],
  Line: ['line', 'line four-digits'],
};

/**
 * Returns the rows of a field with parts, in the order of the site's country. The order of the parts in the value is
 * another one.
 */
export function layoutOf(field: FormField & { type: MultiPartType }, formats: Formats, texts: Texts): Piece[][] {
  const { type } = field;
  const names: readonly string[] = FIELD_PARTS[type];
  const input = (part: string, label = '', length = 0): PartInput => {
    const [labelKey, className, placeholderKey] = PARTS[part] as (typeof PARTS)[string];
    // Some pages name parts by numbers only.
    const isText = /\D/.test(label);
    const placeholder = placeholderKey && texts[placeholderKey];
    return {
      part,
      index: names.indexOf(part),
      label: isText ? label : texts[labelKey],
      placeholder,
      className,
      length,
    };
  };

  if (type === 'name') {
    const isFamilyFirst = formats.initialNameOrder === 'FAMILY_FIRST';
    return [isFamilyFirst ? [input('Last'), input('First')] : [input('First'), input('Last')]];
  }
  if (type === 'time') {
    const clock = [input('Hour'), ':', input('Minute'), ':', input('Second')];
    return [isTwelveHours(formats) ? [...clock, input('Ampm')] : clock];
  }
  const rows = rowsOf(formatOf(type, formats), names, input);
  const hasCountry = rows.flat().some((piece) => typeof piece === 'object' && piece.part === 'Country');
  if (type === 'address' && !hasCountry) rows.push([input('Country')]);
  if (type !== 'phone') return rows;
  const [first = []] = rows;
  if (inputsOf([first]).length === 1) first.splice(0, first.length, wholeNumber(input('Line'), texts));
  if (field.showCountryCode) first.unshift(input('Country'));
  return rows;
}

export function inputsOf(rows: readonly Piece[][]): PartInput[] {
  return rows.flat().filter((piece) => typeof piece === 'object');
}

function wholeNumber(line: PartInput, texts: Texts): PartInput {
  return { ...line, label: texts.number, className: 'number', isWhole: true };
}

function formatOf(type: MultiPartType, formats: Formats): FieldFormat | undefined {
  if (type === 'phone') return formats.initialPhoneFormat;
  return type === 'date' ? formats.initialDateFormat : formats.initialAddressFormat;
}

/** Returns the rows of a layout. A layout without any known part counts as missing. */
function rowsOf(
  format: FieldFormat | undefined,
  names: readonly string[],
  input: (part: string, label?: string, length?: number) => PartInput,
): Piece[][] {
  const isPhone = names.includes('Areacode');
  const rows: Piece[][] = [[]];
  for (const { type, label, identifier, length } of format?.fields ?? []) {
    // Phone parts are numbered: 1 is the area code, which follows the country in the value.
    const part = names[isPhone ? Number(identifier) : names.indexOf(identifier)];
    const row = rows.at(-1) as Piece[];
    if (type === 'FIELD') part && row.push(input(part, label, length));
    else if (label === '\n') rows.push([]);
    else if (label.trim() && !names.includes('City')) row.push(label);
  }
  if (inputsOf(rows).length > 0) return rows.filter(({ length }) => length > 0);
  const parts = isPhone ? names.slice(1) : names;
  return names.includes('City') ? parts.map((part) => [input(part)]) : [parts.map((part) => input(part))];
}

function isTwelveHours({ initialDateFormat }: Formats): boolean {
  const tag = initialDateFormat?.labelLocale || pageLanguage() || undefined;
  try {
    return new Intl.DateTimeFormat(tag, { hour: 'numeric' }).resolvedOptions().hour12 ?? false;
  } catch {
    return true;
  }
}
