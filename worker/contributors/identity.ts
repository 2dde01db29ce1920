import type { Context } from 'hono';
import { CONTRIBUTOR_XSRF_HEADER } from '#runtime/contracts/http.ts';
import { ROLE_SCOPES } from '#runtime/contracts/roles.ts';
import type { AppEnv, Owner } from '../http/app-env.ts';
import { ApiError } from '../http/errors.ts';
import { cookieValues, hostCookie, isEqual, isToken, knownSecrets, sessionSecrets } from '../session/service.ts';
import { roleOf } from './contributor.ts';
import { type FoundSession, findSession, xsrfTokenOf } from './sessions.ts';

export const CONTRIBUTOR_COOKIE = 'contributor';

/** Returns the secret token that a browser sent. */
export function sessionTokenOf(c: Context<AppEnv>): string | undefined {
  return cookieValues(c, hostCookie(c, CONTRIBUTOR_COOKIE)).find(isToken);
}

export async function readSession(c: Context<AppEnv>): Promise<FoundSession | undefined> {
  const token = sessionTokenOf(c);
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
  if (sessionTokenOf(c) === undefined || c.req.header('Authorization') !== undefined) return undefined;
  const session = await readSession(c);
  if (!session) throw new ApiError('UNAUTHORIZED');
  if (!isOwnPage(c)) throw new ApiError('ORIGIN_NOT_ALLOWED');
  expectXsrfToken(c, session);
  const { confirmation, contributor } = session;
  const scopes = ROLE_SCOPES[roleOf(contributor.role)];
  return { keyId: contributor.id, scopes, isConfirmed: confirmation.until !== null };
}

/** Throws CRUMB_FAIL for a call without the XSRF token of its session. */
export function expectXsrfToken(c: Context<AppEnv>, { tokenHash }: FoundSession): void {
  const sent = c.req.header(CONTRIBUTOR_XSRF_HEADER) ?? '';
  const { siteId } = c.var.site;
  const isOwn = knownSecrets(sessionSecrets(c.env)).some((secret) =>
    isEqual(sent, xsrfTokenOf(secret, siteId, tokenHash)),
  );
  if (!isOwn) throw new ApiError('CRUMB_FAIL');
}

function isOwnPage(c: Context<AppEnv>): boolean {
  const fetchSite = c.req.header('Sec-Fetch-Site');
  if (fetchSite !== undefined && fetchSite !== 'same-origin') return false;
  const origin = c.req.header('Origin');
  return origin === undefined || origin === new URL(c.req.url).origin;
}
