import { SITE_USER_COOKIE } from '../contracts/cookies.ts';
import { report } from '../report.ts';
import { readCookie } from '../transport.ts';

/** The signed-in user as the readable cookie names it. The cookie proves nothing; the server decides. */
interface SiteUser {
  authenticated: boolean;
  siteUserId: string;
}

let reported: string | undefined;

/**
 * The signed-in user; undefined for visitors and for a cookie that cannot be parsed, which is reported once per value.
 */
export function readSiteUser(): SiteUser | undefined {
  const value = readCookie(SITE_USER_COOKIE);
  if (!value) return undefined;
  try {
    const user = JSON.parse(value);
    return { authenticated: user.authenticated === true, siteUserId: String(user.siteUserId ?? '') };
  } catch (error) {
    if (value !== reported) report(error, 'Could not parse user info cookie value');
    reported = value;
    return undefined;
  }
}
