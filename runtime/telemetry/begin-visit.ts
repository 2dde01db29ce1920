import { boot } from '../boot.ts';
import { CENSUS_COOKIE } from '../contracts/visitor-cookies.ts';
import { readKept } from '../kept.ts';
import { cleanAddress, pageAddress } from './clean-address.ts';
import type { Gate } from './gate.ts';
import { countViews, recordHit } from './hits.ts';
import { readPage } from './page-facts.ts';
import { post, postAway } from './post.ts';
import { createTelling, type PageLoad, type Visit } from './visit.ts';

/** A page view that is being recorded. */
export interface RunningVisit {
  /** Tells what has waited for the visitor's answer. */
  release(): void;
  hearCart(event: Event): void;
  /** Ends the recording; what waits is forgotten. */
  end(): void;
}

interface Options extends Gate {
  load: PageLoad;
}

/** Begins to record the page: that it is seen, and what its visitor does there. */
export function beginVisit(gate: Options): RunningVisit {
  const ending = new AbortController();
  const { signal } = ending;
  const page = readPage(boot().site);
  const { tell, release } = createTelling({ ...gate, signal });
  const loading = import('./watch-visitor.ts');
  const visit: Visit = {
    ...{ page, signal, tell, before: { ...gate.load } },
    record(name, about = {}) {
      const place = { url: pageAddress(), referrer: cleanAddress(document.referrer) };
      const happened = { ...place, name, about, at: Date.now() };
      loading.then(({ sayEvent }) => tell(sayEvent(happened, page, { post, postAway })), ignore);
    },
    hit: (name) => recordHit({ page, tell }, name),
    count: (path, fields) =>
      tell(() => postAway(path, new URLSearchParams({ ...fields, visitorCookie: readKept(CENSUS_COOKIE) ?? '' }))),
  };
  countViews(visit);
  loading.then(({ watchVisitor }) => signal.aborted || watchVisitor(visit), ignore);
  let isMeasured = false;
  return {
    release() {
      release();
      if (isMeasured || gate.permission() !== 'allowed') return;
      isMeasured = true;
      loading.then(({ measurePage }) => measurePage(visit, { ...gate, postAway })).catch(ignore);
    },
    hearCart: (event) => void loading.then(({ hearCart }) => hearCart(visit, event), ignore),
    end() {
      ending.abort();
      loading.then(({ forgetIds }) => forgetIds(), ignore);
    },
  };
}

/** Whoever cannot fetch a script has left, or has no connection. */
function ignore(): void {}
