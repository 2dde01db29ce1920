import type { FormValues } from '#runtime/contracts/form.ts';
import { displayValue } from '#runtime/domain/form/display.ts';
import { isCollected } from '#runtime/domain/form/field.ts';
import { isEmpty, valueIn } from '#runtime/domain/form/values.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import type { StoredForm } from '../forms/service.ts';

/** A question and its answer. */
export interface FieldLine {
  title: string;
  value: string;
}

/**
 * Returns the answers as texts for people, in the form's order. `json` is the stored text. It may have been stored for
 * an older form or without one, so it can be any JSON.
 */
export function fieldLines(form: StoredForm | undefined, json: string | null, texts: Catalogue['form']): FieldLine[] {
  const values: unknown = form && json ? JSON.parse(json) : undefined;
  if (!form || !isMap(values)) return [];
  return form.fields
    .filter((field) => isCollected(field) && field.type !== 'hidden' && !isEmpty(field, valueIn(values, field)))
    .map((field) => ({ title: field.title, value: displayValue(field, valueIn(values, field), texts) }));
}

function isMap(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
