import { type Context, Hono } from 'hono';
import { every } from 'hono/combine';
import * as z from 'zod/mini';
import {
  AccountOrders,
  EmailRequest,
  LocaleRequest,
  MailFollows,
  PasswordChange,
  ProfileChange,
  SessionRequest,
  SessionResponse,
  SessionState,
  SignUpRequest,
  SiteUser,
  SiteUserSessions,
} from '#runtime/contracts/account.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { describe } from '../http/middleware/describe.ts';
import { methodNotAllowed } from '../http/middleware/method-not-allowed.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { PageLimit } from '../http/pagination.ts';
import { parse } from '../http/parse.ts';
import { accountCall } from './account-call.ts';
import { leaveCart, shareCart } from './account-cart.ts';
import { deleteAccount, setLanguage, setName } from './changes.ts';
import { forgetSession, isForeign, keepSession, readSession, sessionTokenOf, siteUser } from './identity.ts';
import { listOrders } from './orders.ts';
import { endSessionStatement, endSessionsStatement, listSessions, xsrfTokenOf } from './sessions.ts';
import { changePassword, type SignedIn, signIn, toSessionResponse } from './sign-in.ts';
import { sendLink, signUp } from './sign-up.ts';
import { findById, type SiteUserRow, toSiteUser } from './site-user.ts';

const ACCOUNT = '/api/site-users/account';
const SESSION = `${ACCOUNT}/session`;
const SESSIONS = `${ACCOUNT}/sessions`;
const ONE_SESSION = `${SESSIONS}/:id`;
const PASSWORD = `${ACCOUNT}/password`;
const PASSWORD_RESET = `${ACCOUNT}/password-reset`;
const SIGN_IN_LINK = `${ACCOUNT}/sign-in-link`;
const LOCALE = `${ACCOUNT}/locale`;
const ORDERS = `${ACCOUNT}/orders`;

/** `cloneCart=true` leaves a copy of the cart with the browser. */
const LogoutQuery = z.strictObject({ cloneCart: z.optional(z.enum(['true', 'false'])) });
const OrderPage = z.strictObject({
  cursor: z.optional(z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.coerce.number<string>())),
  limit: PageLimit,
});
const Nothing = z.strictObject({});

/** A visitor's call that costs a hash or a mail. Each kind has its own limit. */
const entry = (purpose: 'sign-up' | 'sign-in' | 'mail') =>
  every(noStore, crumb, rateLimit('FORM_WRITES', purpose), jsonBody);

/** The accounts of site users. */
export const accounts = new Hono<AppEnv>();

accounts.post(
  ACCOUNT,
  describe({
    summary: 'Starts an account, which its owner confirms by mail',
    body: SignUpRequest,
    answer: MailFollows,
  }),
  entry('sign-up'),
  async (c) => {
    const request = parse(SignUpRequest, c.var.body.json);
    await signUp(accountCall(c), { ...request, language: request.language ?? '' });
    return c.json({ isMailSent: true });
  },
);

accounts.post(
  SESSION,
  describe({ summary: 'Signs a site user in', body: SessionRequest, answer: SessionResponse }),
  entry('sign-in'),
  async (c) => {
    const request = parse(SessionRequest, c.var.body.json);
    const signedIn = await signIn(accountCall(c), request, sessionTokenOf(c));
    await shareCart(c, signedIn.user.id);
    return answerSession(c, signedIn);
  },
);

accounts.get(SESSION, describe({ summary: 'Tells who is signed in', answer: SessionState }), noStore, async (c) => {
  const session = await readSession(c);
  if (!session) {
    forgetSession(c);
    return c.json({ siteUser: null, xsrfToken: null, expiresAt: null });
  }
  const xsrfToken = xsrfTokenOf(accountCall(c).secret, c.var.site.siteId, session.tokenHash);
  return c.json({ siteUser: toSiteUser(session.user), xsrfToken, expiresAt: session.expiresAt });
});

accounts.delete(
  SESSION,
  describe({ summary: 'Signs a site user out', answer: Nothing, query: LogoutQuery, ifMatch: 'none' }),
  siteUser,
  async (c) => {
    const { cloneCart } = parse(LogoutQuery, c.req.query());
    await leaveCart(c, c.var.siteUser.userId, cloneCart === 'true');
    await endSessionStatement(c.env.DB, c.var.site.siteId, c.var.siteUser).run();
    forgetSession(c);
    return c.json({});
  },
);

accounts.post(
  PASSWORD_RESET,
  describe({ summary: 'Mails a link for a new password', body: EmailRequest, answer: MailFollows }),
  entry('mail'),
  async (c) => {
    await sendLink(accountCall(c), parse(EmailRequest, c.var.body.json).email, 'password');
    return c.json({ isMailSent: true });
  },
);

accounts.post(
  SIGN_IN_LINK,
  describe({ summary: 'Mails a link that signs in', body: EmailRequest, answer: MailFollows }),
  entry('mail'),
  async (c) => {
    await sendLink(accountCall(c), parse(EmailRequest, c.var.body.json).email, 'sign-in');
    return c.json({ isMailSent: true });
  },
);

accounts.put(
  PASSWORD,
  describe({
    summary: 'Changes the password, and ends all other sessions',
    body: PasswordChange,
    answer: SessionResponse,
    ifMatch: 'none',
  }),
  siteUser,
  rateLimit('FORM_WRITES', 'sign-in'),
  jsonBody,
  async (c) => {
    const change = parse(PasswordChange, c.var.body.json);
    return answerSession(c, await changePassword(accountCall(c), await requireUser(c), change));
  },
);

accounts.get(ACCOUNT, describe({ summary: 'Reads the account', answer: SiteUser }), siteUser, async (c) =>
  c.json(toSiteUser(await requireUser(c))),
);

accounts.put(
  ACCOUNT,
  describe({ summary: 'Changes the name', body: ProfileChange, answer: SiteUser, ifMatch: 'none' }),
  siteUser,
  jsonBody,
  async (c) => {
    await setName(accountCall(c), c.var.siteUser.userId, parse(ProfileChange, c.var.body.json));
    return c.json(toSiteUser(await requireUser(c)));
  },
);

accounts.delete(
  ACCOUNT,
  describe({ summary: 'Deletes the account; orders stay, as the law asks', status: 204, ifMatch: 'none' }),
  siteUser,
  async (c) => {
    await deleteAccount(accountCall(c), c.var.siteUser.email);
    forgetSession(c);
    return c.body(null, 204);
  },
);

accounts.post(
  LOCALE,
  describe({ summary: 'Chooses the language of mails', body: LocaleRequest, answer: Nothing }),
  siteUser,
  jsonBody,
  async (c) => {
    const { language } = parse(LocaleRequest, c.var.body.json);
    await setLanguage(accountCall(c), c.var.siteUser.userId, language);
    return c.json({});
  },
);

accounts.get(
  ORDERS,
  describe({ summary: 'Lists the orders of the account', answer: AccountOrders, query: OrderPage }),
  siteUser,
  async (c) => {
    const page = parse(OrderPage, c.req.query());
    return c.json(await listOrders(c.env.DB, c.var.site.siteId, c.var.siteUser.email, page));
  },
);

accounts.get(
  SESSIONS,
  describe({ summary: 'Lists the sessions of the account', answer: SiteUserSessions }),
  siteUser,
  async (c) => c.json({ sessions: await listSessions(c.env.DB, c.var.site.siteId, c.var.siteUser, Date.now()) }),
);

accounts.delete(
  SESSIONS,
  describe({ summary: 'Ends all sessions of the account', status: 204, ifMatch: 'none' }),
  siteUser,
  async (c) => {
    await endSessionsStatement(c.env.DB, c.var.site.siteId, c.var.siteUser.userId).run();
    forgetSession(c);
    return c.body(null, 204);
  },
);

accounts.delete(
  ONE_SESSION,
  describe({ summary: 'Ends a session of the account', status: 204, ifMatch: 'none' }),
  siteUser,
  async (c) => {
    const { userId } = c.var.siteUser;
    const session = { userId, id: c.req.param('id') };
    const ended = await endSessionStatement(c.env.DB, c.var.site.siteId, session).all();
    if (ended.results.length === 0) throw new ApiError('SESSION_NOT_FOUND');
    return c.body(null, 204);
  },
);

accounts.all(ACCOUNT, methodNotAllowed('GET', 'POST', 'PUT', 'DELETE'));
accounts.all(SESSION, methodNotAllowed('GET', 'POST', 'DELETE'));
accounts.all(SESSIONS, methodNotAllowed('GET', 'DELETE'));
accounts.all(ONE_SESSION, methodNotAllowed('DELETE'));
accounts.all(PASSWORD, methodNotAllowed('PUT'));
accounts.all(PASSWORD_RESET, methodNotAllowed('POST'));
accounts.all(SIGN_IN_LINK, methodNotAllowed('POST'));
accounts.all(LOCALE, methodNotAllowed('POST'));
accounts.all(ORDERS, methodNotAllowed('GET'));

async function noStore(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  c.header('Cache-Control', 'no-store');
  await next();
}

/** Reads the signed-in person's account. Throws SIGN_IN_NEEDED where it was deleted meanwhile. */
async function requireUser(c: Context<AppEnv>): Promise<SiteUserRow> {
  const user = await findById(c.env.DB, c.var.site.siteId, c.var.siteUser.userId);
  if (!user) throw new ApiError('SIGN_IN_NEEDED');
  return user;
}

function answerSession(c: Context<AppEnv>, signedIn: SignedIn): Response {
  keepSession(c, signedIn.session, signedIn.user.id);
  return c.json(toSessionResponse(accountCall(c), signedIn, isForeign(c)));
}
