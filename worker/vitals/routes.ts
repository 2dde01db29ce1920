import { Hono } from 'hono';
import { SITE_STATUS } from '#runtime/contracts/site-enumerations.ts';
import type { PerformanceSettings } from '#runtime/contracts/telemetry.ts';
import { PerformanceSettingsAnswer, VitalRecords } from '#runtime/contracts/vitals-calls.ts';
import { mayCount, recordCounts } from '../census/service.ts';
import { activeExperiments } from '../experiments/service.ts';
import type { AppEnv } from '../http/app-env.ts';
import { jsonBodyOf } from '../http/middleware/body.ts';
import { describe } from '../http/middleware/describe.ts';
import { rateLimit } from '../http/middleware/rate-limit.ts';
import { parse } from '../http/parse.ts';
import { waitUntil } from '../http/wait-until.ts';
import { telemetryReplay } from '../replay/service.ts';
import { trackingSettings } from '../site/privacy-settings.ts';
import { mayRunTags, tagSettings } from '../tags/service.ts';
import { sampleRate } from './settings.ts';

const SETTINGS = '/api/1/performance/settings';
const RECORDS = '/api/1/performance/records';
const BODY_MAX_BYTES = 32 * 1024;

export const vitals = new Hono<AppEnv>();

/** Answers how a page is recorded. The answer names no visitor, and nothing is stored for it. */
vitals.get(
  SETTINGS,
  describe({ summary: 'Says how a page is recorded', answer: PerformanceSettingsAnswer }),
  rateLimit('TELEMETRY', 'settings'),
  (c) => {
    const { site } = c.var;
    const mayRun = mayRunTags(c, c.req.header('Referer'));
    const settings: PerformanceSettings = {
      pageLoadId: crypto.randomUUID(),
      sampleRate: sampleRate(site),
      tracking: trackingSettings(site),
      experiments: activeExperiments(site),
      isInternal: site.status === SITE_STATUS.internal,
      replay: mayRun ? telemetryReplay(site) : { ...telemetryReplay(site), isEnabled: false },
      tags: mayRun ? tagSettings(site).scripts : [],
    };
    return c.json(settings, 200, { 'Cache-Control': 'no-store' });
  },
);

/** This call needs no crumb: another site's page could only add to the numbers, and `cors` keeps such pages out. */
vitals.post(
  RECORDS,
  describe({ summary: 'Counts how fast a page was', body: VitalRecords, status: 202 }),
  rateLimit('TELEMETRY', 'vitals'),
  jsonBodyOf(BODY_MAX_BYTES),
  async (c) => {
    const records = parse(VitalRecords, c.var.body.json);
    if (records.length > 0 && mayCount(c)) {
      const vitals = records.map(({ name, value, pageType, ours }) => ({ name, value, pageType, ours }));
      await waitUntil(c, recordCounts(c.env, { siteId: c.var.site.siteId, at: Date.now(), vitals }));
    }
    return c.body(null, 202, { 'Cache-Control': 'no-store' });
  },
);
