import type { Context } from 'hono';
import { CONTRIBUTOR_XSRF_HEADER } from '#runtime/contracts/http.ts';
import { ROLE_SCOPES } from '#runtime/contracts/roles.ts';
import type { AppEnv, Owner } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { isFromOwnPage } from '../http/own-page.ts';
import {
  contributorToken,
  ensureCrumb,
  isEqual,
  knownSecrets,
  readVisitorId,
  sessionSecret,
  sessionSecrets,
  sign,
} from '../session/service.ts';
import { roleOf } from './contributor.ts';
import { type FoundSession, findSession, xsrfTokenOf } from './sessions.ts';

export { contributorToken as sessionTokenOf } from '../session/service.ts';

export async function readSession(c: Context<AppEnv>): Promise<FoundSession | undefined> {
  const token = contributorToken(c);
  return token === undefined ? undefined : findSession(c.env.DB, c.var.site.siteId, token, Date.now());
}

/** A contributor who calls the owner's API. */
export interface CallingContributor extends Owner {
  /** Whether they have just confirmed who they are. */
  isConfirmed: boolean;
}

/**
 * Identifies a contributor who calls the owner's API from a page of the shop's own origin, with the scopes of their role;
 * undefined where no session is sent. Throws UNAUTHORIZED for one that is over, ORIGIN_NOT_ALLOWED for a page of another
 * origin, and CRUMB_FAIL without the session's XSRF token.
 */
export async function identifyContributor(c: Context<AppEnv>): Promise<CallingContributor | undefined> {
  if (contributorToken(c) === undefined || c.req.header('Authorization') !== undefined) return undefined;
  const session = await readSession(c);
  if (!session) throw new ApiError('UNAUTHORIZED');
  if (!(isFromOwnPage(c) ?? c.req.header('Origin') === undefined)) throw new ApiError('ORIGIN_NOT_ALLOWED');
  expectXsrfToken(c, session);
  const { confirmation, contributor } = session;
  const scopes = ROLE_SCOPES[roleOf(contributor.role)];
  return { keyId: contributor.id, scopes, isConfirmed: confirmation.until !== null };
}

/** Throws CRUMB_FAIL for a call without the XSRF token of its session. */
export function expectXsrfToken(c: Context<AppEnv>, session: FoundSession): void {
  if (!isXsrfToken(c, session, c.req.header(CONTRIBUTOR_XSRF_HEADER) ?? '')) throw new ApiError('CRUMB_FAIL');
}

export function isXsrfToken(c: Context<AppEnv>, { tokenHash }: FoundSession, sent: string): boolean {
  const { siteId } = c.var.site;
  return knownSecrets(sessionSecrets(c.env)).some((secret) => isEqual(sent, xsrfTokenOf(secret, siteId, tokenHash)));
}

/**
 * Returns the XSRF token that a page of contributors carries; '' for nobody, and where a script asks for the page. A
 * script of the shop's pages has the cookies of the session with it, so that this token alone tells the pages of
 * contributors, which run no scripts of others, from all others. The address bar, a link or a form must have asked for the
 * page: what scripts fetch and what stands in a frame has another destination, which no script can choose.
 */
export function pageXsrfToken(c: Context<AppEnv>, session: FoundSession | undefined): string {
  return session && isOpened(c) ? xsrfTokenOf(sessionSecret(c.env), c.var.site.siteId, session.tokenHash) : '';
}

/**
 * Returns the token that signing in needs; '' where a script asks for the page. Without it, a script of the shop's pages
 * could have a person sign in on its behalf, and go on in their session. It belongs to the browser, whose id no script
 * reads.
 */
export function pageSignInToken(c: Context<AppEnv>): string {
  const visitorId = ensureCrumb(c);
  return isOpened(c) ? signInTokenOf(sessionSecret(c.env), c.var.site.siteId, visitorId) : '';
}

export function isSignInToken(c: Context<AppEnv>, sent: string): boolean {
  const visitorId = readVisitorId(c);
  if (visitorId === undefined) return false;
  const { siteId } = c.var.site;
  return knownSecrets(sessionSecrets(c.env)).some((secret) => isEqual(sent, signInTokenOf(secret, siteId, visitorId)));
}

function isOpened(c: Context<AppEnv>): boolean {
  return c.req.header('Sec-Fetch-Dest') === 'document';
}

function signInTokenOf(secret: string, siteId: string, visitorId: string): string {
  return sign(secret, 'contributor-sign-in', siteId, visitorId);
}

/**
 * Headers of pages that carry the token. Whoever opened the page cannot reach into it, because pages of the shop have
 * another opener policy, and no cache keeps it for a script.
 */
export const PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  Vary: 'Cookie, Sec-Fetch-Dest',
} as const;
