import type { FieldValue, FormField, FormValues } from '../../contracts/form.ts';
import { FIELD_PARTS, isCollected, isMultiPart, TEXT_MAX_LENGTH } from './field.ts';

/** Answers by question. */
export type Answers = Readonly<Record<string, readonly string[]>>;

/** The empty value of a field. */
export function emptyValue({ type }: Pick<FormField, 'type'>): FieldValue {
  if (isMultiPart(type)) return FIELD_PARTS[type].map(() => '');
  if (type === 'checkbox') return [];
  if (type === 'likert') return {};
  return '';
}

/** The value of a field; inherited properties of `values` are ignored. */
export function valueIn(values: FormValues, field: Pick<FormField, 'id' | 'type'>): FieldValue {
  return (Object.hasOwn(values, field.id) ? values[field.id] : undefined) ?? emptyValue(field);
}

/**
 * Returns the value of a hidden field: the query parameter of its name, otherwise its own value. It is cut to the
 * longest allowed length, because the visitor cannot correct it.
 */
export function hiddenValue(
  { key = '', value = '' }: Pick<FormField, 'key' | 'value'>,
  query: URLSearchParams,
): string {
  return ((key && query.get(key)) || value).slice(0, TEXT_MAX_LENGTH);
}

/** The four parts of a phone number; with only three, the country code at the front is ''. */
export function phoneParts(parts: readonly string[]): string[] {
  return parts.length === FIELD_PARTS.phone.length - 1 ? ['', ...parts] : [...parts];
}

/** Whether a field is empty. A preselected country code or AM/PM alone does not count. */
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

/** Whether every field of the form is empty. */
export function isFormEmpty(fields: readonly FormField[], values: FormValues): boolean {
  return fields
    .filter((field) => isCollected(field) && field.type !== 'hidden')
    .every((field) => isEmpty(field, valueIn(values, field)));
}

/** The values without passwords, for events and drafts. */
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
