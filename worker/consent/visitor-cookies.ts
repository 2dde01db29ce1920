import type { Context } from 'hono';
import { CENSUS_COOKIE, SOURCE_COOKIE, VISIT_COOKIE, VISITOR_COOKIES } from '#runtime/contracts/visitor-cookies.ts';
import { type Census, parseCensus } from '#runtime/domain/census-cookie.ts';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { isAllowed } from '#runtime/domain/may-track.ts';
import { CENSUS_MS, censusText, nextCensus, parseVisit, VISIT_MS } from '#runtime/domain/next-visit.ts';
import type { AppEnv } from '../http/app-env.ts';
import { cookieValues, hostCookie, isSecure, setHostCookie } from '../session/service.ts';
import { consentFacts, isColleague, readableCookie } from './facts.ts';

/** How long a visit's source counts for an order. */
const SOURCE_MS = 30 * DAY_MS;

/**
 * Sets the visitor's cookies together with a page where the visitor may be counted, and clears them where not. They are
 * set here and not by a script, because some browsers keep cookies of scripts for a week only.
 */
export function keepVisitorCookies(c: Context<AppEnv>, now: number): void {
  // A page that the browser fetches before anybody asks for it is no visit.
  if (c.req.header('Sec-Purpose')?.includes('prefetch')) return;
  if (isColleague(c) || !isAllowed(consentFacts(c))) clearVisitorCookies(c);
  else continueVisit(c, now);
}

export function clearVisitorCookies(c: Context<AppEnv>): void {
  for (const name of VISITOR_COOKIES) {
    if (readableCookie(c, name) !== undefined) setReadable(c, name, '', 0);
  }
  if (cookieValues(c, hostCookie(c, SOURCE_COOKIE)).length > 0) setHostCookie(c, SOURCE_COOKIE, '', 0);
}

/** Keeps from where a counted visitor has come, for an order of this visit or a later one that comes from nowhere else. */
export function keepVisitSource(c: Context<AppEnv>, source: string): void {
  setHostCookie(c, SOURCE_COOKIE, source, SOURCE_MS / 1000);
}

/** A visit that began on a page of another origin. */
export interface BroughtVisit {
  census: Census;
  /** Ms since the epoch; undefined for a visit that is over. */
  start: number | undefined;
}

/**
 * Sets the cookies of the visit that a page at `now` belongs to: a new one after half an hour without a page. A visitor
 * without a census continues the visit that they bring. Returns the id of the visitor's census.
 */
export function continueVisit(c: Context<AppEnv>, now: number, brought?: BroughtVisit): string {
  const own = parseCensus(readableCookie(c, CENSUS_COOKIE));
  const known = own ?? brought?.census;
  const visit = own ? parseVisit(readableCookie(c, VISIT_COOKIE)) : brought?.start;
  const census = nextCensus(known, { now, isNewVisit: visit === undefined });
  const keep = (name: string, value: string | number, lifetimeMs: number) =>
    setReadable(c, name, String(value), lifetimeMs / 1000);
  keep(VISIT_COOKIE, visit ?? now, VISIT_MS);
  keep('ss_cvisit', visit ?? now, VISIT_MS);
  if (own && visit !== undefined) return census.id;
  keep(CENSUS_COOKIE, censusText(census), CENSUS_MS);
  keep('ss_cid', census.id, CENSUS_MS);
  keep('ss_cpvisit', census.previousVisit, CENSUS_MS);
  return census.id;
}

/**
 * Sets a cookie for scripts to read. It is written here because hono accepts no lifetime of more than 400 days, to which
 * browsers shorten it too.
 */
export function setReadable(c: Context<AppEnv>, name: string, value: string, seconds: number): void {
  const secure = isSecure(c) ? '; Secure' : '';
  const cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
  c.header('Set-Cookie', cookie, { append: true });
}
