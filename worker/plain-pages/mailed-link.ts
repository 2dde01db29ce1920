import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { PASSWORD_MIN_LENGTH } from '#runtime/contracts/limits.ts';
import { fill } from '#runtime/i18n/fill.ts';
import { readFormBody } from '../http/form-body.ts';
import { type FormField, inputField } from './field.ts';
import { answerPlainPage, homeLink, type PageContext, textsOf } from './page-layout.ts';

/** The answer to a link that is unknown, used or expired. */
const GONE = 410;

/** Returns the token in the address of a mail's link. */
export function linkToken(c: PageContext): string {
  return c.req.query('token') ?? '';
}

/** Reads the password as it was typed, with all its spaces. */
export async function readPassword(c: PageContext): Promise<string> {
  return (await readFormBody(c)).get('password') ?? '';
}

/** Writes the field for a password that the page's reader has, or chooses. */
export function passwordField(
  texts: Awaited<ReturnType<typeof textsOf>>,
  { isNew, label, error }: { isNew: boolean; label?: string; error: string | undefined },
): FormField {
  const { accountPages: own } = texts;
  return inputField(
    {
      name: 'password',
      type: 'password',
      value: '',
      error,
      label: label ?? (isNew ? own.newPassword : own.password),
      autocomplete: isNew ? 'new-password' : 'current-password',
      ...(isNew && { hint: fill(own.passwordHint, { min: PASSWORD_MIN_LENGTH }) }),
    },
    texts,
  );
}

/** Says that a mail's link does not work any more. */
export async function answerGone(c: PageContext): Promise<Response> {
  const texts = await textsOf(c);
  const { goneText, goneTitle } = texts.accountPages;
  const main = html`<p>${goneText}</p>${homeLink(c, texts)}`;
  return answerPlainPage(c, { title: goneTitle, main, pageType: PAGE_TYPE.page, status: GONE });
}
