import type { FieldValue, FormField } from '#runtime/contracts/form.ts';
import type { OwnerSubmission } from '#runtime/contracts/submission.ts';
import { displayValue } from '#runtime/domain/form/display.ts';
import { isCollected } from '#runtime/domain/form/field.ts';
import { isEmpty, valueIn } from '#runtime/domain/form/values.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { fieldName } from '../editor/use-fields.ts';

const ANSWERS = {
  notAnswered: formsTexts.notAnswered,
  stronglyDisagree: formsTexts.stronglyDisagree,
  disagree: formsTexts.disagree,
  neutral: formsTexts.neutral,
  agree: formsTexts.agree,
  stronglyAgree: formsTexts.stronglyAgree,
};

/** One answer as people read it; `text` is '' where the field was left empty. */
export interface Answer {
  id: string;
  title: string;
  text: string;
}

/** Lists what was sent by the form's fields; answers to fields that the form has no longer come last. */
export function answersOf({ values }: OwnerSubmission, fields: readonly FormField[]): Answer[] {
  const known = fields.filter(isCollected).map((field) => {
    const value = valueIn(values, field);
    const text = isEmpty(field, value) ? '' : displayValue(field, value, ANSWERS);
    return { id: field.id, title: fieldName(field), text };
  });
  const ids = new Set(known.map(({ id }) => id));
  const others = Object.entries(values).filter(([id]) => !ids.has(id));
  return [
    ...known,
    ...others.map(([id, value]) => ({ id, title: fill(formsTexts.formerFieldId, { id }), text: plainText(value) })),
  ];
}

/** Writes the first answers on one line, by which a submission is recognised. */
export function summaryOf(submission: OwnerSubmission, fields: readonly FormField[]): string {
  const texts = answersOf(submission, fields).flatMap(({ text }) => text || []);
  return texts.slice(0, 3).join(' · ') || formsTexts.nothingWasFilledIn;
}

function plainText(value: FieldValue): string {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.filter(Boolean).join(', ');
  return Object.entries(value)
    .map(([question, answers]) => `${question}: ${answers.join(', ')}`)
    .join('; ');
}
