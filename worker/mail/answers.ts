import { html } from 'hono/html';
import type { FormField, FormValues } from '#runtime/contracts/form.ts';
import { displayValue } from '#runtime/domain/form/display.ts';
import { isCollected } from '#runtime/domain/form/field.ts';
import { emptyValue } from '#runtime/domain/form/values.ts';
import { isolatedLtr } from '#runtime/domain/isolated.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { hasLettersFromRight } from '../site/text-direction.ts';
import { isMailable } from './new-mail.ts';

const CELL = 'padding:8px 12px 8px 0;border-top:1px solid #e2e2de;text-align:start;vertical-align:top';
const NAME_CELL = `${CELL};width:35%;font-weight:bold`;
const VALUE_CELL = `${CELL};white-space:pre-wrap;overflow-wrap:anywhere`;

/** A phone number, a date or a time. */
const NUMBERS = /^\+?\d[\d\s()./:-]*$/;

/** One answer of a submission, as its owner reads it. */
export interface Answer {
  name: string;
  value: string;
}

interface Page {
  /** '' for none. */
  pageTitle: string;
  pagePath: string;
}

/** Returns the answers of a submission in the form's order, and the page that it was sent from. */
export function answersOf(
  fields: readonly FormField[],
  values: FormValues,
  { pageTitle, pagePath }: Page,
  texts: Catalogue,
): Answer[] {
  const answers = fields.filter(isCollected).map((field) => ({
    name: field.title || field.key || field.id,
    value: displayValue(field, values[field.id] ?? emptyValue(field), texts.form),
  }));
  const page = [pageTitle, pagePath].filter(Boolean).join('\n');
  return page ? [...answers, { name: texts.mail.submissionPage, value: page }] : answers;
}

/** Writes an answer as plain text. A number keeps its order beside a name that runs from right to left. */
export function answerText({ name, value }: Answer): string {
  const label = /[:?!]$/.test(name) ? name : `${name}:`;
  if (value.includes('\n')) return `${label}\n${value}`;
  return `${label} ${NUMBERS.test(value) && hasLettersFromRight(name) ? isolatedLtr(value) : value}`;
}

export function answerTable(answers: readonly Answer[]) {
  const rows = answers.map(
    ({ name, value }) =>
      html`<tr><th scope="row" dir="auto" style="${NAME_CELL}">${name}</th><td dir="auto" style="${VALUE_CELL}">${value}</td></tr>`,
  );
  return html`<table style="width:100%;border-collapse:collapse">${rows}</table>`;
}

/** Returns the first email address that the visitor has filled in; '' without one. */
export function replyAddress(fields: readonly FormField[], values: FormValues): string {
  for (const { type, id } of fields) {
    const value = values[id];
    if (type === 'email' && typeof value === 'string' && isMailable(value.trim())) return value.trim();
  }
  return '';
}
