import type { FieldValue, FormField } from '../../contracts/form.ts';
import { isEmail } from '../email.ts';
import type { FieldError } from './field-error.ts';
import { phoneParts } from './values.ts';

type Rule = (text: string) => boolean;

/** Rules for the text of each field type, without surrounding space. */
const TEXT_RULES: Readonly<Partial<Record<FormField['type'], [Rule, FieldError]>>> = {
  email: [isEmail, { code: 'invalidEmail' }],
  number: [(text) => /^\d+$/.test(text), { code: 'invalidNumber' }],
  currency: [(text) => /^\d{1,15}([.,]\d{1,2})?$/.test(text), { code: 'invalidCurrency' }],
  website: [isWebsite, { code: 'invalidUrl' }],
  twitter: [(text) => /^@?\w{1,15}$/.test(text), { code: 'invalidTwitterUsername' }],
};
const HOUR_24_MAX = 23;
const HOUR_12_MAX = 12;
const MINUTE_MAX = 59;

/** The error of a value that has its field's shape and is not empty. */
export function typeError({ type }: FormField, value: FieldValue): FieldError | undefined {
  if (typeof value === 'string') {
    if (type === 'password') return /\s/.test(value) ? { code: 'invalidPassword' } : undefined;
    const [isValid, error] = TEXT_RULES[type] ?? [];
    return isValid && !isValid(value.trim()) ? error : undefined;
  }
  if (!Array.isArray(value)) return undefined;
  const parts = value.map((part) => part.trim());
  if (type === 'date') return isDate(parts) ? undefined : { code: 'invalidDate' };
  if (type === 'time') return timeError(parts);
  if (type === 'phone') return phoneError(phoneParts(parts));
  return undefined;
}

/** Whether the text is a web address, with or without its scheme, whose host has a dot; "mailto:a@b.com" is not. */
function isWebsite(text: string): boolean {
  try {
    const url = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
    return /^https?:$/.test(url.protocol) && !url.username && /^[^.\s]+(\.[^.\s]+)+$/.test(url.hostname);
  } catch {
    return false;
  }
}

/** Whether month, day and year name a real day, with a four-digit year from 0001. */
function isDate([month = '', day = '', year = '']: readonly string[]): boolean {
  if (!/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year) || Number(year) === 0) return false;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Hours are 1 to 12 with AM or PM, and 0 to 23 without; minutes and seconds are optional and default to 00. */
function timeError([hour = '', minute = '', second = '', amPm = '']: readonly string[]): FieldError | undefined {
  if (!/^(AM|PM)?$/i.test(amPm)) return { code: 'invalid' };
  const [hourMin, hourMax] = amPm ? [1, HOUR_12_MAX] : [0, HOUR_24_MAX];
  if (!isWithin(hour, hourMin, hourMax)) return { code: 'outOfRange', min: hourMin, max: hourMax };
  const isOnTheClock = [minute, second].every((part) => part === '' || isWithin(part, 0, MINUTE_MAX));
  return isOnTheClock ? undefined : { code: 'outOfRange', min: 0, max: MINUTE_MAX };
}

function isWithin(text: string, min: number, max: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max;
}

/**
 * A phone number has digits and the characters people write between them: "(0)30/12 34-0 x5". One part may hold the
 * whole number.
 */
function phoneError([country = '', ...rest]: readonly string[]): FieldError | undefined {
  if (!/^\+?\d{0,4}$/.test(country)) return { code: 'invalidCountryCode' };
  return /^[\d\s()+./#x-]*\d[\d\s()+./#x-]*$/i.test(rest.join(' ')) ? undefined : { code: 'invalid' };
}
