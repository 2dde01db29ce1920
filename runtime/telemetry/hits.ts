import { ownPath } from '#runtime/shop-address.ts';
import { type HitData, VISITOR_HIT, type VisitorHit } from '../contracts/telemetry.ts';
import { CENSUS_COOKIE } from '../contracts/visitor-cookies.ts';
import { mayCountPageView } from '../domain/may-track.ts';
import { readKept } from '../kept.ts';
import { pageAddress } from './clean-address.ts';
import { landingSource } from './landing.ts';
import { hitData, type PageFacts } from './page-facts.ts';
import { postAway } from './post.ts';
import type { HitName, SeenPage } from './visit.ts';

const RECORD_HIT = '/api/census/RecordHit';
const SEARCH_PATH = '/search';
/** The shop takes no longer one, in UTF-16 code units. */
const TITLE_MAX_LENGTH = 2_000;

/**
 * Counts a view of the page, unless it was counted before, and a search. A view is counted again when the browser
 * brings the page back.
 */
export function countViews(visit: SeenPage): void {
  if (visit.before.isSent) markLanding(visit);
  else countView(visit);
  addEventListener('pageshow', ({ persisted }) => persisted && countView(visit), { signal: visit.signal });
}

function countView(visit: SeenPage): void {
  // That path of another site is another site's search.
  const isSearch = visit.page.pageType !== undefined && ownPath() === SEARCH_PATH;
  if (isSearch && new URLSearchParams(location.search).get('q')?.trim()) visit.hit('siteSearch');
  visit.hit('pageView');
}

/** A visit that begins anew on a page that was counted before has no source. */
function markLanding({ page, queue }: SeenPage): void {
  queue('pageView', (facts) => void landingSource(mayCountPageView(facts, page.pageType)));
}

/** Sends a hit of the page as it is now. */
export function recordHit({ page, queue }: Pick<SeenPage, 'page' | 'queue'>, name: HitName): void {
  const hit = VISITOR_HIT[name];
  const around = {
    userAgent: navigator.userAgent,
    now: Date.now(),
    viewport: { width: innerWidth, height: innerHeight },
    screen: { width: screen.width, height: screen.height },
    url: pageAddress(),
    title: document.title.slice(0, TITLE_MAX_LENGTH),
  };
  queue(name, (facts) => {
    const isView = hit === VISITOR_HIT.pageView;
    if (isView && !mayCountPageView(facts, page.pageType)) {
      landingSource(false);
      return;
    }
    const visitorCookie = readKept(CENSUS_COOKIE) ?? '';
    const data: HitData = { ...hitData(page, { ...around, visitorCookie }), ...ofVisit(hit, page) };
    const form = { event: String(hit), data: JSON.stringify(data), ss_cvr: visitorCookie };
    postAway(RECORD_HIT, new URLSearchParams(form));
  });
}

/** What only some hits say: where a visit began, and what a search found. */
function ofVisit(hit: VisitorHit, { resultCount }: PageFacts): Pick<HitData, 'referrer' | 'resultCount'> {
  if (hit === VISITOR_HIT.siteSearch) return resultCount === undefined ? {} : { resultCount };
  const referrer = hit === VISITOR_HIT.pageView ? landingSource(true) : undefined;
  return referrer === undefined ? {} : { referrer };
}
