import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import { readCall } from '../../test/fixtures/telemetry/page-call.ts';
import { ELSEWHERE, OWN_PAGE, SHOP_ORIGIN, SITE } from '../../test/fixtures/telemetry/pages.ts';
import { FINAL_VITALS, LATER_VITALS, vitalRecords } from '../../test/fixtures/telemetry/vitals.ts';
import { addressed } from '../api/addressed.ts';
import { boot } from '../boot.ts';
import { VITAL_NAMES, VITALS, type VitalName } from '../contracts/vitals.ts';
import { VitalRecords } from '../contracts/vitals-calls.ts';
import { forget, keep } from '../kept.ts';
import * as calls from '../telemetry/post.ts';

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

/** The page's observers by the type of their entries. */
const observers = new Map<string, (entries: object[]) => void>();
class FakeObserver {
  static supportedEntryTypes = ['first-input', 'long-animation-frame'];
  readonly #listener: (list: { getEntries(): object[] }) => void;
  constructor(listener: (list: { getEntries(): object[] }) => void) {
    this.#listener = listener;
  }
  observe({ type }: { type: string }) {
    observers.set(type, (entries) => this.#listener({ getEntries: () => entries }));
  }
  disconnect() {}
}

let sent: { pageLoadId: string; name: string }[][];
let isAllowed: boolean;
let ending: AbortController;
let visibility: DocumentVisibilityState;

const measure = (name: VitalName, value: number, entries: object[] = []) =>
  library.get(name)?.({ name: name as Metric['name'], value, entries: entries as PerformanceEntry[] });
const names = () => sent.map((records) => records.map(({ name }) => name));

function keepRecords(path: string, body: object): void {
  expect(path).toBe('/api/1/performance/records');
  sent.push(JSON.parse(JSON.stringify(body)));
}

/** Starts in a page of its own, because a page is measured once. Returns what reads the present values. */
async function start(postAway = keepRecords) {
  vi.resetModules();
  const [{ startVitals }, { measure }] = await Promise.all([import('./start.ts'), import('./measure.ts')]);
  startVitals({ pageLoadId: 'load-1', pageType: 50, maySend: () => isAllowed, postAway, signal: ending.signal });
  return () => VITAL_NAMES.flatMap((name) => measure().get(name) ?? []);
}

function hide() {
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  sent = [];
  isAllowed = true;
  ending = new AbortController();
});

afterEach(() => {
  ending.abort();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('how fast a page is', () => {
  test('what is final is sent 30 s after the load, the rest after 60 s, and each once', async () => {
    await start();
    measure('TTFB', 300);
    measure('FCP', 900);
    measure('LCP', 1_500);
    measure('CLS', 0.02);
    vi.advanceTimersByTime(29_999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(names()).toEqual([['FCP', 'TTFB']]);
    measure('LCP', 2_600);
    vi.advanceTimersByTime(30_000);
    hide();
    expect(names()).toEqual([
      ['FCP', 'TTFB'],
      ['LCP', 'CLS'],
    ]);
  });

  test.each([
    ['of the shop’s own', OWN_PAGE],
    ['of another origin', ELSEWHERE],
  ])('a page %s sends its records as JSON', async (_, page) => {
    const made: [url: string, init: RequestInit][] = [];
    vi.stubGlobal('fetch', async (...call: (typeof made)[number]) => {
      made.push(call);
      return new Response(null, { status: 202 });
    });
    vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body = null) => {
      made.push([String(url), { method: 'POST', body }]);
      return true;
    });
    const shared = boot();
    const { base, site } = shared;
    if (page === ELSEWHERE) {
      Object.assign(shared, { base: SHOP_ORIGIN, site: SITE });
      calls.addressBy(addressed);
      keep('ss_cookieAllowed', 'analytics', 60_000);
    }
    await start(calls.postAway);
    const pill = document.createElement('sq-cart-pill');
    document.body.append(pill);
    measure('TTFB', 300);
    measure('FCP', 900);
    measure('LCP', 2_600);
    measure('CLS', 0.3, [{ value: 0.3, sources: [{ node: pill }] }]);
    vi.advanceTimersByTime(30_000);
    hide();
    forget('ss_cookieAllowed');
    Object.assign(shared, { base, site });
    expect(await Promise.all(made.map((call) => readCall(...call)))).toEqual([
      vitalRecords(page, FINAL_VITALS),
      vitalRecords(page, LATER_VITALS),
    ]);
  });

  test('everything is sent when the page is hidden', async () => {
    await start();
    measure('FCP', 900);
    measure('INP', 700);
    hide();
    expect(names()).toEqual([['FCP', 'INP']]);
    vi.advanceTimersByTime(60_000);
    expect(sent).toHaveLength(1);
  });

  test('the first input’s delay is measured, though the library has dropped it', async () => {
    const vitals = await start();
    observers.get('first-input')?.([{ startTime: 1_000, processingStart: 1_350, duration: 400 }]);
    expect(vitals()).toEqual([{ name: 'FID', value: 350, rating: 'poor', ours: false, tag: '' }]);
  });

  test('a page that the browser brings back is measured again', async () => {
    await start();
    measure('FCP', 900);
    hide();
    visibility = 'visible';
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    measure('FCP', 20);
    vi.advanceTimersByTime(60_000);
    expect(names()).toEqual([['FCP'], ['FCP']]);
  });

  test('a page that comes back sends its metrics 60 s later, whenever it was loaded', async () => {
    await start();
    vi.advanceTimersByTime(50_000);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    measure('CLS', 0.02);
    vi.advanceTimersByTime(59_999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(names()).toEqual([['CLS']]);
  });

  test('a page that the browser has prepared sends its metrics 30 and 60 s after the visitor has come', async () => {
    vi.advanceTimersByTime(100_000);
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ activationStart: 100_000 }] as never);
    await start();
    measure('FCP', 20);
    measure('CLS', 0);
    vi.advanceTimersByTime(29_999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(30_001);
    expect(names()).toEqual([['FCP'], ['CLS']]);
  });

  test('nothing is sent where the visitor does not allow it any more, or the measuring has ended', async () => {
    await start();
    measure('FCP', 900);
    isAllowed = false;
    vi.advanceTimersByTime(30_000);
    isAllowed = true;
    ending.abort();
    hide();
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });

  test.each(Object.entries(VITALS) as [VitalName, { good: number; poor: number }][])(
    '%s is good up to its threshold and poor beyond the other',
    async (name, { good, poor }) => {
      const vitals = await start();
      const rating = (value: number) => {
        if (name === 'FID') return undefined;
        measure(name, value);
        return vitals().find((vital) => vital.name === name)?.rating;
      };
      if (name !== 'FID') {
        expect([good, good * 1.01, poor, poor * 1.01].map(rating)).toEqual([
          ...['good', 'needs-improvement', 'needs-improvement', 'poor'],
        ]);
      }
      expect([good, poor]).toEqual([VITALS[name].good, VITALS[name].poor]);
    },
  );
});

describe('who is the reason', () => {
  test('an element of ours that has shifted most, also from within its shadow root', async () => {
    const pill = document.createElement('sq-cart-pill');
    const inner = document.createElement('b');
    pill.attachShadow({ mode: 'open' }).append(inner);
    const text = document.createTextNode('x');
    document.body.append(pill, text);
    const vitals = await start();
    measure('CLS', 0.3, [
      { value: 0.1, sources: [{ node: text }] },
      { value: 0.2, sources: [{ node: text }, { node: inner }, { node: null }] },
    ]);
    measure('LCP', 900, [{ element: pill }, { element: document.body }]);
    expect(vitals()).toMatchObject([
      { name: 'LCP', ours: false, tag: '' },
      { name: 'CLS', ours: true, tag: 'sq-cart-pill' },
    ]);
  });

  test.each(['sq-card2', `sq-${'x'.repeat(41)}`])(
    'an element %s is none of ours, because the shop would refuse all records of the page with its name',
    async (name) => {
      const element = document.createElement(name);
      const vitals = await start();
      measure('LCP', 900, [{ element }]);
      const [vital] = vitals();
      expect(vital).toMatchObject({ ours: false, tag: '' });
      expect(VitalRecords.safeParse([{ pageLoadId: 'load-1', pageType: 50, ...vital }]).success).toBe(true);
    },
  );

  test('our script, where it was the longest one while an interaction waited', async () => {
    const vitals = await start();
    const script = (sourceURL: string, startTime: number, duration: number) => ({ sourceURL, startTime, duration });
    const notify = (...scripts: object[]) => observers.get('long-animation-frame')?.([{ scripts }]);
    notify(script(`${boot().base}/sq/page.abcd.js`, 500, 400), script('https://ads.example/a.js', 1_000, 100));
    notify(script(`${boot().base}/sq/page.abcd.js`, 1_100, 200));
    measure('INP', 300, [{ startTime: 1_000, duration: 300 }]);
    expect(vitals()).toMatchObject([{ name: 'INP', ours: true }]);
    notify(script('https://ads.example/a.js', 1_200, 250));
    measure('INP', 500, [{ startTime: 1_000, duration: 500 }]);
    expect(vitals()).toMatchObject([{ name: 'INP', ours: false }]);
  });
});
