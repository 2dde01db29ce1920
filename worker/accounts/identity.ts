import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import { SITE_USER_COOKIE } from '#runtime/contracts/cookies.ts';
import { SESSION_TOKEN_HEADER, SITE_HEADER, SITE_USER_XSRF_HEADER } from '#runtime/contracts/http.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import {
  cookieValues,
  hostCookie,
  isEqual,
  isSecure,
  isToken,
  knownSecrets,
  rememberDevice,
  sessionSecrets,
  setHostCookie,
} from '../session/service.ts';
import { personOf } from './account-call.ts';
import { findSession, type NewSession, type Session, xsrfTokenOf } from './sessions.ts';
import type { SiteUserRow } from './site-user.ts';

const SESSION_COOKIE = 'site-user';

/** Reads the session of a call: by its cookie on the shop's own origin, by a header elsewhere. */
export async function readSession(c: Context<AppEnv>): Promise<Session | undefined> {
  const token = sessionTokenOf(c);
  return token === undefined ? undefined : findSession(c.env.DB, c.var.site.siteId, token, Date.now());
}

/** Returns the secret token that a call was sent with. Cookies are ignored where the call names the site's key. */
export function sessionTokenOf(c: Context<AppEnv>): string | undefined {
  if (isForeign(c)) {
    const token = c.req.header(SESSION_TOKEN_HEADER);
    return isToken(token) ? token : undefined;
  }
  return cookieValues(c, hostCookie(c, SESSION_COOKIE)).find(isToken);
}

/** Whether the call comes from a page of another origin, which gets no cookies. */
export function isForeign(c: Context<AppEnv>): boolean {
  return c.req.header(SITE_HEADER) !== undefined;
}

/**
 * Requires a signed-in person, sets `c.var.siteUser` and requires, as a proof that a page of the shop calls, the XSRF token of the session. Throws
 * SIGN_IN_NEEDED and CRUMB_FAIL.
 */
export const siteUser = createMiddleware<AppEnv>(async (c, next) => {
  c.header('Cache-Control', 'no-store');
  const session = await readSession(c);
  if (!session) {
    forgetSession(c);
    throw new ApiError('SIGN_IN_NEEDED');
  }
  const sent = c.req.header(SITE_USER_XSRF_HEADER) ?? '';
  const isOwn = knownSecrets(sessionSecrets(c.env)).some((secret) =>
    isEqual(sent, xsrfTokenOf(secret, c.var.site.siteId, session.tokenHash)),
  );
  if (!isOwn) throw new ApiError('CRUMB_FAIL');
  const { id, user, beganAt, isRemembered } = session;
  c.set('siteUser', { id, userId: user.id, email: user.email, beganAt, isRemembered });
  await next();
});

/**
 * Sets the cookies of a new session: the secret token, and what scripts may read, which proves nothing. The browser is
 * known from then on.
 */
export function keepSession(
  c: Context<AppEnv>,
  { session, user }: { session: NewSession; user: Pick<SiteUserRow, 'id' | 'email'> },
): void {
  if (isForeign(c)) return;
  const { token, isRemembered, expiresAt } = session;
  rememberDevice(c, personOf(user.email));
  // The shop moves the end of a session that is not remembered; its cookies end with the browser.
  const maxAge = isRemembered ? Math.floor((expiresAt - Date.now()) / 1000) : undefined;
  setHostCookie(c, SESSION_COOKIE, token, maxAge);
  const info = JSON.stringify({ authenticated: true, siteUserId: user.id });
  setCookie(c, SITE_USER_COOKIE, info, { ...attributes(c), ...(maxAge !== undefined && { maxAge }) });
}

/** Removes the cookies of a session that is over; none are set where there are none. */
export function forgetSession(c: Context<AppEnv>): void {
  if (isForeign(c)) return;
  if (cookieValues(c, hostCookie(c, SESSION_COOKIE)).length > 0) setHostCookie(c, SESSION_COOKIE, '', 0);
  if (cookieValues(c, SITE_USER_COOKIE).length > 0) setCookie(c, SITE_USER_COOKIE, '', { ...attributes(c), maxAge: 0 });
}

function attributes(c: Context<AppEnv>) {
  return { path: '/', sameSite: 'Lax', secure: isSecure(c) } as const;
}
