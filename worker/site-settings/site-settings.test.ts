import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { SiteDomains } from '#runtime/contracts/domains.ts';
import { OwnerSite, SiteOrigins, type SiteSettings } from '#runtime/contracts/site.ts';
import { SITE_STATUS } from '#runtime/contracts/site-enumerations.ts';
import { VISITOR_COOKIES } from '#runtime/contracts/visitor-cookies.ts';
import { Buyer, read, refusal } from '../../test/worker/buyer.ts';
import { fakeInternet } from '../../test/worker/fake-dns.ts';
import { OwnerProgram } from '../../test/worker/owner.ts';
import { addJsonTemplates, OTHER, openShops, PRODUCTS, SHOP } from '../../test/worker/shops.ts';
import { app } from '../app.ts';
import type { Site } from '../site/site.ts';
import { statusEffect } from '../site/status.ts';
import { installmentContext } from '../site/store-settings.ts';

const SITE = '/api/owner/site';
let owner: OwnerProgram;

beforeEach(async () => {
  await openShops();
  await addJsonTemplates();
  owner = await OwnerProgram.of();
});

async function readSite(): Promise<OwnerSite> {
  return read(await owner.fetch(SITE), OwnerSite);
}

async function put(change: Partial<SiteSettings>, version?: number): Promise<Response> {
  const { siteId: _, version: current, updatedAt: __, ...settings } = await readSite();
  const headers = { 'If-Match': `"${version ?? current}"` };
  return owner.fetch(SITE, { method: 'PUT', body: { ...settings, ...change }, headers });
}

async function changed(change: Partial<SiteSettings>): Promise<OwnerSite> {
  return read(await put(change), OwnerSite);
}

test('a site that others copy as a template counts nobody before they agree, and a change that does not say so keeps it', async () => {
  const counted = async () => {
    const visitor = new Buyer();
    await visitor.fetch('/');
    return VISITOR_COOKIES.filter((name) => visitor.cookies.get(name));
  };
  const { cloneable } = await readSite();
  expect([cloneable, (await counted()).length]).toEqual([false, VISITOR_COOKIES.length]);
  expect(await changed({ cloneable: true })).toMatchObject({ cloneable: true });
  expect(await counted()).toEqual([]);
  expect(await changed({ title: 'Renamed', cloneable: undefined })).toMatchObject({
    title: 'Renamed',
    cloneable: true,
  });
  expect(await changed({ cloneable: false })).toMatchObject({ cloneable: false });
  expect((await counted()).length).toBe(VISITOR_COOKIES.length);
});

test('an owner replaces all settings, pages show them, and an answer can be sent back', async () => {
  await env.DB.prepare(
    `UPDATE sites SET website = '{"own":1,"captchaSettings":{"provider":"local","siteKey":"pass","mode":"score","enabledForDonations":false}}',
       website_settings = '{"own":2,"disqusShortName":"old"}' WHERE site_id = ?1`,
  )
    .bind(SHOP.id)
    .run();
  const first = await readSite();
  expect(first.websiteSettings).toMatchObject({ disqusShortname: 'old', captcha: { siteKey: 'pass' } });
  const before = (await new Buyer().fetch('/')).headers.get('ETag');
  const change: Partial<SiteSettings> = {
    title: 'New name',
    language: 'pt-BR',
    languages: ['de', 'fr-CA'],
    timeZone: 'Europe/Lisbon',
    colors: { accent: 'rgb(255, 0, 0)', dark: { hue: 12, saturation: 0.5, lightness: 0.1, alpha: 0.5 } },
    websiteSettings: { ...first.websiteSettings, simpleLikingEnabled: true, useCLDRMoneyFormat: false, captcha: null },
    switchedOff: [70, 2, 2],
  };
  const site = await changed(change);
  expect(site).toMatchObject({
    ...change,
    colors: { ...change.colors, accent: { hue: 0, saturation: 1, lightness: 0.5 } },
    switchedOff: [2, 70],
    version: first.version + 1,
  });
  const page = await new Buyer().fetch('/');
  const text = await page.text();
  expect(page.headers.get('ETag')).not.toBe(before);
  expect(text).toContain(':root{--sq-accent:hsl(0 100% 50%);--sq-on-accent:hsl(0 0% 0%)}');
  expect(page.headers.get('Content-Security-Policy')).toMatch(/style-src 'self' 'sha256-[^']{43}='/);
  for (const part of ['New name', '"useCLDRMoneyFormat":false', '"own":1', '"own":2', '"accent":{"hue":0']) {
    expect(text).toContain(part);
  }
  expect(await changed({})).toEqual({ ...site, version: site.version + 1, updatedAt: expect.any(Number) });
  expect((await readSite()).updatedAt).toBeGreaterThan(site.updatedAt);
});

test('of two owners who change the site at once, one is refused with the current version', async () => {
  const { version } = await readSite();
  const answers = await Promise.all([put({ title: 'One' }, version), put({ title: 'Two' }, version)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
  const late = answers.find(({ status }) => status === 412);
  expect(late?.headers.get('ETag')).toBe(`"${version + 1}"`);
  const audit = await env.DB.prepare("SELECT count(*) AS n FROM audit_log WHERE action = 'site.changed'").first('n');
  expect(audit).toBe(1);
  expect((await owner.fetch(SITE, { method: 'PUT', body: {} })).status).toBe(400);
});

const COLOR = 'A colour is 3 to 6 hexadecimal digits, rgb(), rgba(), hsl(), hsla(), hwb() or a colour’s name.';
test('an invalid setting is refused with the name of the field', async () => {
  const cases: [object, string, string?][] = [
    [{ title: ' ' }, 'title'],
    [{ identifier: 'Not so' }, 'identifier'],
    [{ status: 9 }, 'status'],
    [{ language: 'deutsch!' }, 'language'],
    [{ language: 'de-de' }, 'language'],
    [{ languages: ['fi'] }, 'languages', 'We have no texts in fi.'],
    [{ languages: ['en-US'] }, 'languages', 'en-US is the site’s own language.'],
    [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
    [{ timeZone: '+01:00' }, 'timeZone'],
    [{ colors: { a: 'reddish' } }, 'colors.a', COLOR],
    [{ colors: { a: 'rgba(1, 2, 3)' } }, 'colors.a', COLOR],
    [{ colors: { a: 'hsl(361, 101%, 1%)' } }, 'colors.a', 'Hue out of bounds. Saturation out of bounds.'],
    [{ colors: { a: 'hsl(1, 1%)' } }, 'colors.a', 'Missing an H/S/L value.'],
    [
      { colors: { a: { hue: 361, saturation: 2, lightness: -1, alpha: 2 } } },
      'colors.a',
      'Hue out of bounds. Saturation out of bounds. Lightness out of bounds. Alpha out of bounds.',
    ],
    [{ colors: { a: { hue: 1 } } }, 'colors.a', 'Missing an H/S/L value.'],
    [{ switchedOff: [71] }, 'switchedOff.0'],
    [{ secret: 1 }, 'secret'],
  ];
  for (const [change, field, text] of cases) {
    const { status, errors } = await refusal(await put(change));
    expect([status, Object.keys(errors ?? {})], JSON.stringify(change)).toEqual([400, [field]]);
    if (text) expect(Object(errors)[field]).toBe(text);
  }
  expect((await readSite()).version).toBe(1);
});

test('domains and origins are added and removed, and never the last or another site’s', async () => {
  const post = (path: string, body: object) => owner.fetch(`${SITE}/${path}`, { method: 'POST', body });
  const remove = (path: string) => owner.fetch(`${SITE}/${path}`, { method: 'DELETE' });
  const internet = fakeInternet();
  for (const hostname of [' Shop.Example ', 'shop.example', 'bücher.example']) await post('domains', { hostname });
  for (const hostname of ['shop.example', 'xn--bcher-kva.example']) {
    internet.records[`TXT _storefront.${hostname}`] = [`site=${SHOP.id}`];
    await owner.fetch(`${SITE}/domains/${hostname}/check`, { method: 'POST' });
  }
  const { domains } = await read(await owner.fetch(`${SITE}/domains`), SiteDomains);
  expect(domains.map(({ hostname }) => hostname)).toEqual([SHOP.host, 'shop.example', 'xn--bcher-kva.example']);
  expect(await refusal(await post('domains', { hostname: OTHER.host }))).toMatchObject({ code: 'DOMAIN_TAKEN' });
  for (const hostname of ['', 'a.example:8', 'a.example/x', '*.example', '127.0.0.1', '[::1]', 'u@a.example', 'a..b']) {
    expect(await refusal(await post('domains', { hostname })), hostname).toMatchObject({ code: 'INVALID_REQUEST' });
  }
  expect((await new Buyer('shop.example').fetch('/shop')).status).toBe(200);
  expect(await refusal(await remove(`domains/${OTHER.host}`))).toMatchObject({ code: 'DOMAIN_NOT_FOUND' });
  expect((await remove('domains/shop.example')).status).toBe(204);
  expect(await refusal(await remove(`domains/${SHOP.host}`))).toMatchObject({ status: 409, code: 'DOMAIN_IN_USE' });
  const elsewhere = new OwnerProgram(owner.key, 'xn--bcher-kva.example');
  const both = await Promise.all([
    remove('domains/xn--bcher-kva.example'),
    elsewhere.fetch(`${SITE}/domains/${SHOP.host}`, { method: 'DELETE' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);

  owner = both[0]?.status === 204 ? owner : elsewhere;
  await post('origins', { origin: 'https://Embed2.example:443/blog/post.html?from=mail#top' });
  const added = await read(await post('origins', { origin: 'http://localhost:3000' }), SiteOrigins);
  expect(added.origins).toEqual(['http://localhost:3000', SHOP.embed, 'https://embed2.example']);
  for (const origin of ['embed.example', 'localhost:3000', 'ftp://a.example', 'https://*.example', 'null']) {
    const error = `${origin} is not an origin such as https://tags.example.`;
    expect(await refusal(await post('origins', { origin })), origin).toMatchObject({ errors: { origin: error } });
  }
  expect((await remove('origins?origin=https://embed2.example')).status).toBe(204);
  expect((await read(await owner.fetch(`${SITE}/origins`), SiteOrigins)).origins).toHaveLength(2);
});

test('each status of the platform has its effect; any other number closes the shop', () => {
  const named = (test: (number: number) => boolean) =>
    Object.entries(SITE_STATUS).flatMap(([name, number]) => (test(number) ? [name] : []));
  expect(named((number) => !statusEffect(number).isServed)).toEqual(['expired', 'removed']);
  expect(named((number) => !statusEffect(number).sells)).toEqual(['expired', 'removed', 'activeParkingPage']);
  expect(named((number) => !statusEffect(number).isIndexed)).toEqual([
    ...['expired', 'trial', 'removed', 'internal', 'activeParkingPage'],
  ]);
  for (const number of [0, 9, 10, 16]) expect(statusEffect(number).isServed).toBe(false);
});

test('a closed shop shows and sells nothing, keeps its buyers’ pages, and can be opened again', async () => {
  const buyer = await new Buyer().arrive();
  await buyer.addToCart(PRODUCTS.mug.id);
  for (const [status, code] of [
    [SITE_STATUS.expired, 404],
    [SITE_STATUS.removed, 410],
  ] as const) {
    await changed({ status });
    for (const path of ['/', '/shop/p/mug', '/cart', '/checkout', '/commerce/gift-card', '/nothing']) {
      const response = await buyer.fetch(path);
      expect([response.status, response.headers.get('X-Robots-Tag')], path).toEqual([code, 'noindex']);
      const text = await response.text();
      expect(text).toContain('This shop is closed.');
      expect(text).not.toContain('MUG');
    }
    expect(await (await buyer.fetch('/commerce/order-status')).text()).not.toContain('This shop is closed.');
  }
  const visitorCalls = app.routes
    .filter(({ method, path }) => /^(GET|POST|PUT|DELETE)$/.test(method) && path.startsWith('/api/'))
    .filter(({ path, handler }) => !path.startsWith('/api/owner/') && !('scope' in handler));
  const ownerPaths = new Set(app.routes.flatMap(({ path, handler }) => ('scope' in handler ? [path] : [])));
  // Buyers can end their contracts.
  const ending = ['/api/commerce/withdrawals', '/api/commerce/cancellations'];
  // Providers send what happens to earlier payments.
  const webhooks = ['/api/commerce/payments/stripe', '/api/commerce/payments/stripe/:siteId/:accountId'];
  // Tools of a browser's agent read that they may do nothing.
  const open = ['/api/set-up', '/api/openapi.json', '/api/agents', ...webhooks, ...ending];
  // Buyers see their orders and contributors work, but nobody begins an account.
  const isPersonal = (method: string, path: string) =>
    /^\/api\/(site-users|contributors)\//.test(path) && `${method} ${path}` !== 'POST /api/site-users/account';
  for (const { method, path } of visitorCalls) {
    if (ownerPaths.has(path) || open.includes(path) || isPersonal(method, path)) continue;
    const response = await buyer.fetch(path.replaceAll(/:\w+/g, 'x'), {
      method,
      ...(method !== 'GET' && { body: {} }),
    });
    // Programs that act for buyers learn no more than in a shop that they may not use.
    const expected = path.startsWith('/api/ucp/') ? { status: 404 } : { status: 404, code: 'SITE_CLOSED' };
    expect(await refusal(response), `${method} ${path}`).toMatchObject(expected);
  }
  await changed({ status: SITE_STATUS.paid });
  expect((await buyer.cart()).totalQuantity).toBe(1);
});

test('the owner can have amounts in the older format, and switch instalments off', async () => {
  const price = '{.repeated section items}{@|product-price}{.end}';
  await env.DB.prepare("UPDATE templates SET source = ?1, updated_at = 1 WHERE name = 'products.list'")
    .bind(price)
    .run();
  const older = async () => (await (await new Buyer().fetch('/shop')).text()).includes('sqs-money-native');
  expect(await older()).toBe(false);
  const { websiteSettings } = await readSite();
  await changed({ websiteSettings: { ...websiteSettings, useCLDRMoneyFormat: false } });
  expect(await older()).toBe(true);

  const storeSettings = { stripeCountry: 'US', installmentSettings: { enabled: true, min: 100, max: 1000 } };
  const offered = (currency: string, country: string, entitlements: number[]) =>
    installmentContext({
      language: 'en',
      entitlements,
      storeSettings: { ...storeSettings, selectedCurrency: currency, stripeCountry: country },
    } as unknown as Site) !== null;
  expect([offered('USD', 'US', []), offered('USD', 'US', [6]), offered('USD', 'US', [7])]).toEqual([true, false, true]);
  expect([offered('GBP', 'GB', []), offered('GBP', 'GB', [6]), offered('GBP', 'GB', [7])]).toEqual([true, true, false]);
});

test('kinds of products that are switched off are not sold, in a shop that is shown', async () => {
  const buyer = await new Buyer().arrive();
  await buyer.addToCart(PRODUCTS.mug.id);
  const add = () =>
    buyer.fetch('/api/commerce/shopping-cart/entries', {
      method: 'POST',
      body: { itemId: PRODUCTS.mug.id, sku: 'MUG', quantity: 1 },
    });
  const subscribe = () =>
    buyer.fetch('/api/3/commerce/cart/subscription', {
      method: 'POST',
      body: { itemId: PRODUCTS.box.id, sku: 'BOX', qty: 1 },
    });
  const checkout = () => buyer.fetch('/api/commerce/checkout', { method: 'POST' });
  const gift = () => buyer.fetch(`/commerce/gift-card?itemId=${PRODUCTS.giftCard.id}`);
  const sold = async () =>
    (await Promise.all([add(), checkout(), subscribe(), gift()])).map(({ status }) => status < 400);
  expect(await sold()).toEqual([true, true, true, true]);
  for (const [change, what] of [
    [{ switchedOff: [2] }, [true, true, true, false]],
    [{ switchedOff: [3] }, [true, true, false, true]],
    [{ switchedOff: [1] }, [false, false, false, false]],
    [{ switchedOff: [], status: SITE_STATUS.activeParkingPage }, [false, false, false, false]],
    [{ status: SITE_STATUS.trial }, [true, true, true, true]],
  ] as const) {
    await changed(change as Partial<SiteSettings>);
    expect(await sold(), JSON.stringify(change)).toEqual(what);
  }
  const page = await buyer.fetch('/shop');
  expect(page.status).toBe(200);
  expect(await (await buyer.fetch('/shop')).text()).toContain('noindex');
});
