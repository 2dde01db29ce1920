import { Hono } from 'hono';
import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { findByToken, isOwn } from '../orders/service.ts';
import { choosePassword, findLinked, keepSession, personCall, readSession, type SignedIn } from '../people/service.ts';
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
import { isToken, sha256 } from '../session/service.ts';
import { withLanguage } from '../site/mail-language.ts';
import {
  ACCOUNT_ADDRESS_PATH,
  ACCOUNT_CONFIRM_PATH,
  ACCOUNT_EMAIL_PATH,
  ACCOUNT_PASSWORD_PATH,
  ACCOUNT_PATH,
  ACCOUNT_SIGN_IN_PATH,
} from '../site/page-paths.ts';
import { accountPath, readReturnPath } from '../site/return-path.ts';
import { shareCart } from './account-cart.ts';
import { addAddress } from './addresses.ts';
import { confirmEmail } from './change-email.ts';
import { type EmailLink, findEmailLink, type LinkPurpose } from './links.ts';
import { SITE_USERS } from './policy.ts';
import { backLink } from './show-account.ts';
import { confirmSignUp, signInByLink } from './sign-in.ts';
import type { SiteUserRow } from './site-user.ts';

/** The answer to a link that another browser must open. */
const ELSEWHERE = 403;
/** The answer to a form with a wrong entry. */
const WRONG = 422;

/**
 * The pages that links in mails about accounts open. Mail scanners open links too, so that a link alone does nothing:
 * the page's form does. They need no script.
 */
export const accountPages = new Hono<AppEnv>();

accountPages.onError(answerOrderError);

accountPages.get(ACCOUNT_CONFIRM_PATH, (c) => showUnlessGone(c, 'confirm'));
accountPages.get(ACCOUNT_PASSWORD_PATH, (c) => showUnlessGone(c, 'password'));
accountPages.get(ACCOUNT_SIGN_IN_PATH, (c) => showUnlessGone(c, 'sign-in'));
accountPages.get(ACCOUNT_EMAIL_PATH, async (c) => {
  const change = await findChange(c);
  if (!change) return answerGone(c);
  const session = await readSession(SITE_USERS, c);
  return session?.person.id === change.user.id ? showForm(c, 'email', undefined, change) : showElsewhere(c, change);
});

accountPages.post(ACCOUNT_CONFIRM_PATH, formParser, async (c) => {
  await findReader(c, 'confirm');
  const entries = { token: linkToken(c), password: await readPassword(c) };
  const outcome = await confirmSignUp(personCall(c), entries, SITE_USERS.tokenOf(c));
  if (outcome !== 'wrong') return answer(c, outcome);
  const { apiErrors } = await textsOf(c);
  return showForm(c, 'confirm', entries.password === '' ? apiErrors.PASSWORD_MISSING : apiErrors.PASSWORD_WRONG);
});

accountPages.post(ACCOUNT_PASSWORD_PATH, formParser, async (c) => {
  await findReader(c, 'password');
  const entries = { token: linkToken(c), purpose: 'password', password: await readPassword(c) };
  try {
    return answer(c, await choosePassword(SITE_USERS, personCall(c), entries, SITE_USERS.tokenOf(c)));
  } catch (error) {
    if (!(error instanceof ApiError) || error.details.fields?.[0] !== 'password') throw error;
    const { apiErrors } = await textsOf(c);
    return showForm(c, 'password', fill(apiErrors[error.code], error.details.values ?? {}));
  }
});

accountPages.post(ACCOUNT_SIGN_IN_PATH, formParser, async (c) => {
  await findReader(c, 'sign-in');
  return answer(c, await signInByLink(personCall(c), linkToken(c), SITE_USERS.tokenOf(c)));
});

accountPages.post(ACCOUNT_EMAIL_PATH, formParser, async (c) => {
  const change = await findChange(c);
  if (!change) return answerGone(c);
  const session = await readSession(SITE_USERS, c);
  if (session?.person.id !== change.user.id) return showElsewhere(c, change);
  const email = await confirmEmail(personCall(c), linkToken(c), session);
  if (email === undefined) return answerGone(c);
  const texts = await textsOf(c);
  const text = fill(texts.accountPages.emailChangedText, { site: c.var.site.title, email });
  const main = html`<p>${text}</p>${homeLink(c, texts)}`;
  return answerPlainPage(c, { title: texts.accountPages.emailChangedTitle, main, pageType: PAGE_TYPE.page });
});

accountPages.post(ACCOUNT_ADDRESS_PATH, formParser, async (c) => {
  const session = await readSession(SITE_USERS, c);
  const token = c.req.query('orderToken');
  const found = isToken(token) ? await findByToken(c.env.DB, c.var.site.siteId, sha256(token)) : undefined;
  if (session && found?.order.address && isOwn(c, found.order)) {
    await addAddress(personCall(c), session.person.id, { address: found.order.address, isDefault: false });
  }
  c.header('Cache-Control', 'no-store');
  return c.redirect(ACCOUNT_PATH, 303);
});

/** Finds the user of a link. From then on the page is in the language of the mail that the link came with. */
async function findReader(c: PageContext, purpose: LinkPurpose): Promise<SiteUserRow | undefined> {
  const { site } = c.var;
  const user = await findLinked(SITE_USERS, personCall(c), { token: linkToken(c), purpose });
  if (user) c.set('site', withLanguage({ site }, user.language).site);
  return user;
}

/** Finds the change of address of a link. From then on the page is in the language of the account that asked. */
async function findChange(c: PageContext): Promise<EmailLink | undefined> {
  const { site } = c.var;
  const change = await findEmailLink(personCall(c), linkToken(c));
  if (change) c.set('site', withLanguage({ site }, change.user.language).site);
  return change;
}

async function showUnlessGone(c: PageContext, purpose: LinkPurpose): Promise<Response> {
  return (await findReader(c, purpose)) ? showForm(c, purpose) : answerGone(c);
}

/** Shows, in a browser that is not signed in to the account that asked for a new address, who asked and what to do. */
async function showElsewhere(c: PageContext, change: EmailLink): Promise<Response> {
  const texts = await textsOf(c);
  const text = fill(texts.accountPages.emailElsewhere, valuesOf(c, change));
  const signIn = accountPath(`${c.req.path}?${new URLSearchParams({ token: linkToken(c) })}`, { again: '1' });
  return answerPlainPage(c, {
    title: texts.accountPages.emailTitle,
    main: html`<p>${text}</p><p><a href="${signIn}">${texts.account.signIn}</a></p>${homeLink(c, texts)}`,
    pageType: PAGE_TYPE.page,
    status: ELSEWHERE,
  });
}

function valuesOf(c: PageContext, { user, email }: EmailLink) {
  return { site: c.var.site.title, email, account: user.email };
}

/** Shows the form of a link, with the error of what was sent; of a link for a new address, with the change. */
async function showForm(c: PageContext, purpose: LinkPurpose, error?: string, change?: EmailLink): Promise<Response> {
  const texts = await textsOf(c);
  const { accountPages: own } = texts;
  const { title, intro, button } = {
    confirm: { title: own.confirmTitle, intro: own.confirmIntro, button: own.confirmButton },
    password: { title: own.passwordTitle, intro: own.passwordIntro, button: own.passwordButton },
    'sign-in': { title: own.signInTitle, intro: own.signInIntro, button: own.signInButton },
    email: { title: own.emailTitle, intro: own.emailIntro, button: own.emailButton },
  }[purpose];
  const password = passwordField(texts, { isNew: purpose === 'password', error });
  const back = readReturnPath(c.req.query('return'));
  const query = new URLSearchParams({ token: linkToken(c), ...(back !== undefined && { return: back }) });
  const action = `${c.req.path}?${query}`;
  const form = entryForm(
    { action, fields: purpose === 'sign-in' || purpose === 'email' ? [] : [password], submitText: button, note: '' },
    texts,
  );
  return answerPlainPage(c, {
    title,
    main: html`<p>${change ? fill(intro, valuesOf(c, change)) : withShopName(c, intro)}</p>${form}`,
    pageType: PAGE_TYPE.page,
    ...(error !== undefined && { status: WRONG }),
  });
}

async function answer(c: PageContext, outcome: SignedIn<SiteUserRow> | 'expired'): Promise<Response> {
  if (outcome === 'expired') return answerGone(c);
  const texts = await textsOf(c);
  const { accountPages: own } = texts;
  keepSession(SITE_USERS, c, outcome);
  await shareCart(c, outcome.person.id);
  const text = fill(own.signedInText, { site: c.var.site.title, email: outcome.person.email });
  return answerPlainPage(c, {
    title: own.signedInTitle,
    main: html`<p>${text}</p>${backLink(readReturnPath(c.req.query('return')), texts.account)}${homeLink(c, texts)}`,
    pageType: PAGE_TYPE.page,
  });
}
