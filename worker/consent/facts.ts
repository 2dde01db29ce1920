import type { Context } from 'hono';
import { CONSENT_HEADER } from '#runtime/contracts/http.ts';
import { CENSUS_COOKIE, CHOICE_COOKIE, CONTRIBUTOR_COOKIE } from '#runtime/contracts/visitor-cookies.ts';
import { parseCensus } from '#runtime/domain/census-cookie.ts';
import {
  type ConsentFacts,
  isAllowed,
  isRestrictive,
  PURPOSES,
  type Purpose,
  parseChoice,
} from '#runtime/domain/may-track.ts';
import type { AppEnv } from '../http/app-env.ts';
import { cookieValues } from '../session/service.ts';
import { trackingSettings } from '../site/privacy-settings.ts';

/** The role of a contributor who only looks at the site. */
const VIEWER_ROLE = '10';

/** What a visitor has agreed to, as the call and the site's settings show it. */
export function consentFacts(c: Context<AppEnv>): ConsentFacts {
  return {
    ...trackingSettings(c.var.site),
    choice: parseChoice(isForeign(c) ? c.req.header(CONSENT_HEADER) : readableCookie(c, CHOICE_COOKIE)),
    hasPrivacySignal: c.req.header('Sec-GPC') === '1',
  };
}

/**
 * Returns the purposes for which this visitor may be recorded; undefined where the site waits for the visitor's answer.
 * People who work on the site are recorded for none.
 */
export function consentOf(c: Context<AppEnv>): readonly Purpose[] | undefined {
  if (isColleague(c)) return [];
  const facts = consentFacts(c);
  const allowed = PURPOSES.filter((purpose) => isAllowed(facts, purpose));
  const { choice, hasPrivacySignal, isAnalyticsDisabled, isRestrictiveCookiePolicyAbsolute } = facts;
  const isDecided = choice || hasPrivacySignal || isAnalyticsDisabled || isRestrictiveCookiePolicyAbsolute;
  return !isDecided && isRestrictive(facts) ? undefined : allowed;
}

/** Returns the id of the visitor's census on the shop's own pages; undefined for visitors who are not counted. */
export function visitorIdOf(c: Context<AppEnv>): string | undefined {
  return isForeign(c) ? undefined : parseCensus(readableCookie(c, CENSUS_COOKIE))?.id;
}

/** Whether a contributor is signed in who does more than look at the site. The cookie proves nothing, and need not. */
export function isColleague(c: Context<AppEnv>): boolean {
  const role = isForeign(c) ? undefined : readableCookie(c, CONTRIBUTOR_COOKIE);
  return role !== undefined && role !== '' && role !== VIEWER_ROLE;
}

/** Returns the value of a cookie that scripts can write too; undefined for one that is missing or wrongly encoded. */
export function readableCookie(c: Context<AppEnv>, name: string): string | undefined {
  const [value] = cookieValues(c, name);
  try {
    return value === undefined ? undefined : decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

function isForeign(c: Context<AppEnv>): boolean {
  return c.var.visitor?.mode === 'token';
}
