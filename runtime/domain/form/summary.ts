import type { FormField } from '../../contracts/form.ts';
import { form } from '../../i18n/en-forms.ts';
import { escapeHtml } from '../escape-html.ts';
import { displayValue, namedParts } from './display.ts';
import { isMultiPart, type MultiPartType } from './field.ts';
import { isAnswers, isEmpty, isTextList } from './values.ts';

/** Input of the engine's `summary-form-field` formatter; its texts are HTML. */
type FieldSummary = { type: string; rawTitle: string } & (
  | { value: string }
  | { values: string[] | Record<string, string> }
);

/**
 * Converts a field and its value to the input of the engine's `summary-form-field` formatter. The formatter writes both
 * into HTML unescaped, so they are escaped here. It writes 'N/A' only for fields with one text and puts dashes into
 * phone numbers, so unanswered fields and phone numbers in one part are passed as one text. `texts` are used for values
 * whose shape no longer fits their field.
 */
export function toSummary(field: FormField, value: unknown, texts = form): FieldSummary {
  const rawTitle = escapeHtml(field.title);
  if (isEmpty(field, value)) return { type: 'text', rawTitle, value: '' };
  const values = valuesFor(field, value);
  if (values) return { type: field.type, rawTitle, values };
  return { type: 'text', rawTitle, value: escapeHtml(displayValue(field, value, texts)) };
}

function valuesFor({ type }: FormField, value: unknown): string[] | Record<string, string> | undefined {
  if (type === 'checkbox' && isTextList(value)) return value.map(escapeHtml);
  if (type === 'likert' && isAnswers(value)) {
    const answered = Object.entries(value).filter(([, answers]) => answers.length > 0);
    return escaped(Object.fromEntries(answered.map(([question, [answer = '']]) => [question, answer])));
  }
  return isMultiPart(type) && isTextList(value) ? partsFor(type, value) : undefined;
}

function partsFor(type: MultiPartType, value: readonly string[]): Record<string, string> | undefined {
  const parts = namedParts(type, value);
  if (type !== 'phone') return escaped(parts);
  const isInParts = parts.Areacode && parts.Prefix && parts.Line;
  return isInParts ? escaped({ ...parts, Country: (parts.Country ?? '').replace(/^\+/, '') }) : undefined;
}

function escaped(texts: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [escapeHtml(name), escapeHtml(text)]));
}
