import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { rateVital, VITAL_NAMES, type VitalName, type VitalRecord } from '../contracts/vitals.ts';
import { followScripts, observe, type Reason, reasonOfPaint, reasonOfShift, type VitalEntry } from './attribution.ts';

/** A metric of this page as it is now. */
export type Vital = Pick<VitalRecord, 'name' | 'value' | 'rating' | 'ours' | 'tag'>;

const OTHERS: Reason = { ours: false, tag: '' };
let values: Map<VitalName, Vital> | undefined;

/** Measures the page from its beginning on, once. Returns the present values; a page that comes back begins anew. */
export function measure(): ReadonlyMap<VitalName, Vital> {
  values ??= start();
  return values;
}

/** The present values for a page's developer, in the order of `VITAL_NAMES`. */
export async function pageVitals(): Promise<Vital[]> {
  const measured = measure();
  // The browser tells of what was before in a task of its own.
  await new Promise((resolve) => setTimeout(resolve));
  return VITAL_NAMES.flatMap((name) => measured.get(name) ?? []);
}

function start(): Map<VitalName, Vital> {
  const all = new Map<VitalName, Vital>();
  const reasonOfWait = followScripts();
  const keep = (name: VitalName, value: number, reason: Reason) =>
    void all.set(name, { name, value, rating: rateVital(name, value), ...reason });
  const follow = ({ name, value, entries }: Metric, reason = (_: readonly VitalEntry[]) => OTHERS) =>
    keep(name, value, reason(entries));
  addEventListener('pageshow', ({ persisted }) => persisted && all.clear(), true);
  onTTFB((metric) => follow(metric));
  onFCP((metric) => follow(metric));
  onLCP((metric) => follow(metric, reasonOfPaint), { reportAllChanges: true });
  onCLS((metric) => follow(metric, reasonOfShift), { reportAllChanges: true });
  onINP((metric) => follow(metric, reasonOfWait), { reportAllChanges: true });
  // The library has dropped this one.
  observe('first-input', ([first]) => {
    const { startTime, processingStart } = first as PerformanceEventTiming;
    if (!all.has('FID')) keep('FID', Math.max(processingStart - startTime, 0), reasonOfWait([first as VitalEntry]));
  });
  return all;
}
