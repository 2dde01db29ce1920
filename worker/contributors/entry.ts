import type { Context } from 'hono';
import { every } from 'hono/combine';
import { setCookie } from 'hono/cookie';
import { CONTRIBUTOR_XSRF_HEADER } from '#runtime/contracts/http.ts';
import { CONTRIBUTOR_COOKIE as ROLE_COOKIE } from '#runtime/contracts/visitor-cookies.ts';
import type { AppEnv } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { jsonBody } from '../http/middleware/body.ts';
import { crumb } from '../http/middleware/crumb.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { afterAnswer } from '../http/wait-until.ts';
import { logError } from '../log.ts';
import { CONTRIBUTOR_COOKIE, isSecure, rememberDevice, sessionSecret, setHostCookie } from '../session/service.ts';
import { contributorCall, personOf } from './contributor-call.ts';
import { expectXsrfToken, isSignInToken, readSession } from './identity.ts';
import { type FoundSession, toSession } from './sessions.ts';
import { type SignedIn, sendPasswordLink } from './sign-in.ts';

/** A call of somebody who is not signed in, which costs a hash or a mail. Each kind has its own limit. */
export const entry = (purpose: string) =>
  every(noStore, ownOriginOnly, crumb, rateLimit('FORM_WRITES', purpose), jsonBody);

/** A call that signs in, from the console. Throws CRUMB_FAIL for one from any other page. */
export const signInEntry = every(entry('contributor'), fromConsole);

async function fromConsole(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  if (!isSignInToken(c, c.req.header(CONTRIBUTOR_XSRF_HEADER) ?? '')) throw new ApiError('CRUMB_FAIL');
  await next();
}

/** Pages of other origins get no session of a contributor. Throws ORIGIN_NOT_ALLOWED. */
export async function ownOriginOnly(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  if (c.var.visitor.mode === 'token') throw new ApiError('ORIGIN_NOT_ALLOWED');
  await next();
}

/** Keeps answers about a person out of all caches. */
export async function noStore(c: Context<AppEnv>, next: () => Promise<void>): Promise<void> {
  c.header('Cache-Control', 'no-store');
  await next();
}

/**
 * Sets the cookies of a session that has just begun: the secret token, and the role for scripts, which proves nothing.
 * They last as long as the browser runs; the shop ends the session earlier. The browser is known from then on.
 */
export function keepSession(c: Context<AppEnv>, { token, contributor }: SignedIn): void {
  setHostCookie(c, CONTRIBUTOR_COOKIE, token);
  rememberDevice(c, personOf(contributor.email));
  setCookie(c, ROLE_COOKIE, String(contributor.role), readable(c));
}

/** Removes the cookies of a session that is over. */
export function forgetSession(c: Context<AppEnv>): void {
  setHostCookie(c, CONTRIBUTOR_COOKIE, '', 0);
  setCookie(c, ROLE_COOKIE, '', { ...readable(c), maxAge: 0 });
}

function readable(c: Context<AppEnv>) {
  return { path: '/', sameSite: 'Lax', secure: isSecure(c) } as const;
}

/** Answers with a session that has just begun. */
export function answerSession(c: Context<AppEnv>, signedIn: SignedIn): Response {
  keepSession(c, signedIn);
  return c.json(toSession(sessionSecret(c.env), signedIn));
}

/** Reads the session of a call that a page of the shop makes. Throws SIGN_IN_NEEDED and CRUMB_FAIL. */
export async function requireSession(c: Context<AppEnv>): Promise<FoundSession> {
  const session = await readSession(c);
  if (!session) throw new ApiError('SIGN_IN_NEEDED');
  expectXsrfToken(c, session);
  return session;
}

/** Mails a link for a new password after the answer, so that its time tells nobody who is a contributor. */
export async function mailPasswordLink(c: Context<AppEnv>, email: string): Promise<void> {
  const call = contributorCall(c);
  await afterAnswer(c, () =>
    sendPasswordLink(call, email).catch((error) => logError(error, { site: c.var.site.siteId })),
  );
}
