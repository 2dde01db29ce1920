import type { Context } from 'hono';
import { ROLE_SCOPES, roleOf } from '#runtime/contracts/roles.ts';
import type { AppEnv, Owner } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { isFromOwnPage } from '../http/own-page.ts';
import { readSession, requireProved, xsrfTokenOf } from '../people/service.ts';
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
import { confirmationOf } from './confirmation.ts';
import { CONTRIBUTORS } from './policy.ts';
import type { FoundSession } from './sessions.ts';

/** Reads the contributor whose browser makes a call; undefined for none. */
export function readContributor(c: Context<AppEnv>): Promise<FoundSession | undefined> {
  return readSession(CONTRIBUTORS, c);
}

/** A contributor who calls the owner's API. */
export interface CallingContributor extends Owner {
  /** Whether they have just confirmed who they are. */
  isConfirmed: boolean;
}

/**
 * Identifies a contributor who calls the owner's API from a page of the shop's own origin, with the scopes of their role;
 * undefined where no session is sent. Throws SESSION_OVER for one that is over, ORIGIN_NOT_ALLOWED for a page of another
 * origin, and CRUMB_FAIL without the session's XSRF token.
 */
export async function identifyContributor(c: Context<AppEnv>): Promise<CallingContributor | undefined> {
  if (contributorToken(c) === undefined || c.req.header('Authorization') !== undefined) return undefined;
  const session = await readContributor(c);
  if (!session) throw new ApiError('SESSION_OVER');
  if (!(isFromOwnPage(c) ?? c.req.header('Origin') === undefined)) throw new ApiError('ORIGIN_NOT_ALLOWED');
  const { person } = requireProved(CONTRIBUTORS, c, session);
  const scopes = ROLE_SCOPES[roleOf(person.role)];
  return {
    keyId: person.id,
    email: person.email,
    scopes,
    isConfirmed: confirmationOf(person, Date.now()).until !== null,
  };
}

/**
 * Returns the XSRF token that the console's page carries; '' for nobody, and where a script asks for the page. A script
 * of the shop's pages has the cookies of the session with it, so that this token alone distinguishes the console, which
 * runs no scripts of others, from all other pages. The request must be for a document, from the address bar, a link or
 * a form: scripts and frames fetch with another destination, which no script can choose.
 */
export function pageXsrfToken(c: Context<AppEnv>, session: FoundSession | undefined): string {
  return session && isOpened(c) ? xsrfTokenOf(CONTRIBUTORS, sessionSecret(c.env), c.var.site.siteId, session) : '';
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
 * Headers of pages that carry the token. A page that opened this one cannot reach into it, because pages of the shop
 * have another opener policy, and no cache keeps it for a script.
 */
export const PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  Vary: 'Cookie, Sec-Fetch-Dest',
} as const;
