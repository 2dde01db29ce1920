import { SITE_USER_COOKIE } from '#runtime/contracts/cookies.ts';
import { SESSION_TOKEN_HEADER, SITE_USER_XSRF_HEADER } from '#runtime/contracts/http.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import { isForeign, type Policy } from '../people/service.ts';
import { cookieValues, hostCookie, isToken } from '../session/service.ts';
import { leaveEarlierStatements } from './earlier-emails.ts';
import { accountMail } from './mails.ts';
import type { SiteUserRow } from './site-user.ts';

const COOKIE = 'site-user';

/** How site users sign in. A session is remembered for 30 days or ends after 12 hours without a call. */
export const SITE_USERS: Policy<SiteUserRow> = {
  audience: 'site-user',
  countedAs: 'account',
  people: 'site_users',
  sessions: 'site_user_sessions',
  links: 'site_user_links',
  personId: 'user_id',
  since: 'confirmed_at',
  alsoSet: ', updated_at = ?5',
  idleMs: 12 * HOUR_MS,
  mostMs: 30 * 24 * HOUR_MS,
  remembered: 's.remembered',
  found: {},
  sessionColumns: ({ isRemembered }) => ({ remembered: isRemembered ? '1' : '0' }),
  linkFound: ', l.email AS wanted_email',
  cookie: COOKIE,
  readable: {
    name: SITE_USER_COOKIE,
    valueOf: ({ id }) => JSON.stringify({ authenticated: true, siteUserId: id }),
  },
  xsrfHeader: SITE_USER_XSRF_HEADER,
  xsrfPurpose: 'site-user-xsrf',
  // Cookies are ignored where the call names the site's key.
  tokenOf: (c) => {
    if (!isForeign(c)) return cookieValues(c, hostCookie(c, COOKIE)).find(isToken);
    const token = c.req.header(SESSION_TOKEN_HEADER);
    return isToken(token) ? token : undefined;
  },
  canSignIn: ({ confirmed_at }) => confirmed_at !== null,
  endStatements: () => [],
  beginStatements: (call, { id }) => leaveEarlierStatements(call, id),
  changedMail: (call, { email, language }, passkeys) =>
    accountMail(call, 'account-changed', { email, language, url: '', passkeys }),
};
