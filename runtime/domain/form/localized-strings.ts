import type { Catalogue } from '../../i18n/catalogue.ts';
import { fill } from '../../i18n/fill.ts';

type FormTexts = Pick<Catalogue, 'form' | 'fieldErrors'>;
/** Texts that replace some of a group's own. */
type Overlay<Group extends keyof FormTexts> = { -readonly [Key in keyof Catalogue[Group]]?: string };
export type LocalizedStrings = Record<string, string | Record<string, string>>;

/** The platform's text groups whose keys equal ours; '' is the top level. */
const GROUPS = {
  '': ['submit', 'required'],
  name: ['firstName', 'lastName'],
  address: ['address1', 'address2', 'city', 'stateProvince', 'zipPostalCode', 'country'],
  date: ['month', 'day', 'year', 'mm', 'dd', 'yyyy'],
  time: ['hour', 'minute', 'second', 'amPm', 'am', 'pm'],
  phone: ['areaCode', 'prefix', 'line', 'number'],
  likert: ['stronglyDisagree', 'disagree', 'neutral', 'agree', 'stronglyAgree'],
  lightbox: ['openForm'],
  email: ['signUp'],
} as const satisfies Record<string, readonly (keyof Catalogue['form'])[]>;

/** Our error codes by the platform's names in its group `validation`; errors whose text is fixed are left out. */
const VALIDATION = {
  invalid: 'invalid',
  stringTooLong: 'tooLong',
  noValidSelection: 'noValidSelection',
  invalidDate: 'invalidDate',
  valueOutsideRange: 'outOfRange',
  invalidCountryCode: 'invalidCountryCode',
  invalidUnsignedNumber: 'invalidNumber',
  invalidCurrency: 'invalidCurrency',
  invalidUrl: 'invalidUrl',
  invalidTwitterUsername: 'invalidTwitterUsername',
  invalidPassword: 'invalidPassword',
  invalidQuestion: 'invalidQuestion',
  allEmpty: 'allEmpty',
} as const satisfies Record<string, keyof Catalogue['fieldErrors']>;

/** The values that `{0}` and `{1}` of the platform's texts stand for in ours. */
const PLACEHOLDERS: Readonly<Record<string, readonly string[]>> = { tooLong: ['max'], outOfRange: ['min', 'max'] };

/** Our texts in the shape that the platform's scripts read: by group and key, with `{0}` and `{1}` for values. */
export function toLocalizedStrings({ form, fieldErrors }: FormTexts): LocalizedStrings {
  const strings: LocalizedStrings = {};
  for (const [group, keys] of Object.entries(GROUPS)) {
    const texts = Object.fromEntries(keys.map((key) => [key, form[key]]));
    if (group) strings[group] = texts;
    else Object.assign(strings, texts);
  }
  const validation: Record<string, string> = {
    required: fieldErrors.required,
    invalidEmail: fill(fieldErrors.invalidEmail, { email: fieldErrors.emailFormat }),
  };
  for (const [theirs, ours] of Object.entries(VALIDATION)) {
    const numbers = (PLACEHOLDERS[ours] ?? []).map((name, index) => [name, `{${index}}`]);
    validation[theirs] = fill(fieldErrors[ours], Object.fromEntries(numbers));
  }
  return { ...strings, validation };
}

/**
 * Reads a page's own texts, to replace ours. Skips values that are not texts, and texts with a placeholder that we have
 * no value for ("{0} is not valid."). 'Required', the email error and the texts for limits and whole forms are fixed
 * and never replaced.
 */
export function fromLocalizedStrings(strings: Readonly<Record<string, unknown>>): {
  form: Overlay<'form'>;
  fieldErrors: Overlay<'fieldErrors'>;
} {
  const form: Overlay<'form'> = {};
  for (const [group, keys] of Object.entries(GROUPS)) {
    const texts = group ? strings[group] : strings;
    for (const key of keys) {
      const text = textIn(texts, key);
      if (text) form[key] = text;
    }
  }
  const fieldErrors: Overlay<'fieldErrors'> = {};
  for (const [theirs, ours] of Object.entries(VALIDATION)) {
    const text = textIn(strings.validation, theirs, PLACEHOLDERS[ours]);
    if (text) fieldErrors[ours] = text;
  }
  return { form, fieldErrors };
}

function textIn(texts: unknown, key: string, placeholders: readonly string[] = []): string | undefined {
  if (typeof texts !== 'object' || texts === null || !Object.hasOwn(texts, key)) return undefined;
  const text: unknown = (texts as Record<string, unknown>)[key];
  if (typeof text !== 'string' || !text.trim()) return undefined;
  const named = text.replace(/\{(\d)\}/g, (whole, index) => (placeholders[index] ? `{${placeholders[index]}}` : whole));
  const names = [...named.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.every((name) => placeholders.includes(name)) ? named : undefined;
}
