import { VITAL_NAMES, type VitalName } from '../contracts/vitals.ts';
import type { Calls } from '../telemetry/post.ts';
import { measure } from './measure.ts';

const RECORDS = '/api/1/performance/records';
/** When what is final by then is sent, after the page has loaded. */
const FLUSH_MS = 30_000;
/** When all else is sent, unless the page was hidden before. */
const REPORT_MS = 60_000;
/** They change no more once they are there. */
const FINAL: readonly VitalName[] = ['FCP', 'TTFB', 'FID'];

/** The metrics of this page that are sent already. */
const reported = new Set<VitalName>();

interface VitalsOptions {
  pageLoadId: string;
  /** The platform's number of the page's type; 0 on pages of others. */
  pageType: number;
  /** Asked each time before something is sent. */
  maySend: () => boolean;
  postAway: Calls['postAway'];
  signal: AbortSignal;
}

/**
 * Sends the shop each metric of the page once: what is final 30 s after the page has loaded, the rest when the
 * page is hidden or after 60 s, reckoned from when the visitor has come to it. A page that the browser brings back
 * sends its metrics again.
 */
export function startVitals({ pageLoadId, pageType, maySend, postAway, signal }: VitalsOptions): void {
  const values = measure();
  const timers = new Set<ReturnType<typeof setTimeout>>();

  function report(names: readonly VitalName[]): void {
    const due = names.flatMap((name) => {
      const vital = reported.has(name) ? undefined : values.get(name);
      return vital ? [{ pageLoadId, pageType, ...vital }] : [];
    });
    if (due.length === 0 || signal.aborted || !maySend()) return;
    for (const { name } of due) reported.add(name);
    postAway(RECORDS, due);
  }

  function clearTimers(): void {
    for (const timer of timers) clearTimeout(timer);
  }

  const reportAll = () => report(VITAL_NAMES);
  const after = (ms: number, act: () => void) => timers.add(setTimeout(act, Math.max(ms, 0)));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && reportAll(), { signal });
  addEventListener('pagehide', reportAll, { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      reported.clear();
      clearTimers();
      after(REPORT_MS, reportAll);
    },
    { signal },
  );
  signal.addEventListener('abort', clearTimers);
  const since = performance.now() - activationStart();
  after(FLUSH_MS - since, () => report(FINAL));
  after(REPORT_MS - since, reportAll);
}

/** When the visitor came to a page that the browser had prepared, in ms since its load began; 0 for all others. */
function activationStart(): number {
  const [load] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  return load?.activationStart ?? 0;
}
