import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expose } from './expose.ts';

const experiments = [
  {
    id: 'button',
    variants: [
      { id: 'red', weight: 1 },
      { id: 'blue', weight: 1 },
    ],
  },
  {
    id: 'layout',
    variants: [
      { id: 'wide', weight: 1 },
      { id: 'narrow', weight: 1 },
    ],
  },
];
const visitor = { experiments, visitorId: 'visitor-1', isInternal: false };

function goTo(search: string): void {
  history.replaceState(null, '', `/${search}`);
}

beforeEach(() => goTo(''));

afterEach(() => {
  sessionStorage.clear();
  document.documentElement.removeAttribute('data-sq-experiments');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  goTo('');
});

describe('experiments of a page', () => {
  test('each exposure is announced once, and style sheets can follow it', () => {
    const heard: unknown[] = [];
    const listener = (event: Event) => heard.push((event as CustomEvent).detail);
    addEventListener('sq-experiment-exposed', listener);
    const exposures = expose(visitor);
    removeEventListener('sq-experiment-exposed', listener);
    expect(exposures.map(({ experimentId }) => experimentId)).toEqual(['button', 'layout']);
    expect(heard).toEqual(exposures);
    const text = exposures.map(({ experimentId, variantId }) => `${experimentId}:${variantId}`).join(' ');
    expect(document.documentElement.getAttribute('data-sq-experiments')).toBe(text);
    expect(expose({ ...visitor, experiments: [] })).toEqual([]);
  });

  test('overrides count on internal sites alone, last for the tab, and are cleared by reset', () => {
    const variants = (isInternal = true) => expose({ ...visitor, isInternal }).map(({ variantId }) => variantId);
    const [own = '', layout = ''] = variants();
    const other = own === 'red' ? 'blue' : 'red';
    goTo(`?experiment-override=button:${other}`);
    expect(variants(false)).toEqual([own, layout]);
    expect(variants()).toEqual([other, layout]);
    goTo('');
    expect(variants()).toEqual([other, layout]);
    goTo('?experiment-override=reset');
    expect(variants()).toEqual([own, layout]);
    goTo('?experiment-override=button:made-up');
    expect(variants()).toEqual([own, layout]);
  });

  test('overrides last for the page where storage is refused', () => {
    vi.stubGlobal('sessionStorage', undefined);
    goTo('?experiment-override=button:blue');
    expect(expose({ ...visitor, isInternal: true })[0]?.variantId).toBe('blue');
    vi.unstubAllGlobals();
  });
});

describe('session replay', () => {
  const settings = {
    isEnabled: true,
    siteCountry: 'US',
    samplePercent: 100,
    scriptUrl: 'https://replay.example/script.js',
    organisationId: 'org-1',
  };

  const never = () => new AbortController().signal;
  const scripts = () => document.querySelectorAll('script');

  /** Starts replay in a page of its own: it runs once for each. */
  async function start({ data = 'session-1', replay = settings, fails = false, signal = never() } = {}) {
    vi.resetModules();
    vi.spyOn(Intl, 'DateTimeFormat').mockReturnValue({
      resolvedOptions: () => ({ timeZone: 'America/Denver' }),
    } as Intl.DateTimeFormat);
    vi.stubGlobal('navigator', { hardwareConcurrency: 8 });
    const fetch = vi.fn(async () => {
      if (fails) throw new TypeError('offline');
      return Response.json({ data });
    });
    vi.stubGlobal('fetch', fetch);
    const { startReplay } = await import('./replay.ts');
    await startReplay(replay, 'visitor-1', signal);
    await startReplay(replay, 'visitor-1', signal);
    return { calls: fetch.mock.calls.length, script: document.querySelector('script') };
  }

  test('an eligible visit loads the script of the settings with its ids, once', async () => {
    // The test’s page loads no scripts, and says so.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { calls, script } = await start();
    expect(calls).toBe(1);
    expect([script?.src, { ...script?.dataset }]).toEqual([
      settings.scriptUrl,
      { organisation: 'org-1', session: 'session-1' },
    ]);
    expect(document.querySelectorAll('script')).toHaveLength(1);
  });

  test('the mock id means that nothing is replayed', async () => {
    expect(await start({ data: 'automated-mock-id' })).toEqual({ calls: 1, script: null });
  });

  test('a visit that is not eligible asks nothing', async () => {
    expect(await start({ replay: { ...settings, siteCountry: 'DE' } })).toEqual({ calls: 0, script: null });
  });

  test('a failure is only logged', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect((await start({ fails: true })).script).toBeNull();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  describe('after a refusal', () => {
    beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
    afterEach(() => void Reflect.deleteProperty(window, 'FS'));

    test.each([
      ['in its newer form', () => vi.fn()],
      ['in its older form', (shutdown = vi.fn()) => Object.assign(() => shutdown('shutdown'), { shutdown })],
    ])(
      'the service is shut down %s, its script is removed and the page makes no call to another site',
      async (_, create) => {
        const FS = create() as ReturnType<typeof vi.fn> & { shutdown?: ReturnType<typeof vi.fn> };
        Object.assign(window, { FS });
        const refusal = new AbortController();
        const { script } = await start({ signal: refusal.signal });
        refusal.abort();
        expect(FS.shutdown ?? FS).toHaveBeenCalledOnce();
        expect(scripts()).toHaveLength(0);
        expect(document.querySelector('meta')?.content).toMatch(/^script-src 'self' [^;]+; connect-src 'self' [^;]+$/);
        // It may have been on its way.
        script?.dispatchEvent(new Event('load'));
        expect(FS.shutdown ?? FS).toHaveBeenCalledTimes(2);
      },
    );

    test('a service without such a call, or whose call throws, ends nothing else', async () => {
      Object.assign(window, {
        FS: () => {
          throw new Error('broken');
        },
      });
      const refusal = new AbortController();
      await start({ signal: refusal.signal });
      refusal.abort();
      expect([scripts().length, document.querySelectorAll('meta').length]).toEqual([0, 1]);
    });

    test('a refusal that comes before the script is asked for leaves nothing to record', async () => {
      const refusal = new AbortController();
      refusal.abort();
      expect(await start({ signal: refusal.signal })).toEqual({ calls: 0, script: null });
    });
  });
});
