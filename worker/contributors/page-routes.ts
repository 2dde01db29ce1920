import { Hono } from 'hono';
import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { choosePassword, findLinked, keepSession, personCall } from '../people/service.ts';
import {
  answerGone,
  answerOrderError,
  answerPlainPage,
  entryForm,
  formParser,
  homeLink,
  linkToken,
  type PageContext,
  passwordField,
  readPassword,
  textsOf,
  withShopName,
} from '../plain-pages/service.ts';
import { CONSOLE_PATH, CONTRIBUTOR_PASSWORD_PATH, CONTRIBUTOR_SIGN_IN_PATH } from '../site/page-paths.ts';
import { CONTRIBUTORS } from './policy.ts';

/** The answer to a form with a wrong entry. */
const WRONG = 422;

/** The page on which a contributor chooses a password, by the link of a mail. It needs no script. */
export const contributorPages = new Hono<AppEnv>();

contributorPages.onError(answerOrderError);

contributorPages.get(CONTRIBUTOR_SIGN_IN_PATH, (c) => c.redirect(`${CONSOLE_PATH}/`, 303));

contributorPages.get(CONTRIBUTOR_PASSWORD_PATH, async (c) => {
  const link = { token: linkToken(c) };
  return (await findLinked(CONTRIBUTORS, personCall(c), link)) ? showForm(c) : answerGone(c);
});

contributorPages.post(CONTRIBUTOR_PASSWORD_PATH, formParser, async (c) => {
  const entries = { token: linkToken(c), password: await readPassword(c) };
  const texts = await textsOf(c);
  try {
    const signedIn = await choosePassword(CONTRIBUTORS, personCall(c), entries, CONTRIBUTORS.tokenOf(c));
    if (signedIn === 'expired') return answerGone(c);
    keepSession(CONTRIBUTORS, c, signedIn);
    const { joinedTitle, joinedText, openConsole } = texts.contributors;
    const main = html`<p>${withShopName(c, joinedText)}</p>
<p><a class="button" href="${CONSOLE_PATH}/">${openConsole}</a></p>${homeLink(c, texts)}`;
    return answerPlainPage(c, { title: joinedTitle, main, pageType: PAGE_TYPE.page });
  } catch (error) {
    if (!(error instanceof ApiError) || error.details.fields?.[0] !== 'password') throw error;
    return showForm(c, fill(texts.apiErrors[error.code], error.details.values ?? {}));
  }
});

async function showForm(c: PageContext, error?: string): Promise<Response> {
  const texts = await textsOf(c);
  const { contributors: own, accountPages: shared } = texts;
  const action = `${CONTRIBUTOR_PASSWORD_PATH}?${new URLSearchParams({ token: linkToken(c) })}`;
  const fields = [passwordField(texts, { isNew: true, error })];
  const form = entryForm({ action, fields, submitText: shared.passwordButton, note: '' }, texts);
  return answerPlainPage(c, {
    title: own.pageTitle,
    main: html`<p>${withShopName(c, own.pageText)}</p>${form}`,
    pageType: PAGE_TYPE.page,
    ...(error !== undefined && { status: WRONG }),
  });
}
