import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { waitFor } from '../../test/wait-for.ts';
import type { Tag } from '../contracts/telemetry.ts';
import type { Purpose } from '../domain/may-track.ts';

const MANAGER: Tag = { url: 'https://tags.example/gtm.js?id=GTM-1', purpose: 'analytics', metaPixelId: '' };
const PIXEL: Tag = { url: 'https://pixel.example/fbevents.js', purpose: 'marketing', metaPixelId: '123' };
const globals = window as unknown as Record<string, unknown>;

let refusal: AbortController;
let allowed: Purpose[];

/** Starts the tags in a page of its own: each script is loaded once for each. */
async function start() {
  vi.resetModules();
  const [{ startTags }, { sendKept, sendToTags }] = await Promise.all([import('./start-tags.ts'), import('./tags.ts')]);
  const allows = (purpose: Purpose) => allowed.includes(purpose);
  return { sendToTags, start: () => startTags([MANAGER, PIXEL], { allows, sendKept, signal: refusal.signal }) };
}

function answer(...purposes: Purpose[]): void {
  allowed = purposes;
  document.dispatchEvent(new Event('sq-consent-changed', { bubbles: true }));
}

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const dataLayer = () => (globals.dataLayer as unknown[] | undefined)?.map((entry) => ({ ...Object(entry) })) ?? [];
const pixelCommands = () => (globals.fbq as { queue: unknown[][] } | undefined)?.queue ?? [];
const consents = () =>
  dataLayer()
    .filter((entry) => entry[0] === 'consent')
    .map((entry) => [entry[1], entry[2].ad_storage]);

beforeEach(() => {
  refusal = new AbortController();
  // The test’s page loads no scripts, and says so.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  refusal.abort();
  for (const name of ['dataLayer', 'fbq', '_fbq']) delete globals[name];
  document.head.replaceChildren();
  vi.restoreAllMocks();
});

describe('tags of the shop’s own pages', () => {
  test('each is loaded once its purpose is allowed, and gets what is allowed and the events that it has missed', async () => {
    allowed = ['analytics'];
    const page = await start();
    page.sendToTags('Purchase', { event_id: 'order-1', currency: 'EUR', value: 50 }, { mayMarket: true });
    page.start();
    expect(scripts()).toEqual([MANAGER.url]);
    expect(consents()).toEqual([['default', 'denied']]);
    expect(dataLayer()[1]).toEqual({ 'gtm.start': expect.any(Number), event: 'gtm.js' });
    await waitFor(() => expect(dataLayer().at(-1)).toMatchObject({ event: 'purchase', event_id: 'order-1' }));
    expect(pixelCommands()).toEqual([]);
    answer('analytics', 'marketing');
    expect(scripts()).toEqual([MANAGER.url, PIXEL.url]);
    expect(consents().at(-1)).toEqual(['update', 'granted']);
    expect(pixelCommands().slice(0, 3)).toEqual([
      ['set', 'autoConfig', false, '123'],
      ['init', '123'],
      ['track', 'PageView'],
    ]);
    answer('analytics', 'marketing');
    expect(scripts()).toHaveLength(2);
    answer('analytics');
    expect(consents().at(-1)).toEqual(['update', 'denied']);
    expect(pixelCommands().at(-1)).toEqual(['consent', 'revoke']);
  });

  test('a tag manager gets the beginning of the page, and Meta’s pixel the events it has missed, also with an earlier list', async () => {
    allowed = ['analytics'];
    globals.dataLayer = [];
    const page = await start();
    page.sendToTags('VisitPDP', { event_id: 'view-1', itemId: 'lamp' }, { mayMarket: true });
    page.sendToTags('QuickView', { event_id: 'view-2', itemId: 'cup' }, { mayMarket: false });
    const eventIds = () => dataLayer().flatMap(({ event_id }) => event_id ?? []);
    await waitFor(() => expect(eventIds()).toEqual(['view-1', 'view-2']));
    page.start();
    const starts = () => dataLayer().filter(({ event }) => event === 'gtm.js');
    expect(starts()).toEqual([{ 'gtm.start': expect.any(Number), event: 'gtm.js' }]);
    answer('analytics', 'marketing');
    const heard = () => pixelCommands().flatMap(([, name, , options]) => (options ? [[name, options]] : []));
    await waitFor(() => expect(heard()).toContainEqual(['ViewContent', { eventID: 'view-1' }]));
    expect([eventIds(), starts().length]).toEqual([['view-1', 'view-2'], 1]);
    expect(JSON.stringify(heard())).not.toContain('view-2');
  });

  test('a page whose own tag manager has begun is not begun a second time', async () => {
    allowed = ['analytics'];
    globals.dataLayer = [{ 'gtm.start': 1, event: 'gtm.js' }];
    (await start()).start();
    expect(scripts()).toEqual([MANAGER.url]);
    expect(dataLayer()).toEqual([{ 'gtm.start': 1, event: 'gtm.js' }]);
  });

  test('commands that wait are carried out by Meta’s script once it has come', async () => {
    allowed = ['analytics', 'marketing'];
    (await start()).start();
    const heard: unknown[][] = [];
    Object.assign(globals.fbq as object, { callMethod: (...command: unknown[]) => heard.push(command) });
    window.fbq?.('track', 'Purchase');
    expect(heard).toEqual([['track', 'Purchase']]);
  });

  test('a refusal takes them out, ends their sending and removes their cookies', async () => {
    allowed = ['analytics', 'marketing'];
    const page = await start();
    page.start();
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
    for (const name of ['_ga', '_ga_ABC', '_fbp', 'kept']) document.cookie = `${name}=1; path=/`;
    refusal.abort();
    expect(scripts()).toEqual([]);
    expect(consents().at(-1)).toEqual(['update', 'denied']);
    expect(pixelCommands().at(-1)).toEqual(['consent', 'revoke']);
    expect(document.querySelector('meta')?.content).toMatch(/connect-src 'self' /);
    // In happy-dom a cookie outlives the millisecond in which it ends.
    await waitFor(() => expect(document.cookie).toBe('kept=1'));
    answer('analytics', 'marketing');
    refusal = new AbortController();
    page.start();
    expect(scripts()).toEqual([]);
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
    document.cookie = 'kept=; path=/; max-age=0';
  });

  test('who withdraws from advertising alone keeps the cookies of numbers', async () => {
    allowed = ['analytics', 'marketing'];
    (await start()).start();
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
    for (const name of ['_ga', '_fbp', '_gcl_au']) document.cookie = `${name}=1; path=/`;
    answer('analytics');
    await waitFor(() => expect(document.cookie).toBe('_ga=1'));
    expect(pixelCommands().at(-1)).toEqual(['consent', 'revoke']);
    // biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no cookie store
    document.cookie = '_ga=; path=/; max-age=0';
  });

  test('a visitor who allows nothing gets no tags, and the page stays as it is', async () => {
    allowed = [];
    (await start()).start();
    refusal.abort();
    expect([scripts(), dataLayer(), globals.fbq, document.querySelector('meta')]).toEqual([[], [], undefined, null]);
  });
});
