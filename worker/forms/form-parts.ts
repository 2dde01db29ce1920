import type { FormatPart, FormField, FormFieldFormats } from '#runtime/contracts/form.ts';
import { inputAttributes } from '#runtime/domain/form/autofill.ts';
import { FIELD_PARTS, type MultiPartType } from '#runtime/domain/form/field.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';

/** A field whose value is a list of parts. */
export type MultiPartField = FormField & { type: MultiPartType };

type Texts = Catalogue['form'];

interface Part {
  /** A name from `FIELD_PARTS`. */
  name: string;
  label: string;
  className: string;
  placeholder?: string;
  /** The options of a select. */
  values?: { value: string; label: string }[];
}

const PARTS: Readonly<Record<MultiPartType, (formats: FormFieldFormats, texts: Texts, field: FormField) => Part[]>> = {
  name: nameParts,
  address: addressParts,
  date: dateParts,
  time: timeParts,
  phone: phoneParts,
};
/** The platform's input names; scripts on pages look for them. */
const INPUT_NAMES: Readonly<Record<string, string>> = { First: 'fname', Last: 'lname' };

/**
 * Returns the inputs of a multi-part field for the template, in the order of the site's language. Their values may have
 * another order; `partTitle` names the part of each input.
 */
export function formParts(field: MultiPartField, formats: FormFieldFormats, texts: Texts) {
  const parts = PARTS[field.type](formats, texts, field);
  const isWholeNumber = field.type === 'phone' && inputs(formats.initialPhoneFormat.fields).length === 1;
  return parts.map(({ name, label, className, placeholder = '', values = [] }, index) => {
    const {
      type = 'text',
      inputMode = '',
      autoComplete = '',
      maxLength = '',
    } = inputAttributes(field, name, isWholeNumber);
    return {
      partId: `${field.id}-${name}`,
      partName: INPUT_NAMES[name] ?? `${field.id}-${name}`,
      partTitle: name,
      label,
      className,
      placeholder,
      values,
      inputType: type,
      inputMode,
      autocomplete: autoComplete,
      maxLength,
      // A field is complete with one part filled in, so only the first part is marked as required.
      isRequired: field.required && index === 0,
    };
  });
}

function nameParts({ initialNameOrder }: FormFieldFormats, texts: Texts): Part[] {
  const [first, last] = FIELD_PARTS.name;
  const parts = [
    { name: first, label: texts.firstName, className: 'first-name' },
    { name: last, label: texts.lastName, className: 'last-name' },
  ];
  return initialNameOrder === 'FAMILY_FIRST' ? parts.reverse() : parts;
}

function addressParts({ initialAddressFormat }: FormFieldFormats): Part[] {
  return inputs(initialAddressFormat.fields).map(({ identifier, label }) => ({
    name: identifier,
    label,
    className: identifier.toLowerCase(),
  }));
}

function dateParts({ initialDateFormat }: FormFieldFormats, texts: Texts): Part[] {
  const patterns: Readonly<Record<string, string>> = { Month: texts.mm, Day: texts.dd, Year: texts.yyyy };
  return inputs(initialDateFormat.fields).map(({ identifier, label }) => ({
    name: identifier,
    label,
    className: `${identifier.toLowerCase()} ${identifier === 'Year' ? 'four-digits' : 'two-digits'}`,
    placeholder: patterns[identifier] ?? '',
  }));
}

/** Returns the parts of a time, with AM and PM if the language uses them. */
function timeParts({ initialDateFormat }: FormFieldFormats, texts: Texts): Part[] {
  const [hour, minute, second, amPm] = FIELD_PARTS.time;
  const parts: Part[] = [
    { name: hour, label: texts.hour, className: 'hour two-digits' },
    { name: minute, label: texts.minute, className: 'minute two-digits' },
    { name: second, label: texts.second, className: 'second two-digits' },
  ];
  if (!hasTwelveHours(initialDateFormat.labelLocale)) return parts;
  const values = [
    { value: 'AM', label: texts.am },
    { value: 'PM', label: texts.pm },
  ];
  return [...parts, { name: amPm, label: texts.amPm, className: 'ampm', values }];
}

/**
 * Returns the parts of a phone number. The country code is shown only if the owner wants it; the layout names the other
 * parts by their index in the value.
 */
function phoneParts({ initialPhoneFormat }: FormFieldFormats, texts: Texts, { showCountryCode }: FormField): Part[] {
  const className = 'text three-digits';
  const [country, , , line] = FIELD_PARTS.phone;
  const parts = inputs(initialPhoneFormat.fields).map(({ identifier, label }) => {
    return { name: FIELD_PARTS.phone[Number(identifier)] ?? line, label, className };
  });
  return showCountryCode ? [{ name: country, label: texts.country, className }, ...parts] : parts;
}

function inputs(fields: readonly FormatPart[]): FormatPart[] {
  return fields.filter(({ type }) => type === 'FIELD');
}

function hasTwelveHours(languageTag: string): boolean {
  return new Intl.DateTimeFormat(languageTag, { hour: 'numeric' }).resolvedOptions().hour12 === true;
}
