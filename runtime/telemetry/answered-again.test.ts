import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { DAY_MS } from '#runtime/domain/durations.ts';
import { performanceSettings } from '../../test/fixtures/telemetry/vitals.ts';
import { waitFor } from '../../test/wait-for.ts';
import { boot } from '../boot.ts';
import { forget, keep } from '../kept.ts';
import { report } from '../report.ts';
import { forgetVisit } from './forget-visit.ts';
import { startTelemetry } from './start-telemetry.ts';

type Listener = (metric: Partial<Metric>) => void;
const library = vi.hoisted(() => new Map<string, Listener>());
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [
      name,
      (listener: Listener) => library.set(name.slice(2), listener),
    ]),
  ),
);

const CENSUS = 'visitor-1|1700000000000|1700000000000|1700000000000|1';
const KEPT = ['ss_cvr', 'ss_cvt', 'ss_cookieAllowed', 'crumb'];
const RECORDS = '/api/1/performance/records';
const ERRORS = '/api/events/RecordJavascriptErrors';

let calls: { path: string; text: string }[];
let ending: AbortController;
const of = (path: string) => calls.filter((call) => call.path === path).map(({ text }) => text);
const hits = () => of('/api/census/RecordHit').map((text) => Object.fromEntries(new URLSearchParams(text)));
const events = () => of('/api/events/RecordEvent').map((text) => new URLSearchParams(text).get('event'));
const renders = () => of('/api/census/button-render');
const errors = () => of(ERRORS).flatMap((text) => JSON.parse(text).map((record: SentRecord) => record.data.message));
interface SentRecord {
  data: { message: string };
}

function breakDown(message: string): void {
  const error = new Error(message);
  error.stack = `Error: ${message}\n    at press (${boot().base}/sq/page.7q2d.js:1:204)`;
  report(error, 'sq-cart');
}

function answer(value: string): void {
  keep('ss_cookieAllowed', value, DAY_MS);
  // The shop begins a new visit with a new agreement, and a refusal removes what there was.
  for (const name of ['ss_cvr', 'ss_cvt']) forget(name);
  if (value !== 'none') {
    keep('ss_cvr', CENSUS, DAY_MS);
    keep('ss_cvt', '2', DAY_MS);
  }
  document.dispatchEvent(new CustomEvent('sq-consent-changed', { bubbles: true }));
}

beforeEach(() => {
  [calls, ending] = [[], new AbortController()];
  const receive = async (url: string, body: unknown) => {
    const text = body instanceof Blob ? await body.text() : String(body);
    calls.push({ path: new URL(url).pathname, text });
  };
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.endsWith('/settings')) return Response.json({ ...performanceSettings, sampleRate: 1 });
    await receive(url, body);
    return new Response(null, { status: 202 });
  });
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    void receive(String(url), body);
    return true;
  });
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const name of ['reports', 'reporters'] as const) delete boot()[name];
  keep('ss_cvr', CENSUS, DAY_MS);
  keep('ss_cvt', '1', DAY_MS);
  keep('ss_cookieAllowed', 'analytics', DAY_MS);
  document.documentElement.dataset.sqServes = '';
  document.body.innerHTML = '<p data-item-id="lamp"><b class="sqs-add-to-cart-button">Add</b></p>';
  const context = {
    pageType: 50,
    item: { id: 'lamp' },
    product: { variants: [{ id: 'v1' }] },
    cookieSettings: performanceSettings.tracking,
    website: { id: 'site-1' },
  };
  Object.assign(window, { Static: { SQUARESPACE_CONTEXT: context } });
});

afterEach(() => {
  ending.abort();
  for (const name of KEPT) forget(name);
  forgetVisit();
  delete boot().visitor;
  delete document.documentElement.dataset.sqServes;
  Reflect.deleteProperty(window, 'Static');
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the view of a visitor who refuses and agrees again on one page is recorded once, and nothing of the time between', async () => {
  breakDown('before');
  startTelemetry([], ending.signal);
  await waitFor(() => expect([events(), library.has('LCP')]).toEqual([['VisitPDP'], true]));
  library.get('LCP')?.({ name: 'LCP', value: 900, entries: [] });
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(errors()).toEqual(['Error: before']));
  expect([of(RECORDS).length, renders().length, hits().length]).toEqual([1, 1, 1]);

  answer('none');
  breakDown('while refused');
  answer('analytics');
  await vi.dynamicImportSettled();
  document.dispatchEvent(new CustomEvent('sq-form-submitted', { bubbles: true, detail: { formId: 'f1' } }));
  await waitFor(() => expect(events()).toEqual(['VisitPDP', 'FormSubmission']));
  breakDown('after');
  await waitFor(() => expect(errors()).toEqual(['Error: before', 'Error: after']));
  dispatchEvent(new Event('pagehide'));
  expect([of(RECORDS).length, renders().length, hits().length]).toEqual([1, 1, 1]);

  // The next page is not the first one of the new visit either.
  ending.abort();
  ending = new AbortController();
  startTelemetry([], ending.signal);
  await waitFor(() => expect(hits()).toHaveLength(2));
  expect(hits().map(({ data }) => 'referrer' in JSON.parse(data ?? ''))).toEqual([true, false]);
});
