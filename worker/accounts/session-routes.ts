import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { SessionRequest, SessionResponse, SessionState, SiteUserSessions } from '#runtime/contracts/account.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { describe } from '../http/middleware/describe.ts';
import { parse } from '../http/parse.ts';
import {
  endSessionStatement,
  endSessionsStatement,
  forgetSession,
  listSessions,
  noStore,
  personCall,
  readSession,
  signIn,
  xsrfTokenOf,
} from '../people/service.ts';
import { sessionSecret } from '../session/service.ts';
import { leaveCart, shareCart } from './account-cart.ts';
import { answerSession, entry } from './entry.ts';
import { siteUser } from './identity.ts';
import { SITE_USERS } from './policy.ts';
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
    const signedIn = await signIn(SITE_USERS, personCall(c), request, SITE_USERS.tokenOf(c));
    await shareCart(c, signedIn.person.id);
    return answerSession(c, signedIn);
  },
);

sessions.get(SESSION, describe({ summary: 'Tells who is signed in', answer: SessionState }), noStore, async (c) => {
  const session = await readSession(SITE_USERS, c);
  if (!session) {
    forgetSession(SITE_USERS, c);
    return c.json({ siteUser: null, xsrfToken: null, expiresAt: null });
  }
  const xsrfToken = xsrfTokenOf(SITE_USERS, sessionSecret(c.env), c.var.site.siteId, session);
  return c.json({ siteUser: toSiteUser(session.person), xsrfToken, expiresAt: session.expiresAt });
});

sessions.delete(
  SESSION,
  describe({ summary: 'Signs a site user out', answer: Nothing, query: LogoutQuery, ifMatch: 'none' }),
  siteUser,
  async (c) => {
    const { cloneCart } = parse(LogoutQuery, c.req.query());
    await leaveCart(c, c.var.siteUser.userId, cloneCart === 'true');
    await endSessionStatement(SITE_USERS, personCall(c), own(c)).run();
    forgetSession(SITE_USERS, c);
    return c.json({});
  },
);

sessions.get(
  SESSIONS,
  describe({ summary: 'Lists the sessions of the account', answer: SiteUserSessions }),
  siteUser,
  async (c) => c.json({ sessions: await listSessions(SITE_USERS, personCall(c), own(c)) }),
);

sessions.delete(
  SESSIONS,
  describe({ summary: 'Ends all sessions of the account', status: 204, ifMatch: 'none' }),
  siteUser,
  async (c) => {
    await leaveCart(c, c.var.siteUser.userId, false);
    await endSessionsStatement(SITE_USERS, personCall(c), c.var.siteUser.userId).run();
    forgetSession(SITE_USERS, c);
    return c.body(null, 204);
  },
);

sessions.delete(
  ONE_SESSION,
  describe({ summary: 'Ends a session of the account', status: 204, ifMatch: 'none' }),
  siteUser,
  async (c) => {
    const session = { ...own(c), id: c.req.param('id') };
    const ended = await endSessionStatement(SITE_USERS, personCall(c), session).all();
    if (ended.results.length === 0) throw new ApiError('SESSION_NOT_FOUND');
    return c.body(null, 204);
  },
);

/** Names the session of a call, and the person. */
function own(c: Context<AppEnv>) {
  const { id, userId: personId } = c.var.siteUser;
  return { id, personId };
}
