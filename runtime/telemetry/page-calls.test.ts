import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DAY_MS } from '#runtime/domain/durations.ts';
import * as census from '../../test/fixtures/telemetry/census.ts';
import { clankerEvent, INVALID, validation } from '../../test/fixtures/telemetry/clanker.ts';
import { recordEvent, TRACKED_EVENTS } from '../../test/fixtures/telemetry/events.ts';
import * as hits from '../../test/fixtures/telemetry/hits.ts';
import { type PageCall, readCall } from '../../test/fixtures/telemetry/page-call.ts';
import * as pages from '../../test/fixtures/telemetry/pages.ts';
import { performanceSettings, settingsCall } from '../../test/fixtures/telemetry/vitals.ts';
import { waitFor } from '../../test/wait-for.ts';
import { getPerformanceSettings } from '../api/performance-settings.ts';
import { boot } from '../boot.ts';
import { createStamp } from '../form/stamp.ts';
import { forget, keep } from '../kept.ts';
import { forgetVisit } from './forget-visit.ts';
import { startTelemetry } from './start-telemetry.ts';
import { validateEvent } from './validate-event.ts';

/** `test/contracts/` holds that the Worker takes these calls in; here pages make them. */
const KEPT = { ss_cvr: pages.CENSUS, ss_cvt: '1000', ss_cookieAllowed: 'analytics' };
const OF_THE_SHOP = { crumb: 'crumb-1', SiteUserInfo: '{"authenticated":true,"siteUserId":"u1"}' };
const { happyDOM } = window as unknown as {
  happyDOM: { setURL(url: string): void; setViewport(size: object): void };
};
const home = location.href;
const { base } = boot();
const CONTEXT = {
  templateVersion: '7',
  cookieSettings: performanceSettings.tracking,
  website: { id: pages.SITE },
};
const PRODUCT_PAGE = {
  pageType: 50,
  collection: { id: 'shop', type: 13 },
  item: { id: 'a-mug', title: 'Mug', recordType: 11 },
  product: { variants: [{ id: 'v1', price: { currencyCode: 'USD', decimalValue: '18.50' }, onSale: false }] },
};
const ACT = {
  kind: 'add',
  currency: 'USD',
  valueCents: 3_700,
  items: [{ itemId: 'a-mug', sku: 'MUG', title: 'Mug', quantity: 2, priceCents: 1_850 }],
};

let calls: PageCall[];
let ending: AbortController;

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(pages.SENT_AT);
  [calls, ending] = [[], new AbortController()];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const call = await readCall(url, init);
    calls.push(call);
    if (call.path.endsWith('/settings')) return Response.json(performanceSettings);
    if (call.path.includes('/validate')) return Response.json(INVALID);
    return call.path.endsWith('/form-render') ? Response.json({ stamp: 'stamp' }) : new Response(null, { status: 202 });
  });
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body = null) => {
    void readCall(String(url), { method: 'POST', body }).then((call) => calls.push(call));
    return true;
  });
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => (bytes as Uint8Array).fill(7) as never);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(hits.BROWSER.userAgent);
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(hits.REFERRER);
  for (const [name, value] of [
    ['width', hits.BROWSER.width],
    ['height', hits.BROWSER.height],
  ] as const)
    vi.spyOn(screen, name, 'get').mockReturnValue(value);
  happyDOM.setViewport({ width: hits.BROWSER.width, height: hits.BROWSER.height });
});

afterEach(() => {
  ending.abort();
  for (const name of [...Object.keys(KEPT), ...Object.keys(OF_THE_SHOP)]) forget(name);
  forgetVisit();
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'Static');
  delete boot().visitor;
  Object.assign(boot(), { base, site: null });
  happyDOM.setURL(home);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(page: pages.TrackedPage, path: string, context: object = PRODUCT_PAGE): void {
  const isOwn = page.origin === pages.SHOP_ORIGIN;
  happyDOM.setURL(page.origin + path);
  Object.assign(boot(), { base: pages.SHOP_ORIGIN, site: isOwn ? null : pages.SITE });
  for (const [name, value] of Object.entries({ ...KEPT, ...(isOwn && OF_THE_SHOP) })) keep(name, value, DAY_MS);
  document.documentElement.toggleAttribute('data-sq-serves', isOwn);
  document.documentElement.lang = 'en';
  document.title = 'Mug & cup';
  Object.assign(window, { Static: { SQUARESPACE_CONTEXT: { ...CONTEXT, ...context } } });
}
const start = () => startTelemetry([], ending.signal);
const emit = (name: string, detail: object) => document.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
const sent = (expected: PageCall) => waitFor(() => expect(calls).toContainEqual(expected));

describe.each([
  ['of the shop’s own', pages.OWN_PAGE],
  ['of another origin', pages.ELSEWHERE],
])('a page %s', (_, page) => {
  test('counts its view, and what plays on it', async () => {
    open(page, `${hits.PATH}&token=secret#top`);
    document.body.innerHTML = '<audio></audio><video></video>';
    start();
    await sent(hits.pageView(page));
    expect(boot().visitor).toBe(pages.CENSUS);
    await import('./watch-visitor.ts');
    for (const name of ['audio', 'video']) document.querySelector(name)?.dispatchEvent(new Event('play'));
    await sent(hits.audio(page));
    await sent(hits.video(page));
  });

  test('asks how it is recorded, and reads the answer', async () => {
    open(page, hits.PATH);
    expect(await getPerformanceSettings()).toEqual(performanceSettings);
    expect(calls).toEqual([settingsCall(page)]);
  });

  test('counts 30 seconds of being looked at', async () => {
    vi.mocked(Date.now).mockRestore();
    vi.useFakeTimers({ now: pages.SENT_AT });
    open(page, hits.PATH);
    start();
    await vi.advanceTimersByTimeAsync(33_000);
    expect(calls).toContainEqual(hits.heartbeat(page));
  });

  test('sends events in both formats', async () => {
    open(page, hits.PATH);
    const hear = start();
    await sent(hits.pageView(page));
    hear(new CustomEvent('sq-cart-changed', { detail: { cart: { act: { ...ACT, id: page.act } } } }));
    emit('sq-form-submitted', { formId: pages.FORM });
    for (const event of TRACKED_EVENTS.filter((event) => page === pages.OWN_PAGE || event !== 'VisitPDP')) {
      await sent(recordEvent(page, event));
      await sent(clankerEvent(page, event));
    }
  });

  test('has an event checked in validate mode', async () => {
    open(page, hits.PATH);
    const info = vi.spyOn(console, 'info').mockImplementation(() => {});
    const { eventContent } = JSON.parse(clankerEvent(page, 'VisitPDP').body);
    await validateEvent('VisitPDP', eventContent);
    expect(calls).toEqual([validation(page, 'VisitPDP')]);
    expect(info).toHaveBeenCalledWith('[storefront] VisitPDP: HTTP 200', JSON.stringify(INVALID));
  });

  test('counts its buttons, what lies over it, and a quick view', async () => {
    open(page, hits.PATH);
    document.body.innerHTML = '<p data-item-id="a-mug"><b class="sqs-add-to-cart-button">Add</b></p>';
    start();
    await sent(census.buttonRender(page));
    document.querySelector('b')?.click();
    await sent(census.buttonClick(page));
    const lightbox = document.createElement('sq-lightbox');
    document.body.append(lightbox);
    await sent(census.overlayShown(page));
    lightbox.remove();
    await sent(census.overlayClosed(page));
    const popup = document.createElement('section');
    popup.className = 'sq-popup sq-popup-corner';
    document.body.append(popup);
    await sent(census.popupShown(page));
    popup.remove();
    emit('sq-quickview-opened', { itemId: pages.PRODUCT });
    await sent(census.quickView(page));
  });

  test('counts a form', async () => {
    open(page, hits.PATH);
    boot().visitor = pages.CENSUS;
    createStamp(pages.FORM).ask();
    await waitFor(() => expect(calls).toEqual([census.formRender(page)]));
  });
});

test('the shop’s own page of a search counts what is searched for', async () => {
  open(pages.OWN_PAGE, hits.SEARCH_PATH, { pageType: 102, resultCount: 0 });
  start();
  await sent(hits.siteSearch(pages.OWN_PAGE));
});
