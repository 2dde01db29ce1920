import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { ContributorSession } from '#runtime/contracts/contributors.ts';
import { SITE_STATUS } from '#runtime/contracts/site-enumerations.ts';
import { apiErrors as german } from '#runtime/i18n/de/server.ts';
import { Buyer, read } from '../../test/worker/buyer.ts';
import { ContributorBrowser } from '../../test/worker/contributor.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';

beforeEach(openShops);

const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';

test.each(['/config', '/config/', '/config/orders/1001'])('%s is the console’s page', async (path) => {
  const response = await new Buyer().fetch(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(
    new RegExp(
      `<body data-site="${SHOP.id}" data-title="[^"]*" data-status="8" data-currency="USD" data-country="US" data-time-zone="[^"]+" data-xsrf="" data-sign-in="">`,
    ),
  );
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
});

test('its policy allows scripts of the shop alone, none from a text, and no page around it', async () => {
  const policy = policyOf(await new Buyer().fetch('/config/'));
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      "script-src 'self'",
      "connect-src 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types storefront',
    ]),
  );
  expect(policy).not.toContain('unsafe');
});

test('the nonce of its style sheets is another one each time, and stands where scripts read it', async () => {
  const pages = await Promise.all([1, 2].map(() => new Buyer().fetch('/config/')));
  const nonces = await Promise.all(
    pages.map(async (page) => {
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(policyOf(page)) ?? [];
      expect(await page.text()).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
      return nonce;
    }),
  );
  expect(new Set(nonces).size).toBe(2);
});

test('owners reach it while their shop is closed to visitors', async () => {
  await env.DB.prepare('UPDATE sites SET status = ?1, updated_at = updated_at + 1 WHERE site_id = ?2')
    .bind(SITE_STATUS.expired, SHOP.id)
    .run();
  expect((await new Buyer().fetch('/config/')).status).toBe(200);
  expect((await new Buyer().fetch('/')).status).not.toBe(200);
});

test('nothing is sent to it', async () => {
  expect((await new Buyer().fetch('/config/', { method: 'POST' })).status).toBe(405);
});

test('the console can be installed: its manifest names the shop, and its policy lets the manifest in', async () => {
  const page = await new Buyer().fetch('/config/orders');
  expect(page.headers.get('Content-Security-Policy')).toContain("manifest-src 'self'");
  expect(await page.text()).toContain('<link rel="manifest" href="/config/manifest.webmanifest">');
  const manifest = await new Buyer().fetch('/config/manifest.webmanifest');
  expect(manifest.headers.get('Content-Type')).toBe('application/manifest+json');
  expect(await manifest.json()).toMatchObject({
    name: 'site-a',
    start_url: '/config/',
    scope: '/config/',
    display: 'standalone',
  });
});

test('the service worker of the console runs one script of the shop for the console alone', async () => {
  const modules = { 'console-service-worker': ['sq/console/service-worker.abcd.js'] };
  const ASSETS: Pick<Fetcher, 'fetch'> = { fetch: async () => Response.json({ modules }) };
  const answer = await new Buyer().fetch('/config/service-worker.js', { env: { ASSETS: ASSETS as Fetcher } });
  expect(await answer.text()).toBe('importScripts("/sq/console/service-worker.abcd.js");');
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('no-cache');
  expect(answer.headers.get('Service-Worker-Allowed')).toBeNull();
  expect(policyOf(answer)).toBe("default-src 'none'; script-src 'self'");
  expect(policyOf(await new Buyer().fetch('/config/'))).toContain("worker-src 'self'");
});

const languageOfPage = async (page: Response) => /<html lang="(\w+)">/.exec(await page.text())?.[1];

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['fr-FR,de;q=0.5', 'de'],
  ['en-GB,de;q=0.5', 'en'],
  ['ja', 'en'],
  ['', 'en'],
])('a browser that reads “%s” gets the console in %s', async (accepted, language) => {
  const page = await new Buyer().fetch('/config/', { headers: { 'Accept-Language': accepted } });
  expect(page.headers.get('Vary')).toContain('Accept-Language');
  expect(await languageOfPage(page)).toBe(language);
});

test('a person’s choice of language goes before that of the browser, until they take it back', async () => {
  const ann = new ContributorBrowser();
  await ann.join('ann');
  const choose = (language: string) => ann.send('PUT', '/api/contributors/session/language', { language });
  const open = async () => languageOfPage(await ann.fetch('/config/', { headers: { 'Accept-Language': 'en' } }));
  expect(await read(await choose('de'), ContributorSession)).toMatchObject({ language: 'de' });
  expect((await ann.session())?.language).toBe('de');
  expect(await open()).toBe('de');
  expect((await choose('fr')).status).toBe(400);
  expect(
    (await new ContributorBrowser().send('PUT', '/api/contributors/session/language', { language: 'en' })).status,
  ).toBe(401);
  expect(await open()).toBe('de');
  await choose('');
  expect(await open()).toBe('en');
});

test('whether single keys act is kept for the person alone, in all their sessions', async () => {
  const [ann, bob] = [new ContributorBrowser(), new ContributorBrowser()];
  await ann.join('ann');
  await bob.join('bob');
  const choose = (hasSingleKeys: unknown, by = ann) =>
    by.send('PUT', '/api/contributors/session/keys', { hasSingleKeys });
  expect((await ann.session())?.hasSingleKeys).toBe(true);
  for (const _ of [1, 2])
    expect(await read(await choose(false), ContributorSession)).toMatchObject({ hasSingleKeys: false });
  expect([(await ann.session())?.hasSingleKeys, (await bob.session())?.hasSingleKeys]).toEqual([false, true]);
  expect((await choose('no')).status).toBe(400);
  expect((await choose(true, new ContributorBrowser())).status).toBe(401);
  expect(await read(await choose(true), ContributorSession)).toMatchObject({ hasSingleKeys: true });
});

test('a refusal is in the language of the console that called, whatever the shop’s', async () => {
  const headers = { 'Accept-Language': 'de', 'X-Contributor-XSRF-Token': '' };
  const answer = await new Buyer().fetch('/api/contributors/sessions', { headers });
  expect(await answer.json()).toMatchObject({ error: german.SIGN_IN_NEEDED });
});
