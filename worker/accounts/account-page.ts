import { Hono } from 'hono';
import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { readFormBody } from '../http/form-body.ts';
import {
  endSessionStatement,
  endSessionsStatement,
  forgetSession,
  keepSession,
  personCall,
  readSession,
  signIn,
} from '../people/service.ts';
import {
  answerOrderError,
  answerPlainPage,
  entryForm,
  formParser,
  hiddenField,
  inputField,
  type Markup,
  type PageContext,
  passwordField,
  textsOf,
  tickField,
} from '../plain-pages/service.ts';
import { localPath } from '../site/local-path.ts';
import { ACCOUNT_PATH } from '../site/page-paths.ts';
import { accountPath, readReturnPath } from '../site/return-path.ts';
import { leaveCart, shareCart } from './account-cart.ts';
import { mailEmailLink, mailLink } from './entry.ts';
import { SITE_USERS } from './policy.ts';
import { backLink, type Refused, showAccount, WRONG } from './show-account.ts';
import { signUp } from './sign-up.ts';

/** The forms that a visitor can open; each is a view of the page. */
const VIEWS = ['sign-in', 'sign-up', 'sign-in-link', 'password'] as const;
type View = (typeof VIEWS)[number];

/** How a visitor came to a form. */
interface Way {
  /** The page that opens after signing in. */
  returnPath: string | undefined;
  /** Whether somebody who is signed in proves it anew. */
  isAgain: boolean;
}

/** The page of a person's account. It needs no script, and is not cached because it belongs to one person. */
export const accountPage = new Hono<AppEnv>();

accountPage.onError(answerOrderError);

accountPage.get(ACCOUNT_PATH, async (c) => {
  const session = await readSession(SITE_USERS, c);
  const returnPath = readReturnPath(c.req.query('return'));
  const isAgain = c.req.query('again') === '1';
  if (session && !isAgain) return showAccount(c, personCall(c), session, returnPath);
  return showForm(c, viewOf(c.req.query('view')), { returnPath, isAgain });
});

accountPage.post(ACCOUNT_PATH, formParser, async (c) => {
  const sent = await readFormBody(c);
  const action = sent.get('action') ?? '';
  if (action === 'sign-out' || action === 'sign-out-everywhere') return signOut(c, action);
  if (action === 'email') return changeEmail(c, sent);
  const view = viewOf(action);
  const entries = { email: sent.get('email') ?? '', password: sent.get('password') ?? '' };
  const returnPath = readReturnPath(sent.get('return'));
  const rest = { firstName: sent.get('firstName') ?? '', rememberMe: sent.get('rememberMe') === 'true' };
  try {
    return await submit(c, view, { ...entries, ...rest }, returnPath);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { apiErrors } = await textsOf(c);
    const text = fill(apiErrors[error.code], error.details.values ?? {});
    const wrong = error.details.fields?.[0] ?? 'password';
    return showForm(
      c,
      view,
      { returnPath, isAgain: c.req.query('again') === '1' },
      { email: entries.email, wrong, text },
    );
  }
});

function viewOf(text: string | undefined): View {
  return VIEWS.find((view) => view === text) ?? 'sign-in';
}

async function submit(
  c: PageContext,
  view: View,
  {
    email,
    password,
    firstName,
    rememberMe,
  }: { email: string; password: string; firstName: string; rememberMe: boolean },
  returnPath: string | undefined,
): Promise<Response> {
  const call = personCall(c);
  switch (view) {
    case 'sign-in': {
      const signedIn = await signIn(SITE_USERS, call, { email, password, rememberMe }, SITE_USERS.tokenOf(c));
      keepSession(SITE_USERS, c, signedIn);
      await shareCart(c, signedIn.person.id);
      return goTo(c, returnPath ?? ACCOUNT_PATH);
    }
    case 'sign-up':
      await signUp(call, {
        email,
        password,
        returnPath,
        firstName: firstName.trim().slice(0, 200),
        lastName: '',
        language: '',
      });
      return showMailSent(c);
    default:
      await mailLink(c, { email, returnPath }, view === 'password' ? 'password' : 'sign-in');
      return showMailSent(c);
  }
}

async function changeEmail(c: PageContext, sent: Awaited<ReturnType<typeof readFormBody>>): Promise<Response> {
  const session = await readSession(SITE_USERS, c);
  if (!session) return goTo(c, ACCOUNT_PATH);
  const email = sent.get('email') ?? '';
  try {
    await mailEmailLink(c, session, { email, currentPassword: sent.get('currentPassword') ?? '' });
    return await showMailSent(c);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { apiErrors } = await textsOf(c);
    const text = fill(apiErrors[error.code], error.details.values ?? {});
    if (error.code === 'SIGN_IN_AGAIN') {
      const refused = { email: session.person.email, wrong: '', text };
      return showForm(c, 'sign-in', { returnPath: ACCOUNT_PATH, isAgain: true }, refused);
    }
    const wrong = error.details.fields?.[0] ?? 'email';
    return showAccount(c, personCall(c), session, undefined, { email, wrong, text });
  }
}

async function signOut(c: PageContext, action: 'sign-out' | 'sign-out-everywhere'): Promise<Response> {
  const session = await readSession(SITE_USERS, c);
  if (session) {
    const call = personCall(c);
    const { id, person } = session;
    await leaveCart(c, person.id, false);
    const isAll = action === 'sign-out-everywhere';
    await (isAll
      ? endSessionsStatement(SITE_USERS, call, person.id)
      : endSessionStatement(SITE_USERS, call, { personId: person.id, id })
    ).run();
  }
  forgetSession(SITE_USERS, c);
  return goTo(c, ACCOUNT_PATH);
}

/** Leads to another page. The page's script opens it itself. */
function goTo(c: PageContext, path: string): Response {
  c.header('Cache-Control', 'no-store');
  return c.req.header('Accept') === 'application/json'
    ? c.json({ url: localPath(c.var.site, path) })
    : c.redirect(path, 303);
}

async function showForm(
  c: PageContext,
  view: View,
  { returnPath, isAgain }: Way,
  refused?: Refused,
): Promise<Response> {
  const texts = await textsOf(c);
  const { account: own, accountPages: shared, orders } = texts;
  const errorOf = (name: string) => (refused?.wrong === name ? refused.text : undefined);
  const email = inputField(
    {
      name: 'email',
      type: 'email',
      label: orders.email,
      value: refused?.email ?? '',
      error: errorOf('email'),
      autocomplete: view === 'sign-up' ? 'email' : 'username',
      maxLength: EMAIL_MAX_LENGTH,
    },
    texts,
  );
  const isNew = view === 'sign-up';
  const password = passwordField(texts, { isNew, label: shared.password, error: errorOf('password') });
  const hasPassword = view === 'sign-in' || isNew;
  const { title, note, button } = {
    'sign-in': { title: own.signInTitle, note: '', button: own.signIn },
    'sign-up': { title: own.signUpTitle, note: own.signUpNote, button: own.signUp },
    'sign-in-link': { title: own.linkTitle, note: own.linkNote, button: own.sendLink },
    password: { title: own.passwordTitle, note: own.passwordNote, button: own.sendLink },
  }[view];
  const back = returnPath === undefined ? [] : [hiddenField('return', returnPath)];
  const fields = [hiddenField('action', view), ...back, email, ...(hasPassword ? [password] : [])];
  if (view === 'sign-in') fields.push(tickField({ name: 'rememberMe', label: own.rememberMe }));
  const action = isAgain ? `${ACCOUNT_PATH}?again=1` : ACCOUNT_PATH;
  const form = entryForm({ action, fields, submitText: button, note }, texts);
  const why = refused?.wrong === '' && html`<p role="alert">${refused.text}</p>`;
  const main = html`<h2>${title}</h2>${why}${form}${otherViews(view, own, { returnPath, isAgain })}`;
  return answerPlainPage(c, {
    title: own.title,
    // The element would show the account of the person who is signed in.
    main: isAgain
      ? main
      : html`<sq-account view="${view}"${returnPath !== undefined && html` next="${returnPath}"`}>${main}</sq-account>${backLink(returnPath, own)}`,
    pageType: PAGE_TYPE.page,
    ...(refused && { status: WRONG }),
  });
}

type Texts = Awaited<ReturnType<typeof textsOf>>['account'];

/** Links to the other forms. */
function otherViews(view: View, own: Texts, { returnPath, isAgain }: Way): Markup {
  const names = {
    'sign-in': own.signIn,
    'sign-up': own.toSignUp,
    'sign-in-link': own.toLink,
    password: own.toPassword,
  };
  const others = VIEWS.filter((other) => other !== view);
  return html`<nav class="order-history"><ol>${others.map(
    (other) =>
      html`<li><a href="${accountPath(returnPath, { view: other, ...(isAgain && { again: '1' }) })}">${names[other]}</a></li>`,
  )}</ol></nav>`;
}

async function showMailSent(c: PageContext): Promise<Response> {
  const { account: own } = await textsOf(c);
  const main = html`<p>${own.mailSentText}</p><p><a href="${ACCOUNT_PATH}">${own.signIn}</a></p>`;
  return answerPlainPage(c, { title: own.mailSentTitle, main, pageType: PAGE_TYPE.page });
}
