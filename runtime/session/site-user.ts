import { SITE_USER_COOKIE } from '../contracts/http.ts';
import { report } from '../report.ts';
import { readCookie } from '../transport.ts';

/** Who is signed in, as the readable cookie tells; it has no authority. */
export interface SiteUser {
  authenticated: boolean;
  siteUserId: string;
}

let reported: string | undefined;

/** Undefined for a visitor, and where the cookie cannot be parsed; that is said once per value. */
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
