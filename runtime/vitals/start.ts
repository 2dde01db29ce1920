import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { rateVital, VITAL_NAMES, type VitalName, type VitalRecord } from '../contracts/vitals.ts';
import { send } from '../telemetry/send.ts';
import { followScripts, observe, type Reason, reasonOfPaint, reasonOfShift, type VitalEntry } from './attribution.ts';

const RECORDS = '/api/1/performance/records';
/** When what is final by then is told, after the page has loaded. */
const FLUSH_MS = 30_000;
/** When all else is told, unless the page was hidden before. */
const REPORT_MS = 60_000;
/** They change no more once they are there. */
const FINAL: readonly VitalName[] = ['FCP', 'TTFB', 'FID'];

interface VitalsOptions {
  pageLoadId: string;
  /** The platform's number of the page's type; 0 on pages of others. */
  pageType: number;
  /** Asked each time before something is told. */
  mayTell: () => boolean;
  signal: AbortSignal;
}

export type Vital = Pick<VitalRecord, 'name' | 'value' | 'rating' | 'ours' | 'tag'>;

/**
 * Measures the page and tells the shop of each metric once: what is final 30 s after the page has loaded, the rest when
 * the page is hidden or after 60 s. A page that the browser brings back is measured again. Returns the function that
 * `Storefront.vitals()` calls.
 */
export function startVitals({ pageLoadId, pageType, mayTell, signal }: VitalsOptions): () => Vital[] {
  const values = new Map<VitalName, Vital>();
  const told = new Set<VitalName>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  const reasonOfWait = followScripts(signal);

  function keep(name: VitalName, value: number, reason: Reason): void {
    values.set(name, { name, value, rating: rateVital(name, value), ...reason });
  }

  const others: Reason = { ours: false, tag: '' };
  const follow = (metric: Metric, reason: (entries: readonly VitalEntry[]) => Reason = () => others) =>
    keep(metric.name, metric.value, reason(metric.entries));
  onTTFB((metric) => follow(metric));
  onFCP((metric) => follow(metric));
  onLCP((metric) => follow(metric, reasonOfPaint), { reportAllChanges: true });
  onCLS((metric) => follow(metric, reasonOfShift), { reportAllChanges: true });
  onINP((metric) => follow(metric, reasonOfWait), { reportAllChanges: true });
  // The library has dropped this one.
  observe('first-input', signal, ([first]) => {
    const { startTime, processingStart } = first as PerformanceEventTiming;
    if (!values.has('FID')) keep('FID', Math.max(processingStart - startTime, 0), reasonOfWait([first as VitalEntry]));
  });

  function tell(names: readonly VitalName[]): void {
    const due = names.flatMap((name) => {
      const vital = told.has(name) ? undefined : values.get(name);
      return vital ? [{ pageLoadId, pageType, ...vital }] : [];
    });
    if (due.length === 0 || signal.aborted || !mayTell()) return;
    for (const { name } of due) told.add(name);
    void send(RECORDS, due);
  }

  function wait(): void {
    const sinceLoad = performance.now();
    for (const [ms, names] of [
      [FLUSH_MS, FINAL],
      [REPORT_MS, VITAL_NAMES],
    ] as const) {
      timers.add(setTimeout(() => tell(names), Math.max(ms - sinceLoad, 0)));
    }
  }

  const onHidden = () => document.visibilityState === 'hidden' && tell(VITAL_NAMES);
  document.addEventListener('visibilitychange', onHidden, { signal });
  addEventListener('pagehide', () => tell(VITAL_NAMES), { signal });
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      if (!persisted) return;
      told.clear();
      values.clear();
      timers.add(setTimeout(() => tell(VITAL_NAMES), REPORT_MS));
    },
    { signal, capture: true },
  );
  signal.addEventListener('abort', () => {
    for (const timer of timers) clearTimeout(timer);
  });
  wait();
  return () => VITAL_NAMES.flatMap((name) => values.get(name) ?? []);
}
