import { DAY_MS } from '#runtime/domain/durations.ts';
import type { Census } from './census-cookie.ts';

/** A visit ends this long after its last page. */
export const VISIT_MS = 30 * 60 * 1000;
/** How long the visitor's cookies last; the visit's own lasts for `VISIT_MS`. */
export const CENSUS_MS = 2 * 365 * DAY_MS;

export function censusText({ id, firstVisit, previousVisit, lastVisit, visits }: Census): string {
  return [id, firstVisit, previousVisit, lastVisit, visits].join('|');
}

/** Returns the census after a page at `now`, which may begin a visit. A visitor without a census gets a new id. */
export function nextCensus(
  census: Census | undefined,
  { now, isNewVisit }: { now: number; isNewVisit: boolean },
): Census {
  if (!census) return { id: crypto.randomUUID(), firstVisit: now, previousVisit: now, lastVisit: now, visits: 1 };
  if (!isNewVisit) return census;
  return { ...census, previousVisit: census.lastVisit, lastVisit: now, visits: census.visits + 1 };
}

/** Returns the start of the visit in the visit's cookie; undefined where there is none. */
export function parseVisit(value: string | undefined): number | undefined {
  return /^[1-9]\d{0,15}$/.test(value ?? '') ? Number(value) : undefined;
}
