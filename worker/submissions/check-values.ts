import {
  type FieldValue,
  type FormField,
  type FormValues,
  MAX_FIELDS,
  SUBMISSION_MAX_LENGTH,
} from '#runtime/contracts/form.ts';
import { faultText } from '#runtime/domain/form/fault-text.ts';
import { isCollected } from '#runtime/domain/form/field.ts';
import { formFaults } from '#runtime/domain/form/validate.ts';
import { isFormEmpty, valueIn } from '#runtime/domain/form/values.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { ApiError } from '../http/errors.ts';

/** A map of at most this many keys is held to the form; a form has no more fields. */
const MAX_KEYS = 2 * MAX_FIELDS;
/** Stands for what was typed into a password field: we tell owners that it was filled in, and keep it nowhere. */
export const WITHHELD = '••••••';

/** Values from JSON text of a visitor; 400 FORM_UNPARSABLE for what is no map, or far too much of one. */
export function readValues(text: string): FormValues {
  if (text.length > SUBMISSION_MAX_LENGTH) throw new ApiError('FORM_UNPARSABLE');
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ApiError('FORM_UNPARSABLE');
  }
  const isMap = typeof json === 'object' && json !== null && !Array.isArray(json);
  if (!isMap || Object.keys(json as object).length > MAX_KEYS) throw new ApiError('FORM_UNPARSABLE');
  // What the values are, the rules say: they take anything.
  return json as FormValues;
}

/** 400 FORM_INVALID with the text of each field's fault, in the language of `texts`. */
export function checkValues(fields: readonly FormField[], values: FormValues, texts: Catalogue['formFaults']): void {
  const invalid = Object.entries(formFaults(fields, values));
  if (invalid.length === 0) return;
  const errors = Object.fromEntries(invalid.map(([id, error]) => [id, faultText(error, texts)]));
  throw new ApiError('FORM_INVALID', { errors });
}

/** 400 FORM_INVALID where a visitor has left every field as it was. */
export function refuseEmpty(fields: readonly FormField[], values: FormValues, texts: Catalogue['formFaults']): void {
  if (isFormEmpty(fields, values)) throw new ApiError('FORM_INVALID', { text: texts.allEmpty });
}

/** Of checked values, what is stored and mailed: one for each field that was sent, in the form's order. */
export function keptValues(fields: readonly FormField[], values: FormValues): FormValues {
  const sent = fields.filter((field) => isCollected(field) && Object.hasOwn(values, field.id));
  return Object.fromEntries(
    sent.map((field) => {
      const value = valueIn(values, field);
      return [field.id, field.type === 'password' && value !== '' ? WITHHELD : plainValue(value)];
    }),
  );
}

function plainValue(value: FieldValue): FieldValue {
  if (typeof value === 'string') return plainText(value);
  if (Array.isArray(value)) return value.map(plainText);
  return Object.fromEntries(Object.entries(value).map(([question, answers]) => [question, answers.map(plainText)]));
}

/** Without what no keyboard writes, and mail servers and spreadsheets stumble over: control characters, half letters. */
export function plainText(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '');
}
