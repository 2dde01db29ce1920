import type { FieldValue, FormField } from '../contracts/form.ts';
import { isCollected } from '../domain/form/field.ts';
import { emptyValue, hiddenValue } from '../domain/form/values.ts';

/** Returns the first value of every field: empty, or for hidden fields the value from the page's address. */
export function initialValues(fields: readonly FormField[]): Record<string, FieldValue> {
  const query = new URLSearchParams(location.search);
  const start = (field: FormField) => (field.type === 'hidden' ? hiddenValue(field, query) : emptyValue(field));
  return Object.fromEntries(fields.filter(isCollected).map((field) => [field.id, start(field)]));
}
