import { CONTRIBUTOR_XSRF_HEADER } from '#runtime/contracts/http.ts';
import { CONTRIBUTOR_COOKIE as ROLE_COOKIE } from '#runtime/contracts/visitor-cookies.ts';
import { HOUR_MS } from '#runtime/domain/durations.ts';
import type { Policy } from '../people/service.ts';
import { endPushesStatement } from '../push/service.ts';
import { CONTRIBUTOR_COOKIE, contributorToken } from '../session/service.ts';
import { consoleLink } from '../site/console-link.ts';
import { linkBase } from '../site/link-base.ts';
import { type Confirmed, HAS_PASSKEY } from './confirmation.ts';
import type { ContributorRow } from './contributor.ts';
import { contributorMail } from './mails.ts';

/** How contributors sign in. A session ends after 2 hours without a call, and after 12 anyhow. */
export const CONTRIBUTORS: Policy<ContributorRow, Confirmed> = {
  audience: 'contributor',
  countedAs: 'contributor',
  people: 'contributors',
  sessions: 'contributor_sessions',
  links: 'contributor_links',
  personId: 'contributor_id',
  since: 'joined_at',
  alsoSet: '',
  idleMs: 2 * HOUR_MS,
  mostMs: 12 * HOUR_MS,
  remembered: '0',
  found: {
    confirmed_at: 's.confirmed_at',
    has_passkey:
      'EXISTS (SELECT 1 FROM passkeys k WHERE k.site_id = s.site_id AND k.contributor_id = s.contributor_id)',
  },
  // The proof that it begins with confirms who the person is, but for the password of somebody who has a passkey.
  sessionColumns: ({ by }) => ({ confirmed_at: by === 'passkey' ? '?5' : `iif(${HAS_PASSKEY}, 0, ?5)` }),
  linkFound: '',
  cookie: CONTRIBUTOR_COOKIE,
  readable: { name: ROLE_COOKIE, valueOf: ({ role }) => String(role) },
  xsrfHeader: CONTRIBUTOR_XSRF_HEADER,
  xsrfPurpose: 'contributor-xsrf',
  tokenOf: contributorToken,
  canSignIn: ({ joined_at }) => joined_at !== null,
  beginStatements: () => [],
  endStatements: ({ db, site }, contributorId) => [endPushesStatement(db, { siteId: site.siteId, contributorId })],
  changedMail: async (call, { email, joined_at }, passkeys) => {
    if (joined_at === null) return undefined;
    const url = consoleLink(await linkBase(call.env, call.site, call.origin), 'account', {});
    return contributorMail(call, 'contributor-password-changed', { email, url, passkeys });
  },
};
