import type { Context } from 'hono';
import { html } from 'hono/html';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { AppEnv } from '../http/app-env.ts';
import { entryForm, inputField, linkToken } from '../plain-pages/service.ts';
import { newPasswordField } from './create-form.ts';
import { ENTRY_PATH } from './entry-link.ts';
import { answerSetUp, failureBox } from './page.ts';
import type { Reader } from './reader.ts';

interface Shown {
  email: string;
  password: string;
  errors?: { email?: string; password?: string };
  /** Why nothing was saved, where no entry is wrong. */
  failure?: string;
}

/** Answers with the form by which an owner who is locked out comes back into the shop of the called host. */
export function showRecover(
  c: Context<AppEnv>,
  reader: Reader,
  { email, password, errors = {}, failure }: Shown,
): Promise<Response> {
  const { own, texts } = reader;
  const field = { name: 'email', type: 'email', label: own.email, value: email, error: errors.email } as const;
  const rest = { autocomplete: 'username', hint: own.recoverEmailHint, maxLength: EMAIL_MAX_LENGTH };
  const action = `${ENTRY_PATH}?${new URLSearchParams({ token: linkToken(c) })}`;
  const fields = [inputField({ ...field, ...rest }, texts), newPasswordField(reader, password, errors.password)];
  return answerSetUp(c, reader, {
    title: fill(own.recoverTitle, { site: c.var.site.title }),
    main: html`<p class="lead">${own.recoverText}</p>
${failureBox(failure)}
${entryForm({ action, fields, submitText: own.recoverButton, note: '' }, texts)}`,
    status: failure ? 503 : Object.keys(errors).length > 0 ? 422 : 200,
  });
}
