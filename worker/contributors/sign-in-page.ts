import { Hono } from 'hono';
import { html } from 'hono/html';
import { PAGE_TYPE } from '#runtime/contracts/enumerations.ts';
import type { ErrorCode } from '#runtime/contracts/errors.ts';
import { EMAIL_MAX_LENGTH } from '#runtime/domain/email.ts';
import { fill } from '#runtime/i18n/fill.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { readFormBody } from '../http/form-body.ts';
import { removePasskey } from '../passkeys/service.ts';
import {
  answerOrderError,
  entryForm,
  formParser,
  hiddenField,
  inputField,
  type PageContext,
  textsOf,
  withShopName,
} from '../plain-pages/service.ts';
import { localPath } from '../site/local-path.ts';
import { CONTRIBUTOR_PATH } from '../site/page-paths.ts';
import { mayChangePasskeys } from './confirm.ts';
import { holderOf } from './contributor.ts';
import { contributorCall } from './contributor-call.ts';
import { forgetSession, keepSession, mailPasswordLink } from './entry.ts';
import { isSignInToken, isXsrfToken, pageSignInToken, readSession, sessionTokenOf } from './identity.ts';
import { answerUnframed, passkeyButton } from './page-parts.ts';
import { endAllStatement, endOtherSessions, endSession, endTokenStatement, type FoundSession } from './sessions.ts';
import { showContributor } from './show-contributor.ts';
import { signIn } from './sign-in.ts';

/** The answer to a form with a wrong entry. */
const WRONG = 422;

/** The forms that somebody who is not signed in can open; each is a view of the page. */
type View = 'sign-in' | 'password';

/** The page on which contributors sign in, with and without script, and see and remove what signs them in. */
export const contributorPage = new Hono<AppEnv>();

contributorPage.onError(answerOrderError);

contributorPage.get(CONTRIBUTOR_PATH, async (c) => {
  const session = await readSession(c);
  return session ? showContributor(c, session) : showForm(c, viewOf(c.req.query('view')));
});

contributorPage.post(CONTRIBUTOR_PATH, formParser, async (c) => {
  const sent = await readFormBody(c);
  const action = sent.get('action') ?? '';
  if (action === 'sign-out' || action === 'sign-out-everywhere') return signOut(c, sent);
  if (action === 'remove-passkey') return remove(c, sent);
  if (action === 'end-session') return endOne(c, sent);
  if (action === 'end-other-sessions') return endOthers(c, sent);
  const view = viewOf(action);
  const email = sent.get('email') ?? '';
  if (view === 'password') {
    await mailPasswordLink(c, email);
    return showMailSent(c);
  }
  const token = sent.get('xsrf') ?? '';
  try {
    if (!isSignInToken(c, token)) throw new ApiError('CRUMB_FAIL');
    keepSession(
      c,
      await signIn(contributorCall(c), { email, password: sent.get('password') ?? '' }, sessionTokenOf(c)),
    );
    return goBack(c);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { apiErrors } = await textsOf(c);
    return showForm(c, view, { email, token, text: fill(apiErrors[error.code], error.details.values ?? {}) });
  }
});

function viewOf(text: string | undefined): View {
  return text === 'password' ? 'password' : 'sign-in';
}

async function signOut(c: PageContext, sent: Sent): Promise<Response> {
  if (await readSession(c)) {
    const session = await requireSession(c, sent);
    const { DB } = c.env;
    const { siteId } = c.var.site;
    const isAll = sent.get('action') === 'sign-out-everywhere';
    await (isAll
      ? endAllStatement(DB, siteId, session.contributor.id)
      : endTokenStatement(DB, siteId, sessionTokenOf(c) ?? '')
    ).run();
  }
  forgetSession(c);
  return goBack(c);
}

async function remove(c: PageContext, sent: Sent): Promise<Response> {
  const session = await requireSession(c, sent);
  const id = sent.get('passkey') ?? '';
  // The page has no such button then; it may have been open for longer than the confirmation.
  if (!mayChangePasskeys(session)) return showContributor(c, session, 'CONFIRMATION_NEEDED');
  await unlessGone('PASSKEY_NOT_FOUND', () => removePasskey(contributorCall(c), holderOf(session.contributor), id));
  return goBack(c);
}

async function endOne(c: PageContext, sent: Sent): Promise<Response> {
  const { contributor } = await requireSession(c, sent);
  const id = sent.get('session') ?? '';
  await unlessGone('SESSION_NOT_FOUND', () => endSession(contributorCall(c), contributor.id, id));
  return goBack(c);
}

async function endOthers(c: PageContext, sent: Sent): Promise<Response> {
  await endOtherSessions(contributorCall(c), await requireSession(c, sent));
  return goBack(c);
}

type Sent = Awaited<ReturnType<typeof readFormBody>>;

/** Reads the session of a form. Throws SIGN_IN_NEEDED, and CRUMB_FAIL where the form is not the page's own. */
async function requireSession(c: PageContext, sent: Sent): Promise<FoundSession> {
  const session = await readSession(c);
  if (!session) throw new ApiError('SIGN_IN_NEEDED');
  if (!isXsrfToken(c, session, sent.get('xsrf') ?? '')) throw new ApiError('CRUMB_FAIL');
  return session;
}

/** Does what a button is for; what another tab has removed is gone already. */
async function unlessGone(code: ErrorCode, act: () => Promise<void>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof ApiError && error.code === code)) throw error;
  }
}

/** Opens the page anew, after a form. The page's script opens it itself. */
function goBack(c: PageContext): Response {
  c.header('Cache-Control', 'no-store');
  return c.req.header('Accept') === 'application/json'
    ? c.json({ url: localPath(c.var.site, CONTRIBUTOR_PATH) })
    : c.redirect(CONTRIBUTOR_PATH, 303);
}

/** A form that was refused, with the text that says why. It is shown anew with what was sent. */
interface Refused {
  email: string;
  token: string;
  text: string;
}

async function showForm(c: PageContext, view: View, refused?: Refused): Promise<Response> {
  const texts = await textsOf(c);
  const { account, accountPages, contributorPage: own, orders } = texts;
  const isSignIn = view === 'sign-in';
  // The page's script sends the form and shows the answer, which gets no token of its own.
  const xsrfToken = pageSignInToken(c) || (refused?.token ?? '');
  const email = inputField(
    {
      ...{ name: 'email', type: 'email', label: orders.email, value: refused?.email ?? '' },
      ...{ autocomplete: 'username', maxLength: EMAIL_MAX_LENGTH },
    },
    texts,
  );
  const password = inputField(
    {
      ...{ name: 'password', type: 'password', label: accountPages.password, value: '', error: refused?.text },
      autocomplete: 'current-password',
    },
    texts,
  );
  const form = entryForm(
    {
      action: CONTRIBUTOR_PATH,
      fields: [hiddenField('action', view), email, ...(isSignIn ? [password, hiddenField('xsrf', xsrfToken)] : [])],
      submitText: isSignIn ? account.signIn : account.sendLink,
      note: isSignIn ? '' : account.passwordNote,
    },
    texts,
  );
  const other = isSignIn
    ? html`<a href="${CONTRIBUTOR_PATH}?view=password">${account.toPassword}</a>`
    : html`<a href="${CONTRIBUTOR_PATH}">${account.signIn}</a>`;
  return answerUnframed(c, {
    title: isSignIn ? withShopName(c, own.signInTitle) : account.passwordTitle,
    main: html`${form}${isSignIn && passkeyButton({ use: 'sign-in', xsrfToken }, texts)}<p>${other}</p>`,
    pageType: PAGE_TYPE.page,
    ...(refused && { status: WRONG }),
  });
}

async function showMailSent(c: PageContext): Promise<Response> {
  const { account } = await textsOf(c);
  const main = html`<p>${withShopName(c, account.mailSentText)}</p><p><a href="${CONTRIBUTOR_PATH}">${account.signIn}</a></p>`;
  return answerUnframed(c, { title: account.mailSentTitle, main, pageType: PAGE_TYPE.page });
}
