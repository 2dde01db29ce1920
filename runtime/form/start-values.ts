import type { FieldValue, FormField, FormValues } from '../contracts/form.ts';
import { isCollected } from '../domain/form/field.ts';
import { emptyValue, hiddenValue } from '../domain/form/values.ts';

/** A value for every field that has one: nothing yet, or what a hidden field takes from the page's address. */
export function initialValues(fields: readonly FormField[]): Record<string, FieldValue> {
  const query = new URLSearchParams(location.search);
  const start = (field: FormField) => (field.type === 'hidden' ? hiddenValue(field, query) : emptyValue(field));
  return Object.fromEntries(fields.filter(isCollected).map((field) => [field.id, start(field)]));
}

/** As events carry them, which every script of the page can read. */
export function withoutPasswords(fields: readonly FormField[], values: FormValues): FormValues {
  const secret = new Set(fields.filter(({ type }) => type === 'password').map(({ id }) => id));
  return Object.fromEntries(Object.entries(values).filter(([id]) => !secret.has(id)));
}
