import { env } from 'cloudflare:workers';
import { beforeEach, expect, test } from 'vitest';
import { SITE_STATUS } from '#runtime/contracts/site-enumerations.ts';
import { Buyer } from '../../test/worker/buyer.ts';
import { openShops, SHOP } from '../../test/worker/shops.ts';

beforeEach(openShops);

const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';

test.each(['/config', '/config/', '/config/orders/1001'])('%s is the console’s page', async (path) => {
  const response = await new Buyer().fetch(path);
  expect(response.status).toBe(200);
  expect(await response.text()).toMatch(
    new RegExp(
      `<body data-site="${SHOP.id}" data-title="[^"]*" data-status="8" data-currency="USD" data-time-zone="[^"]+" data-xsrf="" data-sign-in="">`,
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
