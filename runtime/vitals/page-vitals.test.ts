import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';
import type { VitalName } from '../contracts/vitals.ts';

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

/** What the browser has already kept of the page, by type. It hands that over in a task of its own. */
let buffered: Record<string, object[]>;
const supported = ['first-input'];
class FakeObserver {
  static supportedEntryTypes = supported;
  readonly #listener: (list: { getEntries(): object[] }) => void;
  constructor(listener: (list: { getEntries(): object[] }) => void) {
    this.#listener = listener;
  }
  observe({ type }: { type: string }) {
    const entries = buffered[type];
    if (entries) setTimeout(() => this.#listener({ getEntries: () => entries }));
  }
  disconnect() {}
}

const measured = (name: Exclude<VitalName, 'FID'>, value: number) => library.get(name)?.({ name, value, entries: [] });
const comeBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
const vitals = async () => (await window.Storefront?.vitals?.()) ?? [];
const shown = async () => (await vitals()).map(({ name, value, rating }) => [name, value, rating]);

/** Runs what the loader fetches when the page is idle, in a page of its own, because a page is measured once. */
async function openPage(): Promise<void> {
  vi.resetModules();
  library.clear();
  await import('../telemetry/telemetry.entry.ts');
}

beforeEach(() => {
  buffered = {};
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete window.Storefront;
});

describe('Storefront.vitals()', () => {
  test('measures nothing before it is asked, and then has what there is, in its order and with ratings', async () => {
    window.Storefront = {};
    await openPage();
    expect(library.size).toBe(0);
    expect(await vitals()).toEqual([]);
    measured('TTFB', 300);
    measured('INP', 600);
    measured('CLS', 0.2);
    measured('FCP', 1_900);
    expect(await shown()).toEqual([
      ['FCP', 1_900, 'needs-improvement'],
      ['CLS', 0.2, 'needs-improvement'],
      ['INP', 600, 'poor'],
      ['TTFB', 300, 'good'],
    ]);
    measured('LCP', 2_400);
    measured('LCP', 4_100);
    measured('CLS', 0.05);
    expect(await shown()).toEqual([
      ['FCP', 1_900, 'needs-improvement'],
      ['LCP', 4_100, 'poor'],
      ['CLS', 0.05, 'good'],
      ['INP', 600, 'poor'],
      ['TTFB', 300, 'good'],
    ]);
    expect((await vitals())[0]).toEqual({
      name: 'FCP',
      value: 1_900,
      rating: 'needs-improvement',
      ours: false,
      tag: '',
    });
  });

  test('has the entries that the browser kept before the first call', async () => {
    buffered['first-input'] = [{ startTime: 1_000, processingStart: 1_120, duration: 200 }];
    window.Storefront = {};
    await openPage();
    expect(await shown()).toEqual([['FID', 120, 'needs-improvement']]);
  });

  test('waits for the shifts that the browser hands over after the first paint', async () => {
    supported.push('paint', 'layout-shift');
    buffered = {
      paint: [{}],
      get 'layout-shift'() {
        // The library has asked for them before, and hears of them first.
        setTimeout(() => measured('CLS', 0.2));
        return [{}];
      },
    };
    window.Storefront = {};
    await openPage();
    expect(await shown()).toEqual([['CLS', 0.2, 'needs-improvement']]);
    supported.length = 1;
  });

  test('begins anew on a page that the browser brings back', async () => {
    window.Storefront = {};
    await openPage();
    await vitals();
    measured('FCP', 1_900);
    measured('LCP', 4_100);
    comeBack();
    expect(await shown()).toEqual([]);
    measured('FCP', 20);
    measured('LCP', 25);
    expect(await shown()).toEqual([
      ['FCP', 20, 'good'],
      ['LCP', 25, 'good'],
    ]);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(await shown()).toHaveLength(2);
  });

  test('measures a page once, however often it is asked', async () => {
    window.Storefront = {};
    await openPage();
    await vitals();
    const first = library.get('FCP');
    await vitals();
    expect(library.get('FCP')).toBe(first);
  });
});
