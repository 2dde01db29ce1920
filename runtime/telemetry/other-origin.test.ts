import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { performanceSettings } from '../../test/fixtures/telemetry/vitals.ts';
import { waitFor } from '../../test/wait-for.ts';
import { boot } from '../boot.ts';
import { choose } from '../consent/choice.ts';
import { forgetVisitor } from '../consent/keep-choice.ts';
import { forget, keep } from '../kept.ts';
import { startTelemetry } from './start-telemetry.ts';

const SHOP = 'https://shop.example';
/** Cookies of the page's own site, which has the same platform. */
const OF_THE_SITE = {
  crumb: 'secret-of-the-site',
  SiteUserInfo: '{"authenticated":true,"siteUserId":"user-of-the-site"}',
};

let ending: AbortController;
let bodies: string[];

beforeEach(() => {
  ending = new AbortController();
  bodies = [];
  boot().base = SHOP;
  boot().site = 'pk-1';
  for (const [name, value] of Object.entries(OF_THE_SITE)) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
    document.cookie = `${name}=${encodeURIComponent(value)}; path=/`;
  }
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (url.endsWith('/api/1/performance/settings')) return Response.json({ ...performanceSettings, sampleRate: 0 });
    bodies.push(body instanceof Blob ? await body.text() : String(body ?? ''));
    return new Response(null, { status: 202 });
  });
});

afterEach(() => {
  ending.abort();
  forgetVisitor();
  forget('ss_cookieAllowed');
  for (const name of Object.keys(OF_THE_SITE)) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
    document.cookie = `${name}=; path=/; max-age=0`;
  }
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'Static');
  history.replaceState(null, '', '/');
  boot().base = location.origin;
  boot().site = null;
  vi.unstubAllGlobals();
});

test('what the page’s own site keeps in cookies does not go to the shop', async () => {
  const hear = startTelemetry([], ending.signal);
  await waitFor(() => expect(bodies.length).toBeGreaterThan(0));
  const act = { id: 'act-1', kind: 'add', currency: 'EUR', valueCents: 100, items: [] };
  hear(new CustomEvent('sq-cart-changed', { detail: { cart: { act } } }));
  const forms = () => bodies.map((body) => new URLSearchParams(body)).filter((form) => form.has('crumb'));
  await waitFor(() => expect(forms()).toHaveLength(1));
  const [form] = forms();
  expect([form?.get('event'), form?.get('crumb')]).toEqual(['AddToCart', '']);
  expect(JSON.parse(form?.get('data') ?? '').memberAccountId).toBeNull();
  expect(decodeURIComponent(bodies.join())).not.toMatch(/of-the-site/);
});

test('what the page’s own site says of it and what is searched for there does not go to the shop', async () => {
  history.replaceState(null, '', '/search?q=private+illness');
  const product = {
    variants: [{ id: 'variant-of-the-site', price: { currencyCode: 'USD', decimalValue: '9.00' } }],
  };
  const context = {
    templateId: 'template-of-the-site',
    pageType: 50,
    website: { id: 'of-the-site' },
    resultCount: 0,
    product,
    collection: { id: 'collection-of-the-site' },
    item: { id: 'item-of-the-site', title: 'Lamp' },
  };
  Object.assign(window, { Static: { SQUARESPACE_CONTEXT: context } });
  startTelemetry([], ending.signal);
  const hits = () => bodies.map((body) => new URLSearchParams(body)).filter((form) => form.has('ss_cvr'));
  await waitFor(() => expect(hits().map((form) => form.get('event'))).toEqual(['1']));
  document.dispatchEvent(new CustomEvent('sq-form-submitted', { bubbles: true, detail: { formId: 'f1' } }));
  await waitFor(() => expect(bodies.join()).toContain('FormSubmission'));
  expect(decodeURIComponent(bodies.join())).not.toMatch(/of-the-site|illness|VisitPDP/);
});

test('ids that the page’s own site keeps are neither read nor changed, and a refusal leaves them there', async () => {
  const ofTheSite = {
    SS_ANALYTICS_ID: 'id-of-the-site',
    SS_ANALYTICS_ID_expires: String(Date.now() + 60_000),
    SS_MID: JSON.stringify({ value: 'id-of-the-site', until: Date.now() + 60_000 }),
  };
  const session = { SS_SESSION_ID: 'id-of-the-site', SS_IS_FIRST_SESSION: 'false', SS_HAS_LANDED: 'of-the-site' };
  for (const [name, value] of Object.entries(ofTheSite)) localStorage.setItem(name, value);
  for (const [name, value] of Object.entries(session)) sessionStorage.setItem(name, value);
  const namesAlike = (storage: Storage) => Object.keys(storage).filter((name) => name.includes('SS_'));
  const kept = () => [{ ...localStorage }, { ...sessionStorage }];

  keep('ss_cookieAllowed', 'analytics.marketing', 60_000);
  startTelemetry([], ending.signal);
  await waitFor(() => expect(bodies.length).toBeGreaterThan(0));
  document.dispatchEvent(new CustomEvent('sq-form-submitted', { bubbles: true, detail: { formId: 'f1' } }));
  await waitFor(() => expect(bodies.join()).toContain('analytics_id'));
  expect(bodies.join()).not.toContain('of-the-site');
  expect(kept()).toMatchObject([ofTheSite, session]);
  expect(namesAlike(localStorage)).toContain('sq:SS_MID');
  expect(namesAlike(sessionStorage)).toContain('sq:SS_SESSION_ID');

  await choose([]);
  expect(kept()).toMatchObject([ofTheSite, session]);
  expect([namesAlike(localStorage).sort(), namesAlike(sessionStorage).sort()]).toEqual([
    Object.keys(ofTheSite).sort(),
    Object.keys(session).sort(),
  ]);
});
