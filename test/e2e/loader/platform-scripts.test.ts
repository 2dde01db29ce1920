import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { connectBrowser, getShared } from '../harness/shared.ts';
import { addBuild, type Site, serve } from '../harness/site.ts';
import { rememberCart, scriptTag, visit } from '../harness/visit.ts';

const ENGINE_HTML = `<a class="sqs-custom-cart" href="/cart"><i class="sqs-cart-quantity">0</i></a>
  <div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="lamp">Add To Cart</div>`;
const CONTEXT = '<script>Static = { SQUARESPACE_CONTEXT: {} }</script>';
const LIVE = '<script>Squarespace = {}</script>';

let browser: Browser;
let shop: Site;
let host: Site;

beforeAll(async () => {
  [browser, shop, host] = await Promise.all([connectBrowser(), serve('localhost'), serve('127.0.0.1')]);
  addBuild(shop, await getShared('scripts'));
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(() => Promise.all([browser.close(), shop.close(), host.close()]));

async function engineHtmlAfter(scripts: string, attributes: string): Promise<string> {
  const tag = scriptTag(shop, attributes);
  const { page, untilIdle } = await visit(
    browser,
    host,
    `${ENGINE_HTML}<sq-cart-pill></sq-cart-pill>${scripts}${tag}`,
    rememberCart,
  );
  await page.waitForFunction(() => customElements.get('sq-cart-pill'));
  await untilIdle();
  return page.evaluate(() =>
    [...document.querySelectorAll('.sqs-custom-cart, .sqs-add-to-cart-button')]
      .map((element) => element.outerHTML)
      .join('\n  '),
  );
}

test('an element on a page with `stay-off` leaves the engine HTML as it is', async () => {
  expect(await engineHtmlAfter(CONTEXT + LIVE, 'data-platform="stay-off"')).toBe(ENGINE_HTML);
});

test('a page with `stay-off` is served when the platform’s scripts are not there', async () => {
  expect(await engineHtmlAfter(CONTEXT, 'data-platform="stay-off"')).not.toBe(ENGINE_HTML);
});

test('a page with the platform’s scripts is taken over unless the tag says otherwise', async () => {
  expect(await engineHtmlAfter(CONTEXT + LIVE, '')).not.toBe(ENGINE_HTML);
});
