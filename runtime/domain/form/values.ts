import type { FieldValue, FormField, FormValues } from '../../contracts/form.ts';
import { FIELD_PARTS, isCollected, isMultiPart } from './field.ts';

/** What a visitor has not filled yet. A hidden field has its value from the start. */
export function emptyValue(field: FormField): FieldValue {
  if (isMultiPart(field.type)) return FIELD_PARTS[field.type].map(() => '');
  if (field.type === 'checkbox') return [];
  if (field.type === 'likert') return {};
  return '';
}

/** Hidden: the query-string value of its name, else its own value (storefront.md §3). */
export function hiddenValue({ key = '', value = '' }: FormField, query: URLSearchParams): string {
  return (key && query.get(key)) || value;
}

/** Four parts: with only three, the country code in front is empty (storefront.md §3). */
export function phoneParts(parts: readonly string[]): string[] {
  return parts.length === FIELD_PARTS.phone.length - 1 ? ['', ...parts] : [...parts];
}

/**
 * Whether nothing has been filled in (storefront.md §5). A country code and AM or PM are chosen for the visitor, and
 * count for nothing alone.
 */
export function isEmpty({ type }: Pick<FormField, 'type'>, value: FieldValue): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (!Array.isArray(value)) return Object.values(value).every((answers) => answers.length === 0);
  if (type === 'phone') return phoneParts(value).slice(1).every(isBlank);
  if (type === 'time') return value.slice(0, FIELD_PARTS.time.indexOf('Ampm')).every(isBlank);
  return value.every(isBlank);
}

/** Whether a visitor has left the whole form as it was. */
export function isFormEmpty(fields: readonly FormField[], values: FormValues): boolean {
  return fields
    .filter((field) => isCollected(field) && field.type !== 'hidden')
    .every((field) => isEmpty(field, values[field.id] ?? emptyValue(field)));
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
