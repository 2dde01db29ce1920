import type { FieldValue, FormField } from '../../contracts/form.ts';
import { isEmail } from '../email.ts';
import type { FieldFault } from './fault.ts';
import { phoneParts } from './values.ts';

type Rule = (text: string) => boolean;

/** What a filled-in text of each type has to be; surrounding space never counts. */
const TEXT_RULES: Readonly<Partial<Record<FormField['type'], [Rule, FieldFault]>>> = {
  email: [isEmail, { code: 'invalidEmail' }],
  number: [(text) => /^\d+$/.test(text), { code: 'invalidNumber' }],
  currency: [(text) => /^\d{1,15}([.,]\d{1,2})?$/.test(text), { code: 'invalidCurrency' }],
  website: [isWebsite, { code: 'invalidUrl' }],
  twitter: [(text) => /^@?\w{1,15}$/.test(text), { code: 'invalidTwitterUsername' }],
};
const HOUR_24_MAX = 23;
const HOUR_12_MAX = 12;
const MINUTE_MAX = 59;

/** What is wrong with a value that is of its field's shape and not empty. */
export function typeFault({ type }: FormField, value: FieldValue): FieldFault | undefined {
  if (typeof value === 'string') {
    if (type === 'password') return /\s/.test(value) ? { code: 'invalidPassword' } : undefined;
    const [isValid, fault] = TEXT_RULES[type] ?? [];
    return isValid && !isValid(value.trim()) ? fault : undefined;
  }
  if (!Array.isArray(value)) return undefined;
  const parts = value.map((part) => part.trim());
  if (type === 'date') return isDate(parts) ? undefined : { code: 'invalidDate' };
  if (type === 'time') return timeFault(parts);
  if (type === 'phone') return phoneFault(phoneParts(parts));
  return undefined;
}

/** An address of the web, with or without its scheme, whose host has a dot. */
function isWebsite(text: string): boolean {
  try {
    const { protocol, hostname } = new URL(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
    return /^https?:$/.test(protocol) && /^[^.\s]+(\.[^.\s]+)+$/.test(hostname);
  } catch {
    return false;
  }
}

/** Month, day and year of a day that there was or will be, with a year of four digits. */
function isDate([month = '', day = '', year = '']: readonly string[]): boolean {
  if (!/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day) || !/^\d{4}$/.test(year)) return false;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}

/** Hours from 1 to 12 with AM or PM, from 0 to 23 without; seconds may be left out. */
function timeFault([hour = '', minute = '', second = '', amPm = '']: readonly string[]): FieldFault | undefined {
  if (!/^(AM|PM)?$/i.test(amPm)) return { code: 'invalid' };
  const [hourMin, hourMax] = amPm ? [1, HOUR_12_MAX] : [0, HOUR_24_MAX];
  if (!isWithin(hour, hourMin, hourMax)) return { code: 'outOfRange', min: hourMin, max: hourMax };
  const isOnTheClock = isWithin(minute, 0, MINUTE_MAX) && (second === '' || isWithin(second, 0, MINUTE_MAX));
  return isOnTheClock ? undefined : { code: 'outOfRange', min: 0, max: MINUTE_MAX };
}

function isWithin(text: string, min: number, max: number): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) >= min && Number(text) <= max;
}

function phoneFault([country = '', ...rest]: readonly string[]): FieldFault | undefined {
  if (!/^\+?\d{0,4}$/.test(country)) return { code: 'invalidCountryCode' };
  return rest.every((part) => /^[\d\s().\-/x]*$/i.test(part)) ? undefined : { code: 'invalid' };
}
