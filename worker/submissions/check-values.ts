import type { FieldValue, FormField, FormValues } from '#runtime/contracts/form.ts';
import { MAX_FIELDS, SUBMISSION_MAX_LENGTH } from '#runtime/contracts/limits.ts';
import { errorText } from '#runtime/domain/form/error-text.ts';
import { isCollected } from '#runtime/domain/form/field.ts';
import { formErrors } from '#runtime/domain/form/validate.ts';
import { isFormEmpty, valueIn } from '#runtime/domain/form/values.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { ApiError } from '../http/errors.ts';

/** A map with more keys is refused; a form has far fewer fields. */
const MAX_KEYS = 2 * MAX_FIELDS;
/** Replaces the value of a password field: owners see that it was filled in, and the value is not stored. */
const WITHHELD = '••••••';

/** Reads values from a visitor's JSON text; throws FORM_UNPARSABLE for anything but a map of reasonable size. */
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
  // Single values are not checked here: the form's rules accept a value of any type.
  return json as FormValues;
}

/** Throws FORM_INVALID with a text for each invalid field, in the language of `texts`. */
export function checkValues(fields: readonly FormField[], values: FormValues, texts: Catalogue['fieldErrors']): void {
  const invalid = Object.entries(formErrors(fields, values));
  if (invalid.length === 0) return;
  const errors = Object.fromEntries(invalid.map(([id, error]) => [id, errorText(error, texts)]));
  throw new ApiError('FORM_INVALID', { errors });
}

/** Throws FORM_INVALID if a visitor has not filled in any field. */
export function refuseEmpty(fields: readonly FormField[], values: FormValues, texts: Catalogue['fieldErrors']): void {
  if (isFormEmpty(fields, values)) throw new ApiError('FORM_INVALID', { text: texts.allEmpty });
}

/** Returns the checked values that are stored and mailed, in the order of the form's fields. */
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

/**
 * Returns a text without control characters and lone surrogates, which keyboards do not type and which break mail and
 * spreadsheets.
 */
export function plainText(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]/gu, '');
}
