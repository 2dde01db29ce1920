import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SITE_ID } from '../../../demo/seed.ts';
import { keptVersions, readRelease } from '../../../runtime/build/release/kept-release.ts';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  buttonLabel,
  eventually,
  expectAdded,
  newEmbedVisitor,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Serves copies of files, as a content network does. */
const NETWORK = 'https://copies.example';
const HTML = (loader: string) => `<!doctype html><html lang="en"><title>Counter</title>
  <script async src="${NETWORK}/${loader}" data-shop="${SHOP_URL}" data-site="${SITE_ID}"></script>
  <sq-cart-pill></sq-cart-pill>
  <div class="sqs-add-to-cart-button-wrapper">
    <div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="ss-house-blend" data-product-type="1" data-original-label="Add To Cart">
      <div class="sqs-add-to-cart-button-inner">Add To Cart</div>
    </div>
  </div>
  <sq-product-block product="everyday-teapot"></sq-product-block>
  <sq-cart></sq-cart>`;

startBrowser();

const versions = keptVersions(ROOT);

test('a release is kept: npm run build && npm run release -- --keep', () => {
  expect(versions).not.toEqual([]);
});

/** Which files of the release the shop still serves: those that were replaced less than 30 days ago, or none. */
describe.each(versions)('a page that has pinned the loader of %s', (version) => {
  const { loader, files } = readRelease(ROOT, version);

  test('sells by the release’s own scripts while the shop keeps them', async () => {
    const visitor = await newEmbedVisitor();
    const strays: string[] = [];
    await visitor.route(`${SHOP_URL}/sq/**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1);
      const body = files[name];
      if (body !== undefined) return route.fulfill(script(body));
      strays.push(name);
      return route.continue();
    });
    await buy(visitor, loader, files[loader] ?? '');
    expect(strays).toEqual([]);
  });

  test('sells by this build’s scripts once its own are gone', async () => {
    const visitor = await newEmbedVisitor({}, { expectedErrors: /404|storefront/ });
    let isNewest = false;
    await visitor.route(`${SHOP_URL}/newest.js*`, (route) => {
      isNewest = true;
      return route.continue();
    });
    await visitor.route(`${SHOP_URL}/sq/**`, (route) =>
      isNewest ? route.continue() : route.fulfill({ status: 404, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await buy(visitor, loader, files[loader] ?? '');
    expect(isNewest).toBe(true);
  });
});

const script = (body: string) => ({
  body,
  contentType: 'text/javascript',
  headers: { 'Access-Control-Allow-Origin': '*' },
});

/** Puts two products into the cart, by the engine's button and by the element, and reads the cart. */
async function buy(visitor: BrowserContext, loader: string, text: string): Promise<void> {
  await visitor.route(`${NETWORK}/${loader}`, (route) => route.fulfill(script(text)));
  await visitor.route(`${EMBED_URL}/`, (route) => route.fulfill({ contentType: 'text/html', body: HTML(loader) }));
  const page: Page = await visitor.newPage();
  await page.goto(`${EMBED_URL}/`);
  await expectAdded(buttonLabel(page), () => addButton(page).click());
  await page.locator('sq-product-block [part=button]').click();
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('2 items');
  await eventually(() => page.locator('sq-cart [part=line]').count()).toBe(2);
  await page.locator('sq-cart [part=remove]').first().click();
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
}
