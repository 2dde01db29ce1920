import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { rateVital, VITAL_NAMES, type VitalName, type VitalRecord } from '../contracts/vitals.ts';
import { followScripts, observe, type Reason, reasonOfPaint, reasonOfShift, type VitalEntry } from './attribution.ts';

/** A metric of this page as it is now. */
export type Vital = Pick<VitalRecord, 'name' | 'value' | 'rating' | 'ours' | 'tag'>;

const OTHERS: Reason = { ours: false, tag: '' };
let values: Map<VitalName, Vital> | undefined;
let handedOver: Promise<void> | undefined;
/** How long the browser may take for what it has kept, where it may have kept nothing. */
const PATIENCE_MS = 100;

/** Measures the page from its beginning on, once. Returns the present values; a page that comes back begins anew. */
export function measure(): ReadonlyMap<VitalName, Vital> {
  values ??= start();
  return values;
}

/** The present values for a page's developer, in the order of `VITAL_NAMES`. */
export async function pageVitals(): Promise<Vital[]> {
  const measured = measure();
  handedOver ??= untilHandedOver();
  await handedOver;
  return VITAL_NAMES.flatMap((name) => measured.get(name) ?? []);
}

/** The browser hands over what was before in tasks of their own, and the library asks for shifts after the first paint. */
async function untilHandedOver(): Promise<void> {
  for (const type of ['paint', 'layout-shift']) {
    await new Promise<void>((resolve) => {
      observe(type, () => resolve());
      setTimeout(resolve, PATIENCE_MS);
    });
  }
  // The library reads paints and interactions when the page is idle.
  await new Promise<unknown>((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
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
