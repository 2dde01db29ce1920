import { Hono } from 'hono';
import * as z from 'zod/mini';
import { SessionRequest, SessionResponse, SessionState, SiteUserSessions } from '#runtime/contracts/account.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { describe } from '../http/middleware/describe.ts';
import { parse } from '../http/parse.ts';
import { accountCall } from './account-call.ts';
import { leaveCart, shareCart } from './account-cart.ts';
import { answerSession, entry, noStore } from './entry.ts';
import { forgetSession, readSession, sessionTokenOf, siteUser } from './identity.ts';
import { endSessionStatement, endSessionsStatement, listSessions, xsrfTokenOf } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { toSiteUser } from './site-user.ts';

const SESSION = '/api/site-users/account/session';
const SESSIONS = '/api/site-users/account/sessions';
const ONE_SESSION = `${SESSIONS}/:id`;

/** `cloneCart=true` leaves a copy of the cart with the browser. */
const LogoutQuery = z.strictObject({ cloneCart: z.optional(z.enum(['true', 'false'])) });
const Nothing = z.strictObject({});

/** Signing in and out, and the list of sessions. */
export const sessions = new Hono<AppEnv>();

sessions.post(
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

sessions.get(SESSION, describe({ summary: 'Tells who is signed in', answer: SessionState }), noStore, async (c) => {
  const session = await readSession(c);
  if (!session) {
    forgetSession(c);
    return c.json({ siteUser: null, xsrfToken: null, expiresAt: null });
  }
  const xsrfToken = xsrfTokenOf(accountCall(c).secret, c.var.site.siteId, session.tokenHash);
  return c.json({ siteUser: toSiteUser(session.user), xsrfToken, expiresAt: session.expiresAt });
});

sessions.delete(
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

sessions.get(
  SESSIONS,
  describe({ summary: 'Lists the sessions of the account', answer: SiteUserSessions }),
  siteUser,
  async (c) => c.json({ sessions: await listSessions(c.env.DB, c.var.site.siteId, c.var.siteUser, Date.now()) }),
);

sessions.delete(
  SESSIONS,
  describe({ summary: 'Ends all sessions of the account', status: 204, ifMatch: 'none' }),
  siteUser,
  async (c) => {
    await leaveCart(c, c.var.siteUser.userId, false);
    await endSessionsStatement(c.env.DB, c.var.site.siteId, c.var.siteUser.userId).run();
    forgetSession(c);
    return c.body(null, 204);
  },
);

sessions.delete(
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
