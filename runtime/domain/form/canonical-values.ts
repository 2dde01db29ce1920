import type { FieldValue, FormField, FormValues } from '../../contracts/form.ts';
import { isCollected } from './field.ts';
import { isEmpty, phoneParts, valueIn } from './values.ts';

/** Field types whose texts are not trimmed, because the shop wrote them or every character counts. */
const UNTRIMMED: readonly FormField['type'][] = ['radio', 'select', 'hidden', 'password'];

/**
 * Validated values in a canonical form: fields in the form's order, choices in the order of their options, texts
 * trimmed, empty fields left out.
 */
export function canonicalValues(fields: readonly FormField[], values: FormValues): FormValues {
  const filledIn = fields.filter((field) => isCollected(field) && !isEmpty(field, valueIn(values, field)));
  return Object.fromEntries(filledIn.map((field) => [field.id, canonical(field, valueIn(values, field))]));
}

function canonical({ type, options = [] }: FormField, value: FieldValue): FieldValue {
  if (typeof value === 'string') return UNTRIMMED.includes(type) ? value : value.trim();
  if (Array.isArray(value)) {
    if (type === 'checkbox') return options.filter((option) => value.includes(option));
    return (type === 'phone' ? phoneParts(value) : value).map((part) => part.trim());
  }
  const answered = options.filter((question) => Object.hasOwn(value, question) && value[question]?.length);
  return Object.fromEntries(answered.map((question) => [question, value[question] ?? []]));
}
