import { type FormField, hiddenField } from '../../plain-pages/service.ts';

/** Returns hidden fields of these names and values. */
export function hiddenFields(entries: Readonly<Record<string, string | number>>): FormField[] {
  return Object.entries(entries).map(([name, value]) => hiddenField(name, String(value)));
}
