import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { boot } from '../boot.ts';
import { parseCensus } from '../domain/census-cookie.ts';
import type { Purpose } from '../domain/may-track.ts';
import { forget, keep, readKept } from '../kept.ts';
import { choose, continueVisit, onChoice, readChoice } from './choice.ts';
import { sendConsentMode } from './consent-mode.ts';
import { trackingFacts } from './facts.ts';
import { hasConsentTool } from './has-consent-tool.ts';
import { VISITOR_NAMES } from './keep-choice.ts';
import { followConsentTools } from './platforms.ts';
import { fetchSettings, trackingSettings, writtenSettings } from './settings.ts';

type Globals = Record<string, unknown>;
const page = window as unknown as Globals;
const SETTINGS = {
  isRestrictiveCookiePolicyEnabled: true,
  isRestrictiveCookiePolicyAbsolute: false,
  isCookieBannerEnabled: true,
  isAnalyticsDisabled: false,
  isCloneableTemplate: false,
};

let calls: { url: string; body: unknown }[];

beforeEach(() => {
  calls = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    calls.push({ url: String(url), body: init?.body ? JSON.parse(String(init.body)) : undefined });
    return new Response(null, { status: 204 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  boot().base = location.origin;
  for (const name of ['dataLayer', 'Shopify', '__tcfapi', '__gpp', 'Static']) delete page[name];
  document.documentElement.removeAttribute('data-sq-serves');
  for (const name of [...VISITOR_NAMES, 'ss_cookieAllowed', 'kept']) forget(name);
  localStorage.clear();
});

const elsewhere = () => {
  boot().base = 'https://shop.example';
};

describe('what is kept about a visitor', () => {
  test('the shop’s own pages keep it in a cookie', () => {
    keep('kept', 'a|b', 1_000_000);
    expect([readKept('kept'), localStorage.length]).toEqual(['a|b', 0]);
    forget('kept');
    expect(readKept('kept')).toBeUndefined();
  });

  test('pages of other origins keep it in their storage until it is over', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    elsewhere();
    keep('kept', 'a', 1000);
    expect([readKept('kept'), document.cookie]).toEqual(['a', '']);
    vi.advanceTimersByTime(1000);
    expect(readKept('kept')).toBeUndefined();
  });

  test.each(['', 'null', '{', '{"value":1,"until":9e15}', '"text"'])('the stored text %j counts as nothing', (text) => {
    elsewhere();
    localStorage.setItem('kept', text);
    expect(readKept('kept')).toBeUndefined();
  });

  test('a page whose storage is refused keeps nothing, and goes on', () => {
    elsewhere();
    vi.stubGlobal('localStorage', undefined);
    expect(() => {
      keep('kept', 'a', 1000);
      forget('kept');
    }).not.toThrow();
    expect(readKept('kept')).toBeUndefined();
  });
});

describe('a visitor’s answer', () => {
  test('an answer is kept, sent to the shop, and announced to the page', async () => {
    const heard: unknown[] = [];
    const end = onChoice((purposes) => heard.push(purposes));
    await choose(['analytics']);
    expect(readChoice()).toEqual(['analytics']);
    expect(calls).toEqual([{ url: `${location.origin}/api/consent`, body: { choice: ['analytics'] } }]);
    await choose([]);
    end();
    await choose(['marketing']);
    expect(heard).toEqual([['analytics'], []]);
  });

  test('a refusal removes everything by which the visitor can be recognised', async () => {
    for (const name of VISITOR_NAMES) {
      keep(name, 'x', 1_000_000);
      localStorage.setItem(name, 'x');
      sessionStorage.setItem(name, 'x');
    }
    await choose(['marketing']);
    expect(document.cookie).toBe('ss_cookieAllowed=marketing');
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test('who allows numbers alone keeps no id for advertising', async () => {
    keep('SS_MID', 'x', 1_000_000);
    keep('ss_cvr', 'x', 1_000_000);
    await choose(['analytics']);
    expect([readKept('SS_MID'), readKept('ss_cvr')]).toEqual([undefined, 'x']);
  });

  test('it counts while the shop cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await choose([]);
    expect(readChoice()).toEqual([]);
  });

  test('pages of other origins count the visit themselves', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 5_000_000 });
    continueVisit();
    expect(readKept('ss_cvr')).toBeUndefined();
    elsewhere();
    continueVisit();
    const first = parseCensus(readKept('ss_cvr'));
    expect(first).toMatchObject({ firstVisit: 5_000_000, visits: 1 });
    vi.advanceTimersByTime(29 * 60_000);
    continueVisit();
    expect(parseCensus(readKept('ss_cvr'))).toEqual(first);
    vi.advanceTimersByTime(31 * 60_000);
    continueVisit();
    expect(parseCensus(readKept('ss_cvr'))).toMatchObject({ id: first?.id, previousVisit: 5_000_000, visits: 2 });
  });

  test('the page’s facts are read where it keeps them', () => {
    keep('ss_cookieAllowed', 'analytics', 1_000_000);
    keep('ContributorRole', '4', 1_000_000);
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    expect(trackingFacts(SETTINGS)).toMatchObject({
      ...SETTINGS,
      choice: ['analytics'],
      hasPrivacySignal: true,
      contributorRole: 4,
      hasCensusCookie: false,
    });
    forget('ContributorRole');
  });
});

describe('the site’s settings', () => {
  test('the Worker’s own pages carry them, and no call is made', async () => {
    const { isCloneableTemplate, ...cookieSettings } = SETTINGS;
    page.Static = { SQUARESPACE_CONTEXT: { cookieSettings, website: { cloneable: true } } };
    expect(writtenSettings()).toBeUndefined();
    document.documentElement.dataset.sqServes = '';
    expect(await trackingSettings()).toEqual({ ...cookieSettings, isCloneableTemplate: true });
    expect(calls).toEqual([]);
  });

  test('all other pages ask the shop once, and again after a failure', async () => {
    const answers = [new Response('', { status: 500 }), Response.json({ pageLoadId: 'x', tracking: SETTINGS })];
    let asked = 0;
    vi.stubGlobal('fetch', async () => answers[asked++]);
    expect(await fetchSettings()).toBeUndefined();
    expect(await trackingSettings()).toEqual(SETTINGS);
    await fetchSettings();
    expect(asked).toBe(2);
  });
});

describe('consent tools of the page', () => {
  function follow(): Purpose[][] {
    const answers: Purpose[][] = [];
    followConsentTools((purposes) => answers.push(purposes));
    return answers;
  }

  test.each([
    ['a list', (...entry: unknown[]) => entry],
    [
      '`arguments`',
      function command(..._: unknown[]) {
        // biome-ignore lint/complexity/noArguments: what Google's tag pushes
        return arguments;
      },
    ],
  ])('Consent Mode is read from %s, at first and at each update, and a default is no answer', (_, command) => {
    const denied = { analytics_storage: 'denied', ad_storage: 'denied' };
    const dataLayer: unknown[] = [command('consent', 'default', denied)];
    page.dataLayer = dataLayer;
    expect(hasConsentTool()).toBe(false);
    const answers = follow();
    expect(answers).toEqual([]);
    dataLayer.push(command('event', 'view'), command('consent', 'update', { analytics_storage: 'granted' }));
    dataLayer.push(command('consent', 'update', { ad_storage: 'granted' }));
    expect(answers).toEqual([['analytics'], ['analytics', 'marketing']]);
    expect([dataLayer.length, hasConsentTool()]).toEqual([4, true]);
  });

  test('an answer of Consent Mode changes the default, but not one for some regions', () => {
    page.dataLayer = [
      ['consent', 'default', { analytics_storage: 'granted', ad_storage: 'denied' }],
      ['consent', 'default', { analytics_storage: 'denied', region: ['DE'] }],
      ['consent', 'update', { ad_storage: 'granted' }],
    ];
    expect(follow()).toEqual([['analytics', 'marketing']]);
  });

  test('our own commands are no answer of another tool', () => {
    page.dataLayer = [];
    const answers = follow();
    sendConsentMode('update', ['analytics']);
    expect(answers).toEqual([]);
    expect(Array.from((page.dataLayer as ArrayLike<unknown>[])[0] ?? [])).toEqual([
      'consent',
      'update',
      { analytics_storage: 'granted', ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' },
    ]);
  });

  test('a page without Google’s tags gets no data layer', () => {
    sendConsentMode('update', ['analytics']);
    expect('dataLayer' in page).toBe(false);
  });

  test('Shopify’s customer privacy is read, and again when the visitor has answered', () => {
    let isAsking = true;
    page.Shopify = {
      customerPrivacy: {
        shouldShowBanner: () => isAsking,
        analyticsProcessingAllowed: () => true,
        marketingAllowed: () => false,
      },
    };
    expect(hasConsentTool()).toBe(true);
    const answers = follow();
    isAsking = false;
    document.dispatchEvent(new Event('visitorConsentCollected'));
    expect(answers).toEqual([['analytics']]);
  });

  test('Shopify’s customer privacy says nothing before its script has come', () => {
    const customerPrivacy: Record<string, () => boolean> = {};
    page.Shopify = { customerPrivacy };
    const answers = follow();
    expect(answers).toEqual([]);
    Object.assign(customerPrivacy, { analyticsProcessingAllowed: () => true, marketingAllowed: () => true });
    document.dispatchEvent(new Event('visitorConsentCollected'));
    expect(answers).toEqual([['analytics', 'marketing']]);
  });

  test('TCF is read when it has an answer', () => {
    let notify = (_data: object, _isSuccess: boolean) => {};
    page.__tcfapi = (command: string, version: number, listener: typeof notify) => {
      expect([command, version]).toEqual(['addEventListener', 2]);
      notify = listener;
    };
    const answers = follow();
    const consents = (...numbers: number[]) => Object.fromEntries(numbers.map((number) => [number, true]));
    notify({ eventStatus: 'cmpuishown', purpose: { consents: consents(1, 8) } }, true);
    notify({ eventStatus: 'useractioncomplete', purpose: { consents: consents(1, 8) } }, true);
    notify({ eventStatus: 'useractioncomplete', purpose: { consents: consents(1, 3, 4, 7, 8) } }, true);
    notify({ eventStatus: 'useractioncomplete', purpose: { consents: consents(3, 4, 7, 8) } }, true);
    notify({ eventStatus: 'tcloaded', gdprApplies: false }, true);
    notify({}, false);
    expect(answers).toEqual([['analytics'], ['analytics', 'marketing'], [], ['analytics', 'marketing']]);
  });

  type Listener = (data: object, isSuccess: boolean) => void;
  /** Puts a tool on the page; returns the function by which it reports an answer. */
  function putTool(name: '__gpp' | '__tcfapi'): Listener {
    let notify: Listener = () => {};
    page[name] = (...given: unknown[]) => {
      notify = given.at(-1) as Listener;
    };
    return (data) => notify(data, true);
  }
  const gpp = (applicableSections: number[], parsedSections: object, signalStatus = 'ready') => ({
    pingData: { signalStatus, applicableSections, parsedSections },
  });

  test('GPP is read when it is ready, and opting out of sale or targeting refuses advertising', () => {
    const notify = putTool('__gpp');
    const answers = follow();
    notify(gpp([7], { usnat: {} }, 'not ready'), true);
    notify(gpp([7], { usnat: [{ SaleOptOut: 2 }] }), true);
    notify(gpp([8, 27], { usca: { SaleOptOut: 1 }, usri: {} }), true);
    expect(answers).toEqual([['analytics', 'marketing'], ['analytics']]);
  });

  test.each<[string, number[], object]>([
    ['a section of Europe', [2], { tcfeuv2: { PurposeConsents: [] } }],
    ['a section whose law does not apply', [-1], { usnat: { SaleOptOut: 2 } }],
    ['no section', [], {}],
    ['a section that is not there', [7], {}],
  ])('GPP with %s decides nothing', (_, applicable, sections) => {
    const notify = putTool('__gpp');
    const answers = follow();
    notify(gpp(applicable, sections), true);
    expect(answers).toEqual([]);
  });

  test('TCF counts before GPP, from the beginning on, and GPP counts where TCF does not apply', () => {
    const [sendTcf, sendGpp] = [putTool('__tcfapi'), putTool('__gpp')];
    const answers = follow();
    sendGpp(gpp([7], { usnat: { SaleOptOut: 2 } }), true);
    expect(answers).toEqual([]);
    sendTcf({ eventStatus: 'useractioncomplete', gdprApplies: true, purpose: { consents: {} } }, true);
    sendGpp(gpp([7], { usnat: { SaleOptOut: 2 } }), true);
    expect(new Set(answers.map(String))).toEqual(new Set(['']));
    sendGpp(gpp([7], { usnat: { SaleOptOut: 1 } }), true);
    sendTcf({ eventStatus: 'tcloaded', gdprApplies: false }, true);
    expect(answers.at(-1)).toEqual(['analytics']);
  });

  test('a tool that throws or never answers says nothing, and the others are heard', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    page.__tcfapi = () => {
      throw new Error('not ready');
    };
    page.__gpp = () => {};
    page.Shopify = { customerPrivacy: { analyticsProcessingAllowed: () => true, marketingAllowed: () => true } };
    expect(follow()).toEqual([['analytics', 'marketing']]);
  });
});
