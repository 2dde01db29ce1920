import type { FieldValue, FormField, FormValues } from '../../contracts/form.ts';
import { isCollected, isRequired } from './field.ts';
import type { FieldError, FieldErrors } from './field-error.ts';
import { shapeError } from './shape.ts';
import { typeError } from './type-rules.ts';
import { isEmpty, valueIn } from './values.ts';

/**
 * The error of one field's value, or undefined. Browser and Worker both call it, so that they agree on every input; it
 * accepts any value and never throws.
 */
export function fieldError(field: FormField, value: unknown): FieldError | undefined {
  const misshapen = shapeError(field, value);
  if (misshapen) return misshapen;
  if (!isEmpty(field, value)) return typeError(field, value as FieldValue);
  return isRequired(field) ? { code: 'required' } : undefined;
}

/**
 * Errors of a whole form, by field id; a value of an unknown field is an error too. The result inherits nothing, so
 * that a field called "constructor" reads correctly.
 */
export function formErrors(fields: readonly FormField[], values: FormValues): FieldErrors {
  const errors: FieldErrors = Object.create(null);
  const collected = fields.filter(isCollected);
  for (const field of collected) {
    const error = fieldError(field, valueIn(values, field));
    if (error) errors[field.id] = error;
  }
  const known = new Set(collected.map(({ id }) => id));
  for (const id of Object.keys(values)) if (!known.has(id)) errors[id] = { code: 'unknownField' };
  return errors;
}
