/** Names of the cookies that say who a visitor is to analytics, and what may be recorded. Plain pages need none. */

import { DAY_MS } from '#runtime/domain/durations.ts';

/**
 * Cookie that scripts can read: what the visitor has answered to the question about cookies, as the purposes that are
 * allowed, joined by dots ("analytics.marketing"), or "none". No cookie means no answer.
 */
export const CHOICE_COOKIE = 'ss_cookieAllowed';
/** How long an answer counts, in ms; after that, visitors are asked again. */
export const CHOICE_MS = 365 * DAY_MS;
/** HttpOnly cookie beside it, on https with `__Host-`: when the answer was given, in ms since the epoch. */
export const ANSWERED_COOKIE = 'ss_cookieAnswered';
/** Cookie with the visitor's census: id, first, previous and last visit (ms since the epoch) and number of visits. */
export const CENSUS_COOKIE = 'ss_cvr';
/** Cookie with the start of the present visit, in ms since the epoch; it lasts 30 minutes after the last page. */
export const VISIT_COOKIE = 'ss_cvt';
/** All cookies by which analytics recognises visitors. They are cleared together. */
export const VISITOR_COOKIES = ['ss_cid', 'ss_cpvisit', 'ss_cvisit', CENSUS_COOKIE, VISIT_COOKIE] as const;
/** HttpOnly cookie: from where a visitor who is counted came on the last visit, as the shop's numbers name it. */
export const SOURCE_COOKIE = 'ss_source';
/** Cookie that scripts can read: the role of a signed-in contributor, as the platform's number. */
export const CONTRIBUTOR_COOKIE = 'ContributorRole';
