/** What pages send about how fast they are. This file imports no schema library, because pages use it. */

/**
 * From which value on a metric is no longer good, and from which on it is poor: ms, and a score without a unit for CLS.
 */
export const VITALS = {
  FCP: { good: 1_800, poor: 3_000 },
  LCP: { good: 2_500, poor: 4_000 },
  CLS: { good: 0.1, poor: 0.25 },
  FID: { good: 100, poor: 300 },
  INP: { good: 200, poor: 500 },
  TTFB: { good: 800, poor: 1_800 },
} as const;
export type VitalName = keyof typeof VITALS;
export const VITAL_NAMES = Object.keys(VITALS) as VitalName[];

export const VITAL_RATINGS = ['good', 'needs-improvement', 'poor'] as const;
export type VitalRating = (typeof VITAL_RATINGS)[number];

/** Returns the rating of a value by the metric's thresholds. */
export function rateVital(name: VitalName, value: number): VitalRating {
  const { good, poor } = VITALS[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs-improvement' : 'poor';
}

/** One metric of a page, as `POST /api/1/performance/records` takes it. */
export interface VitalRecord {
  pageLoadId: string;
  name: VitalName;
  /** Ms, and a score for CLS. */
  value: number;
  rating: VitalRating;
  /** The platform's number of the page's type; 0 on pages of others. */
  pageType: number;
  /** Whether our scripts or elements are the reason: the longest script was ours, or the element is one of ours. */
  ours: boolean;
  /** Our element that shifted or was painted, `sq-cart-pill`; '' for none. */
  tag: string;
}
