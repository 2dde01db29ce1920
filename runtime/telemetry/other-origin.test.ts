import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { performanceSettings } from '../../test/fixtures/telemetry/vitals.ts';
import { waitFor } from '../../test/wait-for.ts';
import { boot } from '../boot.ts';
import { forgetVisitor } from '../consent/keep-choice.ts';
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
  for (const name of Object.keys(OF_THE_SITE)) {
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
    document.cookie = `${name}=; path=/; max-age=0`;
  }
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
