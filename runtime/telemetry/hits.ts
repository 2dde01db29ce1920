import { HEARTBEAT_MS, type HitData, VISITOR_HIT, type VisitorHit } from '../contracts/telemetry.ts';
import { CENSUS_COOKIE } from '../contracts/visitor-cookies.ts';
import { mayCountPageView } from '../domain/may-track.ts';
import { readKept } from '../kept.ts';
import { pageAddress } from './clean-address.ts';
import { landingSource } from './landing.ts';
import { hitData, type PageFacts } from './page-facts.ts';
import { postAway } from './post.ts';
import type { Visit } from './visit.ts';

const RECORD_HIT = '/api/census/RecordHit';
const SEARCH_PATH = '/search';
const MOST_HEARTBEATS = 20;
/** The shop takes no longer one, in UTF-16 code units. */
const TITLE_MAX_LENGTH = 2_000;
const MEDIA_HITS: Readonly<Record<string, VisitorHit>> = { AUDIO: VISITOR_HIT.audio, VIDEO: VISITOR_HIT.video };

/** Counts the page: that it is seen, what is searched for, how long it is looked at, and what plays on it. */
export function countHits(visit: Visit): void {
  const { signal } = visit;
  countView(visit);
  addEventListener('pageshow', ({ persisted }) => persisted && countView(visit), { signal });
  countHeartbeats(visit);
  const played = new WeakSet<EventTarget>();
  // Events of media do not bubble.
  const onPlay = ({ target }: Event) => {
    const hit = MEDIA_HITS[(target as Element).nodeName];
    if (!hit || !target || played.has(target)) return;
    played.add(target);
    recordHit(visit, hit);
  };
  document.addEventListener('play', onPlay, { capture: true, signal });
}

function countView(visit: Visit): void {
  const isSearch = location.pathname === SEARCH_PATH;
  if (isSearch && new URLSearchParams(location.search).get('q')?.trim()) recordHit(visit, VISITOR_HIT.siteSearch);
  recordHit(visit, VISITOR_HIT.pageView);
}

function countHeartbeats(visit: Visit): void {
  let left = MOST_HEARTBEATS;
  /** How long the page is yet to be visible until the next one, in ms. */
  let remaining = HEARTBEAT_MS;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function beat(): void {
    left -= 1;
    remaining = HEARTBEAT_MS;
    timer = undefined;
    recordHit(visit, VISITOR_HIT.heartbeat);
    follow();
  }

  function follow(): void {
    if (document.hidden && timer !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      remaining -= performance.now() - since;
    } else if (!document.hidden && timer === undefined && left > 0) {
      since = performance.now();
      timer = setTimeout(beat, remaining);
    }
  }

  document.addEventListener('visibilitychange', follow, { signal: visit.signal });
  visit.signal.addEventListener('abort', () => {
    left = 0;
    clearTimeout(timer);
  });
  follow();
}

function recordHit(visit: Visit, hit: VisitorHit): void {
  const { page } = visit;
  const around = {
    userAgent: navigator.userAgent,
    now: Date.now(),
    viewport: { width: innerWidth, height: innerHeight },
    screen: { width: screen.width, height: screen.height },
    url: pageAddress(),
    title: document.title.slice(0, TITLE_MAX_LENGTH),
  };
  visit.tell((facts) => {
    const isView = hit === VISITOR_HIT.pageView;
    if (isView && !mayCountPageView(facts, page.pageType ?? 0)) {
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
