import type { FormField } from '#runtime/contracts/form.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import { definitionErrors } from '#runtime/domain/form/definition.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { EDITOR } from '../../../app/editor-strings.ts';
import type { FormValue } from './form-value.ts';
import { cleanFields } from './form-value.ts';

const EXAMPLE_EMAIL = 'name@example.com';

const FIELD_TEXTS: Readonly<Partial<Record<keyof FormField, string>>> = {
  title: 'Please give the field a title.',
  options: 'Please write at least one line, and no line twice.',
};

/** Finds what the shop would refuse, before it is sent. */
export function findErrors(value: FormValue): Record<string, string> {
  const { name, kind, fields, notifyEmails, mailingListId, successRedirect } = value;
  const errors: Record<string, string> = {};
  if (name.trim() === '') errors.name = 'Please give the form a name.';
  for (const { index, property } of definitionErrors(cleanFields(fields))) {
    errors[`fields.${index}.${property}`] = FIELD_TEXTS[property] ?? 'The shop cannot keep this.';
  }
  if (kind === 'newsletter' && !fields.some(({ type }) => type === 'email')) {
    errors.fields = 'A newsletter form needs a field of the type Email.';
  }
  if (kind === 'newsletter' && mailingListId === null) errors.mailingListId = EDITOR.listMissing;
  for (const [index, email] of notifyEmails.entries()) {
    const error = emailError(email.trim());
    if (error) errors[`notifyEmails.${index}`] = error;
  }
  if (!isPageAddress(successRedirect.trim())) errors.successRedirect = fill(EDITOR.urlWrong, { val: successRedirect });
  return errors;
}

function emailError(email: string): string | undefined {
  if (isMailAddress(email)) return undefined;
  return email.includes('@') ? fill(EDITOR.emailFormat, { email: EXAMPLE_EMAIL }) : EDITOR.emailWrong;
}

/** Whether this can be the address of a page: a path, or a whole address. The shop decides which sites are allowed. */
function isPageAddress(text: string): boolean {
  if (text === '') return true;
  if (text.startsWith('/')) return !/\s/.test(text);
  return /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);
}
