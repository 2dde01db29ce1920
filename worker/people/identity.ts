import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import { SITE_HEADER } from '#runtime/contracts/http.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import {
  cookieValues,
  hostCookie,
  isEqual,
  isSecure,
  knownSecrets,
  rememberDevice,
  sessionSecrets,
  setHostCookie,
  sign,
} from '../session/service.ts';
import { shopCall } from '../site/shop-call.ts';
import { countedName } from './person.ts';
import type { PersonRow, Policy } from './policy.ts';
import { findSession, type Session } from './sessions.ts';
import type { SignedIn } from './sign-in.ts';

/** Whether the call comes from a page of another origin, which gets no cookies. */
export function isForeign(c: Context<AppEnv>): boolean {
  return c.req.header(SITE_HEADER) !== undefined;
}

/** Reads the session of a call; undefined for a call without one. */
export async function readSession<Row extends PersonRow, Found extends object>(
  policy: Policy<Row, Found>,
  c: Context<AppEnv>,
): Promise<Session<Row & Found> | undefined> {
  const token = policy.tokenOf(c);
  return token === undefined ? undefined : findSession(policy, shopCall(c.env, c.var.site), token);
}

/** Returns the XSRF token of a session. */
export function xsrfTokenOf(
  { xsrfPurpose }: Policy,
  secret: string,
  siteId: string,
  { tokenHash }: { tokenHash: string },
): string {
  return sign(secret, xsrfPurpose, siteId, tokenHash);
}

/** Whether a call has the XSRF token of its session, as a proof that a page of the shop makes it. */
export function hasXsrfToken(policy: Policy, c: Context<AppEnv>, session: { tokenHash: string }): boolean {
  const sent = c.req.header(policy.xsrfHeader) ?? '';
  return knownSecrets(sessionSecrets(c.env)).some((secret) =>
    isEqual(sent, xsrfTokenOf(policy, secret, c.var.site.siteId, session)),
  );
}

/** Throws SIGN_IN_NEEDED for a call without one, and CRUMB_FAIL for a call without the XSRF token of its session. */
export function requireProved<Of extends { tokenHash: string }>(
  policy: Policy,
  c: Context<AppEnv>,
  session: Of | undefined,
): Of {
  if (!session) throw new ApiError('SIGN_IN_NEEDED');
  if (!hasXsrfToken(policy, c, session)) throw new ApiError('CRUMB_FAIL');
  return session;
}

/**
 * Sets the cookies of a session that has just begun: the secret token, and what scripts may read, which proves nothing.
 * The browser is known from then on. Cookies of a session that is not remembered end with the browser, whatever the shop
 * does.
 */
export function keepSession<Row extends PersonRow, Person extends Row>(
  policy: Policy<Row>,
  c: Context<AppEnv>,
  { token, isRemembered, expiresAt, person }: SignedIn<Person>,
): void {
  if (isForeign(c)) return;
  const { cookie, readable } = policy;
  rememberDevice(c, countedName(policy, person.email));
  const maxAge = isRemembered ? Math.floor((expiresAt - Date.now()) / 1000) : undefined;
  setHostCookie(c, cookie, token, maxAge);
  setCookie(c, readable.name, readable.valueOf(person), {
    ...attributes(c),
    ...(maxAge !== undefined && { maxAge }),
  });
}

/** Removes the cookies of a session that is over; none are set where there are none. */
export function forgetSession({ cookie, readable }: Policy, c: Context<AppEnv>): void {
  if (isForeign(c)) return;
  if (cookieValues(c, hostCookie(c, cookie)).length > 0) setHostCookie(c, cookie, '', 0);
  if (cookieValues(c, readable.name).length > 0) setCookie(c, readable.name, '', { ...attributes(c), maxAge: 0 });
}

function attributes(c: Context<AppEnv>) {
  return { path: '/', sameSite: 'Lax', secure: isSecure(c) } as const;
}

/** Keeps answers about a person out of all caches. */
export async function noStore(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  c.header('Cache-Control', 'no-store');
  await next();
}
