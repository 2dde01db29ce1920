import type { Context } from 'hono';
import type { AppEnv } from '../http/app-env.ts';
import { isToken } from './secret.ts';
import { cookieValues, hostCookie } from './visitor-cookie.ts';

/** The cookie of somebody who works on the site. No script can read it. */
export const CONTRIBUTOR_COOKIE = 'contributor';

/** Returns the secret token of a contributor's session that a browser sent; it may be over. */
export function contributorToken(c: Context<AppEnv>): string | undefined {
  return cookieValues(c, hostCookie(c, CONTRIBUTOR_COOKIE)).find(isToken);
}
