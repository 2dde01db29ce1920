import { ownPath } from '#runtime/shop-address.ts';
import type { TrackingSettings } from '../contracts/telemetry.ts';
import { CENSUS_COOKIE, CHOICE_COOKIE, CONTRIBUTOR_COOKIE } from '../contracts/visitor-cookies.ts';
import { parseCensus } from '../domain/census-cookie.ts';
import { parseChoice, type TrackingFacts } from '../domain/may-track.ts';
import { readKept } from '../kept.ts';

interface PrivateBrowser {
  globalPrivacyControl?: boolean;
}

/** Reads from this page everything that decides whether something may be recorded about its visitor. */
export function trackingFacts(settings: TrackingSettings): TrackingFacts {
  const role = readKept(CONTRIBUTOR_COOKIE);
  return {
    ...settings,
    choice: parseChoice(readKept(CHOICE_COOKIE)),
    hasPrivacySignal: (navigator as PrivateBrowser).globalPrivacyControl === true,
    contributorRole: role ? Number(role) : undefined,
    path: ownPath(),
    hasCensusCookie: parseCensus(readKept(CENSUS_COOKIE)) !== undefined,
  };
}
