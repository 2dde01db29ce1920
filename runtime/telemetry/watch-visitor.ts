import { CENSUS_COOKIE } from '../contracts/visitor-cookies.ts';
import { readKept } from '../kept.ts';
import { hearCart, trackOrders } from './acts.ts';
import { countButtons } from './census.ts';
import type { Addresses } from './clean-address.ts';
import { eventTask } from './events.ts';
import type { Gate } from './gate.ts';
import { forgetIds } from './ids.ts';
import { measurePage } from './measure-page.ts';
import { countOverlays } from './overlays.ts';
import { trackPage } from './page-events.ts';
import type { Calls } from './post.ts';
import { trackPresses } from './presses.ts';
import { trackRelatedProducts } from './related-products.ts';
import { countStay } from './stay.ts';
import { trackStorefrontEvents } from './storefront-events.ts';
import { forgetKept } from './tags.ts';
import type { SeenPage, Visit } from './visit.ts';

interface WatchedVisit {
  hearCart(event: Event): void;
  /** Starts what measures the page, unless that has started; its visitor is counted. */
  measure(): void;
}

/**
 * Records what kind of page it is, what the visitor does there, and what the page shows for that. `own` is handed on,
 * because it comes with the module that imports this one.
 */
export function watchVisitor(seen: SeenPage, own: Calls & Addresses, gate: Gate): WatchedVisit {
  const { signal } = seen;
  const visit = createVisit(seen, own);
  if (!signal.aborted) watch(visit);
  let isMeasured = signal.aborted;
  return {
    hearCart: (event) => hearCart(visit, event),
    measure() {
      if (isMeasured) return;
      isMeasured = true;
      // A visitor whose browser cannot fetch a script has left, or has no connection.
      measurePage(visit, { ...gate, postAway: own.postAway }).catch(() => {});
    },
  };
}

function createVisit(seen: SeenPage, own: Calls & Addresses): Visit {
  const { page, queue } = seen;
  return {
    ...seen,
    record(name, about = {}) {
      const place = { url: own.pageAddress(), referrer: own.cleanAddress(document.referrer) };
      const happened = { ...place, name, about, at: Date.now() };
      queue(about.id === undefined ? name : 'act', eventTask(happened, page, own));
    },
    count(path, fields) {
      const form = () => new URLSearchParams({ ...fields, visitorCookie: readKept(CENSUS_COOKIE) ?? '' });
      queue('count', () => own.postAway(path, form()));
    },
  };
}

function watch(visit: Visit): void {
  const { before, signal } = visit;
  if (!before.isSent) {
    trackPage(visit);
    trackRelatedProducts(visit);
  }
  countStay(visit);
  trackOrders(visit);
  trackStorefrontEvents(visit);
  trackPresses(visit);
  countButtons(visit);
  countOverlays(visit);
  signal.addEventListener('abort', () => {
    forgetKept();
    forgetIds();
  });
}
