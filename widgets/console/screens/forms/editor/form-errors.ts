import type { FormField } from '#runtime/contracts/form.ts';
import { isMailAddress } from '#runtime/domain/email.ts';
import { definitionErrors } from '#runtime/domain/form/definition.ts';
import { editorTexts } from '#runtime/i18n/en/console/editor.ts';
import { formsTexts } from '#runtime/i18n/en/console/forms.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { FormValue } from './form-value.ts';
import { cleanFields } from './form-value.ts';

const EXAMPLE_EMAIL = 'name@example.com';

const FIELD_TEXTS: Readonly<Partial<Record<keyof FormField, string>>> = {
  title: formsTexts.pleaseGiveTheField,
  options: formsTexts.pleaseWriteAtLeast,
};

/** Finds what the shop would refuse, before it is sent. */
export function findErrors(value: FormValue): Record<string, string> {
  const { name, kind, fields, notifyEmails, mailingListId, successRedirect } = value;
  const errors: Record<string, string> = {};
  if (name.trim() === '') errors.name = formsTexts.pleaseGiveTheForm;
  for (const { index, property } of definitionErrors(cleanFields(fields))) {
    errors[`fields.${index}.${property}`] = FIELD_TEXTS[property] ?? formsTexts.shopCannotKeepThis;
  }
  if (kind === 'newsletter' && !fields.some(({ type }) => type === 'email')) {
    errors.fields = formsTexts.newsletterFormNeeds;
  }
  if (kind === 'newsletter' && mailingListId === null) errors.mailingListId = editorTexts.listMissing;
  for (const [index, email] of notifyEmails.entries()) {
    const error = emailError(email.trim());
    if (error) errors[`notifyEmails.${index}`] = error;
  }
  if (!isPageAddress(successRedirect.trim()))
    errors.successRedirect = fill(editorTexts.urlWrong, { val: successRedirect });
  return errors;
}

function emailError(email: string): string | undefined {
  if (isMailAddress(email)) return undefined;
  return email.includes('@') ? fill(editorTexts.emailFormat, { email: EXAMPLE_EMAIL }) : editorTexts.emailWrong;
}

/** Whether this can be the address of a page: a path, or a whole address. The shop decides which sites are allowed. */
function isPageAddress(text: string): boolean {
  if (text === '') return true;
  if (text.startsWith('/')) return !/\s/.test(text);
  return /^https?:\/\/[^\s/]+/i.test(text) && URL.canParse(text);
}
