import { Hono } from 'hono';
import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { PASSWORD_MIN_LENGTH } from '#runtime/contracts/limits.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { readFormBody } from '../http/form-body.ts';
import {
  answerOrderError,
  answerPlainPage,
  entryForm,
  formParser,
  homeLink,
  inputField,
  type PageContext,
  textsOf,
  withShopName,
} from '../plain-pages/service.ts';
import { CONSOLE_PATH, CONTRIBUTOR_PASSWORD_PATH, CONTRIBUTOR_SIGN_IN_PATH } from '../site/page-paths.ts';
import { contributorCall } from './contributor-call.ts';
import { keepSession } from './entry.ts';
import { sessionTokenOf } from './identity.ts';
import { findLinked } from './links.ts';
import { choosePassword } from './sign-in.ts';

const GONE = 410;
const WRONG = 422;

/** The page on which a contributor chooses a password, by the link of a mail. It needs no script. */
export const contributorPages = new Hono<AppEnv>();

contributorPages.onError(answerOrderError);

contributorPages.get(CONTRIBUTOR_PASSWORD_PATH, async (c) => {
  const found = await findLinked(c.env.DB, c.var.site.siteId, tokenOf(c), Date.now());
  return found ? showForm(c) : showGone(c);
});

contributorPages.post(CONTRIBUTOR_PASSWORD_PATH, formParser, async (c) => {
  const password = (await readFormBody(c)).get('password') ?? '';
  const texts = await textsOf(c);
  try {
    const entries = { token: tokenOf(c), password };
    const signedIn = await choosePassword(contributorCall(c), entries, sessionTokenOf(c));
    if (signedIn === 'expired') return showGone(c);
    keepSession(c, signedIn);
    const { joinedTitle, joinedText, openConsole } = texts.contributors;
    const main = html`<p>${withShopName(c, joinedText)}</p>
<p><a class="button" href="${CONSOLE_PATH}/">${openConsole}</a></p>${homeLink(c, texts)}`;
    return answerPlainPage(c, { title: joinedTitle, main, pageType: PAGE_TYPE.page });
  } catch (error) {
    if (!(error instanceof ApiError) || error.details.fields?.[0] !== 'password') throw error;
    return showForm(c, fill(texts.apiErrors[error.code], error.details.values ?? {}));
  }
});

contributorPages.get(CONTRIBUTOR_SIGN_IN_PATH, (c) => c.redirect(`${CONSOLE_PATH}/`, 303));

function tokenOf(c: PageContext): string {
  return c.req.query('token') ?? '';
}

async function showForm(c: PageContext, error?: string): Promise<Response> {
  const texts = await textsOf(c);
  const { contributors: own, accountPages: shared } = texts;
  const password = inputField(
    {
      ...{ name: 'password', type: 'password', label: shared.newPassword, value: '', error },
      ...{ autocomplete: 'new-password', hint: fill(shared.passwordHint, { min: PASSWORD_MIN_LENGTH }) },
    },
    texts,
  );
  const action = `${CONTRIBUTOR_PASSWORD_PATH}?${new URLSearchParams({ token: tokenOf(c) })}`;
  const form = entryForm({ action, fields: [password], submitText: shared.passwordButton, note: '' }, texts);
  return answerPlainPage(c, {
    title: own.pageTitle,
    main: html`<p>${withShopName(c, own.pageText)}</p>${form}`,
    pageType: PAGE_TYPE.page,
    ...(error !== undefined && { status: WRONG }),
  });
}

async function showGone(c: PageContext): Promise<Response> {
  const texts = await textsOf(c);
  const main = html`<p>${texts.accountPages.goneText}</p>${homeLink(c, texts)}`;
  return answerPlainPage(c, { title: texts.accountPages.goneTitle, main, pageType: PAGE_TYPE.page, status: GONE });
}
