import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { SITE_ID } from '../../../demo/seed.ts';
import { buildPackagedPage } from '../harness/packaged-page.ts';
import { getShared } from '../harness/shared.ts';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import { eventually, newEmbedVisitor, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const folder = (await getShared('packages'))['storefront-widgets'] ?? '';

const POLICY = {
  'default-src': "'none'",
  'connect-src': SHOP_URL,
  'img-src': SHOP_URL,
  'require-trusted-types-for': "'script'",
};
const NAMES = ['react', 'vue', 'svelte'] as const;

test('a page bundled from the package sells in React, Vue and Svelte, after a server has rendered it, in its own language and under a strict policy', async () => {
  const { pages, script, files } = await buildPackagedPage(folder);
  expect(script).toBeUndefined();
  for (const name of NAMES) expect(pages[name]).toMatch(/<sq-product-block [^>]*>[\s\S]*<b>moment<\/b>/);

  const page = await (await newEmbedVisitor()).newPage();
  await serve(page, htmlOf(pages), (name) => files.get(name), {
    'script-src': "'self'",
    'trusted-types': 'storefront vue svelte-trusted-html',
  });
  const fromShop: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.url().startsWith(SHOP_URL)) fromShop.push(request.url());
  });
  await page.goto(`${EMBED_URL}/`);
  const add = (name: string) =>
    page.locator(`#${name} sq-product-block`).getByRole('button', { name: 'In den Warenkorb' });
  for (const name of NAMES) await add(name).waitFor();
  expect(await page.evaluate(() => customElements.get('sq-cart-pill') === undefined)).toBe(true);
  await page.evaluate('takeOver()');

  for (const [i, name] of NAMES.entries()) {
    await add(name).click();
    await eventually(() => page.evaluate('heard')).toHaveLength(i + 1);
  }
  expect(await page.evaluate('heard')).toEqual(NAMES.map((name) => `${name}: Everyday Teapot`));
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('3 Artikel');
  expect(await pill(page).locator('a').getAttribute('href')).toBe(`${SHOP_URL}/cart`);
  expect(await page.locator('sq-product-block.block').count()).toBe(3);
  expect(fromShop).toEqual([]);
});

test('a page without a bundler names the shop by the tag, and the shop’s own script joins it', async () => {
  const visitor = await newEmbedVisitor({}, { expectedErrors: /is defined already and stays as it is/ });
  const page = await visitor.newPage();
  const html = `<!doctype html><html lang="en"><title>Tea</title>
    <script type="module" src="/elements/all.js" data-shop="${SHOP_URL}" data-site="${SITE_ID}"></script>
    <sq-cart-pill></sq-cart-pill><sq-product-block product="everyday-teapot"></sq-product-block></html>`;
  await serve(page, html, (name) => readFileSync(join(folder, name), 'utf8'), {
    'script-src': `'self' ${SHOP_URL}`,
    'trusted-types': "storefront storefront-tag 'allow-duplicates'",
  });
  await page.goto(`${EMBED_URL}/`);
  await page.locator('sq-product-block').getByRole('button', { name: 'Add To Cart' }).click();
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  expect(await page.evaluate(() => customElements.get('sq-cart') === undefined)).toBe(true);

  const loaded = await page.evaluate(
    `import('/index.js').then(async ({ loadStorefront }) => {
      const shop = { shop: '${SHOP_URL}', site: '${SITE_ID}', platform: 'stay-off' };
      const [one, other] = await Promise.all([loadStorefront(shop), loadStorefront(shop)]);
      const { totalQuantity } = await one.cart.get();
      return { isSame: one === other && one === window.Storefront, totalQuantity };
    })`,
  );
  expect(loaded).toEqual({ isSame: true, totalQuantity: 1 });
  expect(await page.locator('script[src$="/storefront.js"]').count()).toBe(1);
});

/** Serves a page and its scripts at the address of another site, under a policy that allows these and calls to the shop. */
async function serve(
  page: Page,
  html: string,
  read: (name: string) => string | undefined,
  rules: Readonly<Record<string, string>>,
): Promise<void> {
  const policy = { ...POLICY, ...rules };
  const headers = {
    'content-security-policy': Object.entries(policy)
      .map((rule) => rule.join(' '))
      .join('; '),
  };
  await page.route(`${EMBED_URL}/**`, (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    if (name === '') return route.fulfill({ headers, contentType: 'text/html', body: html });
    const body = name.endsWith('.js') ? read(name) : undefined;
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'text/javascript', body });
  });
}

function htmlOf(pages: Record<string, string>): string {
  const places = NAMES.map((name) => `<div id="${name}">${pages[name]}</div>`).join('\n');
  return `<!doctype html><html lang="de" data-shop="${SHOP_URL}" data-site="${SITE_ID}"><title>Tea</title>
    <script type="module" src="/page.js"></script>${places}</html>`;
}
