import type { FieldValue, FormField, FormValues } from '../../contracts/form.ts';
import { FIELD_PARTS, isCollected, isMultiPart, TEXT_MAX_LENGTH } from './field.ts';

/** Question to its answers. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** What a visitor has not filled in yet. */
export function emptyValue({ type }: Pick<FormField, 'type'>): FieldValue {
  if (isMultiPart(type)) return FIELD_PARTS[type].map(() => '');
  if (type === 'checkbox') return [];
  if (type === 'likert') return {};
  return '';
}

/** The field's own value, whatever its id: nothing that objects inherit is ever taken for one. */
export function valueIn(values: FormValues, field: Pick<FormField, 'id' | 'type'>): FieldValue {
  return (Object.hasOwn(values, field.id) ? values[field.id] : undefined) ?? emptyValue(field);
}

/**
 * Hidden: the query-string value of its name, else its own value (storefront.md §3). Cut to what a field may hold:
 * nobody could mend an error in it.
 */
export function hiddenValue(
  { key = '', value = '' }: Pick<FormField, 'key' | 'value'>,
  query: URLSearchParams,
): string {
  return ((key && query.get(key)) || value).slice(0, TEXT_MAX_LENGTH);
}

/** Four parts: with only three, the country code in front is empty (storefront.md §3). */
export function phoneParts(parts: readonly string[]): string[] {
  return parts.length === FIELD_PARTS.phone.length - 1 ? ['', ...parts] : [...parts];
}

/**
 * Whether nothing has been filled in (storefront.md §5). A country code and AM or PM are chosen for the visitor, and
 * count for nothing alone.
 */
export function isEmpty({ type }: Pick<FormField, 'type'>, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return isBlank(value);
  if (isTextList(value)) {
    if (type === 'phone') return phoneParts(value).slice(1).every(isBlank);
    if (type === 'time') return value.slice(0, FIELD_PARTS.time.indexOf('Ampm')).every(isBlank);
    return value.every(isBlank);
  }
  return isAnswers(value) && Object.values(value).every((answers) => answers.length === 0);
}

/** Whether a visitor has left the whole form as it was. */
export function isFormEmpty(fields: readonly FormField[], values: FormValues): boolean {
  return fields
    .filter((field) => isCollected(field) && field.type !== 'hidden')
    .every((field) => isEmpty(field, valueIn(values, field)));
}

/** For events and drafts: a password goes to the shop and nowhere else. */
export function withoutPasswords(fields: readonly FormField[], values: FormValues): FormValues {
  const secret = new Set(fields.filter(({ type }) => type === 'password').map(({ id }) => id));
  return Object.fromEntries(Object.entries(values).filter(([id]) => !secret.has(id)));
}

export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

export function isAnswers(value: unknown): value is Answers {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(isTextList);
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
