import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { VISITOR_COOKIES } from '#runtime/contracts/visitor-cookies.ts';
import { parseCensus } from '#runtime/domain/census-cookie.ts';
import { Buyer, refusal } from '../../test/worker/buyer.ts';
import { openDemo } from '../../test/worker/demo-shop.ts';

const HOST = 'localhost';
const CONSENT = '/api/consent';
const RESTRICTIVE = { isRestrictiveCookiePolicyEnabled: true };

async function setPrivacy(settings: object): Promise<void> {
  await env.DB.prepare("UPDATE sites SET store_settings = json_set(store_settings, '$.privacySettings', json(?1))")
    .bind(JSON.stringify(settings))
    .run();
}

/** The visitor's cookies that are there, without those that were cleared. */
const counted = ({ cookies }: Buyer) => VISITOR_COOKIES.filter((name) => cookies.get(name)).toSorted();
const ALL = [...VISITOR_COOKIES].toSorted();
const value = ({ cookies }: Buyer, name: string) => decodeURIComponent(cookies.get(name) ?? '');
const choose = (visitor: Buyer, choice: unknown) => visitor.fetch(CONSENT, { method: 'POST', body: { choice } });

beforeEach(() => openDemo());

describe('the cookies by which visitors are counted', () => {
  test('a first page sets all five, for scripts to read, with the lifetimes that they need', async () => {
    const visitor = new Buyer(HOST);
    const response = await visitor.fetch('/about');
    const lines = response.headers.getSetCookie().filter((line) => line.startsWith('ss_'));
    const lifetime = (name: string) =>
      /Max-Age=(\d+)/.exec(lines.find((line) => line.startsWith(`${name}=`)) ?? '')?.[1];
    expect(counted(visitor)).toEqual(ALL);
    expect(lines.filter((line) => /HttpOnly/i.test(line))).toEqual([]);
    expect(lines.every((line) => line.includes('Path=/') && line.includes('SameSite=Lax'))).toBe(true);
    expect([lifetime('ss_cvr'), lifetime('ss_cvt')]).toEqual([String(2 * 365 * 86_400), String(30 * 60)]);
    const census = parseCensus(value(visitor, 'ss_cvr'));
    expect(census).toMatchObject({ visits: 1, previousVisit: census?.firstVisit, lastVisit: census?.firstVisit });
    expect(value(visitor, 'ss_cid')).toBe(census?.id);
  });

  test('further pages go on with the visit, and half an hour later another one begins', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 5, 1) });
    try {
      const visitor = new Buyer(HOST);
      await visitor.fetch('/about');
      const first = parseCensus(value(visitor, 'ss_cvr'));
      vi.advanceTimersByTime(60_000);
      await visitor.fetch('/shop');
      expect(parseCensus(value(visitor, 'ss_cvr'))).toEqual(first);
      // The browser drops the cookie of a visit that is over.
      visitor.cookies.delete('ss_cvt');
      vi.advanceTimersByTime(60 * 60_000);
      await visitor.fetch('/shop');
      expect(parseCensus(value(visitor, 'ss_cvr'))).toEqual({
        ...first,
        previousVisit: first?.firstVisit,
        lastVisit: Date.now(),
        visits: 2,
      });
      expect(value(visitor, 'ss_cpvisit')).toBe(String(first?.firstVisit));
    } finally {
      vi.useRealTimers();
    }
  });

  test.each(['', 'nonsense', 'id|1|2|3', 'visitor-1|1|2|3|0', '%E0%A4%A'])(
    'a census of %j is replaced',
    async (malformed) => {
      const visitor = new Buyer(HOST);
      visitor.cookies.set('ss_cvr', malformed);
      visitor.cookies.set('ss_cvt', '1000');
      await visitor.fetch('/about');
      expect(parseCensus(value(visitor, 'ss_cvr'))?.visits).toBe(1);
    },
  );

  test.each<[string, object, Record<string, string>, Record<string, string>, readonly string[]]>([
    ['a restrictive policy before the answer', RESTRICTIVE, {}, {}, []],
    ['a restrictive policy and consent', RESTRICTIVE, { ss_cookieAllowed: 'analytics' }, {}, ALL],
    ['a restrictive policy and consent to advertising alone', RESTRICTIVE, { ss_cookieAllowed: 'marketing' }, {}, []],
    ['a refusal', {}, { ss_cookieAllowed: 'none' }, {}, []],
    ['an absolute policy', { isRestrictiveCookiePolicyAbsolute: true }, { ss_cookieAllowed: 'analytics' }, {}, []],
    ['analytics that are switched off', { isAnalyticsDisabled: true }, { ss_cookieAllowed: 'analytics' }, {}, []],
    ['Global Privacy Control', {}, {}, { 'Sec-GPC': '1' }, []],
    ['Global Privacy Control and consent', {}, { ss_cookieAllowed: 'analytics' }, { 'Sec-GPC': '1' }, ALL],
    ['an editor', {}, { ContributorRole: '4' }, {}, []],
    ['a viewer', {}, { ContributorRole: '10' }, {}, ALL],
    ['a page that the browser fetches in advance', {}, {}, { 'Sec-Purpose': 'prefetch' }, []],
  ])('%s', async (_, settings, cookies, headers, expected) => {
    await setPrivacy(settings);
    const visitor = new Buyer(HOST);
    for (const [name, text] of Object.entries(cookies)) visitor.cookies.set(name, text);
    await visitor.fetch('/about', { headers });
    expect(counted(visitor)).toEqual(expected);
  });

  test('a policy that becomes restrictive clears the cookies that are there, also with an unchanged page', async () => {
    const visitor = new Buyer(HOST);
    const etag = (await visitor.fetch('/about')).headers.get('ETag') ?? '';
    expect(counted(visitor)).toEqual(ALL);
    await visitor.fetch('/about', { headers: { 'Sec-GPC': '1', 'If-None-Match': etag } });
    expect(counted(visitor)).toEqual([]);
    await visitor.fetch('/about');
    await setPrivacy(RESTRICTIVE);
    await visitor.fetch('/shop');
    expect(counted(visitor)).toEqual([]);
  });

  test('a template that others copy sets none', async () => {
    await env.DB.prepare("UPDATE sites SET website = json_set(website, '$.cloneable', json('true'))").run();
    const visitor = new Buyer(HOST);
    await visitor.fetch('/about');
    expect(counted(visitor)).toEqual([]);
  });

  test('a page has the site’s settings for its scripts', async () => {
    await setPrivacy({ isCookieBannerEnabled: true, isAnalyticsDisabled: true });
    const html = await (await new Buyer(HOST).fetch('/about')).text();
    expect(html).toContain(
      '"cookieSettings":{"isRestrictiveCookiePolicyEnabled":false,"isRestrictiveCookiePolicyAbsolute":false,"isCookieBannerEnabled":true,"isAnalyticsDisabled":true}',
    );
  });
});

describe('a visitor’s answer', () => {
  test('consent is kept for a year and begins a visit, and a refusal ends both', async () => {
    await setPrivacy(RESTRICTIVE);
    const visitor = await new Buyer(HOST).arrive();
    const consented = await choose(visitor, ['analytics']);
    expect([consented.status, consented.headers.get('Cache-Control')]).toEqual([204, 'no-store']);
    expect(consented.headers.getSetCookie().join('\n')).toMatch(
      /ss_cookieAllowed=analytics; Max-Age=31536000; Path=\//,
    );
    expect(counted(visitor)).toEqual(ALL);
    expect((await choose(visitor, [])).status).toBe(204);
    expect([value(visitor, 'ss_cookieAllowed'), counted(visitor)]).toEqual(['none', []]);
  });

  test('consent to what the owner has switched off sets no cookie that counts', async () => {
    await setPrivacy({ isRestrictiveCookiePolicyAbsolute: true });
    const visitor = await new Buyer(HOST).arrive();
    await choose(visitor, ['analytics', 'marketing']);
    expect(counted(visitor)).toEqual([]);
  });

  test.each([[['spying']], [['analytics', 'analytics', 'analytics']]])('the answer %j is refused', async (choice) => {
    const visitor = await new Buyer(HOST).arrive();
    expect(await refusal(await choose(visitor, choice))).toMatchObject({ status: 400 });
  });
});

describe('the question to visitors', () => {
  const BANNER = { isCookieBannerEnabled: true, ...RESTRICTIVE };
  const page = async (visitor: Buyer, path = '/about', headers = {}) => (await visitor.fetch(path, { headers })).text();
  const send = (visitor: Buyer, entries: Record<string, string>) =>
    visitor.fetch('/cookies', {
      method: 'POST',
      body: new URLSearchParams(entries).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    });

  test('a page asks a visitor who has not answered, with a form that leads back to it', async () => {
    await setPrivacy(BANNER);
    const response = await new Buyer(HOST).fetch('/about?a=1&b="2"');
    const html = await response.text();
    expect(html).toMatch(
      /<body[^>]*><style>[^<]+<\/style><sq-cookie-banner><!--\/\$--><section class="sq-cookie-box" aria-label="/,
    );
    expect(html).toContain('<input type="hidden" name="returnPath" value="/about?a=1&amp;b=%222%22">');
    expect(html).not.toContain(' checked');
    const style = /<style>(html:has[^<]+)<\/style>/.exec(html)?.[1] ?? '';
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style));
    const hash = btoa(String.fromCharCode(...new Uint8Array(digest)));
    expect(response.headers.get('Content-Security-Policy')).toContain(`'sha256-${hash}'`);
  });

  test.each<[string, object, Record<string, string>, Record<string, string>, string]>([
    ['a shop that does not ask', RESTRICTIVE, {}, {}, '/about'],
    ['a visitor who has answered', BANNER, { ss_cookieAllowed: 'none' }, {}, '/about'],
    ['Global Privacy Control', BANNER, {}, { 'Sec-GPC': '1' }, '/about'],
    ['an editor', BANNER, { ContributorRole: '4' }, {}, '/about'],
    ['the checkout', BANNER, {}, {}, '/checkout'],
    ['an absolute policy', { ...BANNER, isRestrictiveCookiePolicyAbsolute: true }, {}, {}, '/about'],
  ])('no question stands in the way of %s', async (_, settings, cookies, headers, path) => {
    await setPrivacy(settings);
    const visitor = new Buyer(HOST);
    for (const [name, text] of Object.entries(cookies)) visitor.cookies.set(name, text);
    expect(await page(visitor, path, headers)).not.toContain('<sq-cookie-banner>');
  });

  test.each([
    ['accept', {}, 'analytics.marketing'],
    ['refuse', { analytics: 'true' }, 'none'],
    ['save', { marketing: 'true' }, 'marketing'],
    ['save', {}, 'none'],
  ])('the answer %s with %j is kept without a script, and the page no longer asks', async (answer, ticked, kept) => {
    await setPrivacy(BANNER);
    const visitor = new Buyer(HOST);
    await page(visitor);
    const response = await send(visitor, { answer, ...ticked, returnPath: '/shop?page=2' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, '/shop?page=2']);
    expect(value(visitor, 'ss_cookieAllowed')).toBe(kept);
    expect(await page(visitor)).not.toContain('<sq-cookie-banner>');
  });

  test('no answer leads to another host, and none is taken from another site’s page', async () => {
    const visitor = new Buyer(HOST);
    const led = await send(visitor, { answer: 'refuse', returnPath: 'https://evil.example/' });
    expect(led.headers.get('Location')).toBe('/cookies?saved');
    const foreign = await visitor.fetch('/cookies', {
      method: 'POST',
      body: 'answer=accept',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(foreign.status).toBe(403);
    expect(value(visitor, 'ss_cookieAllowed')).toBe('none');
    expect((await send(visitor, { answer: 'perhaps' })).status).toBe(400);
  });

  test('the page /cookies shows the answer, from where it can be changed, and the shop’s pages lead to it', async () => {
    await setPrivacy(BANNER);
    const visitor = new Buyer(HOST);
    visitor.cookies.set('ss_cookieAllowed', 'marketing');
    const html = await page(visitor, '/cookies?saved');
    expect(html).toContain('name="marketing" value="true" checked');
    expect(html).toContain('name="analytics" value="true">');
    expect(html).toContain('You can change it here at any time');
    expect(await page(visitor)).toContain('<a href="/cookies">Cookies</a>');
    await setPrivacy({});
    expect(await page(visitor)).not.toContain('href="/cookies"');
  });
});
