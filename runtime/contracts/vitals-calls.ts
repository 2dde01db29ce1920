import * as z from 'zod/mini';
import { PURPOSES } from '../domain/may-track.ts';
import { ExperimentSettings } from './experiments.ts';
import { STAT_DAYS_MOST } from './limits.ts';
import { VITAL_NAMES, VITAL_RATINGS } from './vitals.ts';

/** What the Worker accepts and answers about vitals. Pages do not import this file: they check nothing. */

const VALUE_MAX = 600_000;
const PAGE_TYPE_MAX = 999;

/** Body of `POST /api/1/performance/records`: each metric once at most. */
export const VitalRecords = z
  .array(
    z.strictObject({
      pageLoadId: z.string().check(z.minLength(1), z.maxLength(64)),
      name: z.enum(VITAL_NAMES),
      value: z.number().check(z.minimum(0), z.maximum(VALUE_MAX)),
      rating: z.enum(VITAL_RATINGS),
      pageType: z.int().check(z.minimum(0), z.maximum(PAGE_TYPE_MAX)),
      ours: z.boolean(),
      tag: z.string().check(z.regex(/^(sq-[a-z-]{1,40})?$/)),
    }),
  )
  .check(
    z.maxLength(VITAL_NAMES.length),
    z.refine((records) => new Set(records.map(({ name }) => name)).size === records.length),
  );

const Tracking = z.strictObject({
  isRestrictiveCookiePolicyEnabled: z.boolean(),
  isRestrictiveCookiePolicyAbsolute: z.boolean(),
  isCookieBannerEnabled: z.boolean(),
  isAnalyticsDisabled: z.boolean(),
  isCloneableTemplate: z.boolean(),
});

/** `PerformanceSettings` of `telemetry.ts`. */
export const PerformanceSettingsAnswer = z.strictObject({
  pageLoadId: z.string(),
  sampleRate: z.number(),
  tracking: Tracking,
  experiments: z.array(z.pick(ExperimentSettings, { id: true, variants: true, cohorts: true })),
  isInternal: z.boolean(),
  replay: z.strictObject({
    isEnabled: z.boolean(),
    siteCountry: z.string(),
    samplePercent: z.number(),
    scriptUrl: z.string(),
    organisationId: z.string(),
  }),
  tags: z.array(z.strictObject({ url: z.string(), purpose: z.enum(PURPOSES), metaPixelId: z.string() })),
});

const VitalRow = z.strictObject({
  pageType: z.int(),
  metric: z.enum(VITAL_NAMES),
  /** The value that three quarters of the page views do not exceed, within 5 %; within 40 % on days with very many different ones. */
  p75: z.number(),
  rating: z.enum(VITAL_RATINGS),
  count: z.int(),
  good: z.int(),
  poor: z.int(),
  /** Page views in which our scripts or elements were the reason. */
  ours: z.int(),
});

/** Answer of `GET /api/owner/vitals`: in all, and by day. Days are UTC. */
export const Vitals = z.strictObject({
  from: z.string(),
  to: z.string(),
  timeZone: z.literal('UTC'),
  totals: z.array(VitalRow),
  days: z.array(z.strictObject({ day: z.string(), ...VitalRow.shape })).check(z.maxLength(STAT_DAYS_MOST * 200)),
});
export type Vitals = z.infer<typeof Vitals>;
