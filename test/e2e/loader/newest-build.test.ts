import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectBrowser } from '../harness/shared.ts';
import { bundleLoader, type Site } from '../harness/site.ts';
import { afterPauses, ENTRIES, installClock, openSites, scriptTag, type Visit, visit } from '../harness/visit.ts';

const BUTTON = '<div class="sqs-add-to-cart-button" id="a" role="button" tabindex="0">Add To Cart</div>';
const HTML = `${BUTTON}<sq-counter></sq-counter>`;

let browser: Browser;
let shop: Site;
let host: Site;
let older: Map<string, string>;
let newer: Map<string, string>;

beforeAll(async () => {
  browser = await connectBrowser();
  ({ shop, host } = await openSites());
  [older, newer] = await Promise.all([
    bundleLoader(ENTRIES, { suffix: '.older' }),
    bundleLoader(ENTRIES, { suffix: '.newer' }),
  ]);
});
afterAll(() => Promise.all([browser.close(), shop.close(), host.close()]));
beforeEach(() => {
  shop.troubles.clear();
  shop.requests.length = 0;
  shop.files.clear();
  serve(older);
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));

function serve(build: Map<string, string>): void {
  for (const [path, text] of build) shop.files.set(path, text);
}

/** Puts a newer build in the place of the older one, whose modules are gone. Its loader may be in a browser's cache. */
function deploy(): void {
  shop.files.clear();
  serve(newer);
  shop.files.set('/storefront.js', older.get('/storefront.js') ?? '');
}

const asked = (name: string) => shop.requests.filter((path) => path.startsWith(`/${name}`));
const acts = ({ page }: Visit) => page.evaluate(() => window.acts);

describe('a page whose build has been replaced', () => {
  test('gets the modules of the newest build, and asks for their list once', async () => {
    deploy();
    const release = shop.hold('newest.js');
    const opened = await visit(browser, host, `${HTML}${scriptTag(shop)}`);
    await opened.page.waitForFunction(() => 'Storefront' in window);
    await opened.page.click('#a');
    release();
    await expect.poll(() => acts(opened)).toEqual(['kept a']);
    expect(await opened.page.textContent('sq-counter button')).toBe('{"presses":0}');
    expect(asked('sq/page')).toContain('/sq/page.newer.js');
    expect(asked('newest.js')).toHaveLength(1);
    expect(opened.complaints).toEqual([]);
  });

  test('keeps the modules that run, and gets others from the newest build', async () => {
    const opened = await visit(browser, host, `${BUTTON}${scriptTag(shop)}`);
    await opened.page.waitForFunction(() => window.setUps.length > 0);
    deploy();
    await opened.page.evaluate(() => window.Storefront?.ready?.('sq-counter'));
    await opened.page.click('#a');
    expect(await acts(opened)).toEqual(['clicked a']);
    expect(await opened.page.evaluate(() => window.setUps)).toEqual(['a']);
    expect(asked('sq/page').every((path) => path.includes('older'))).toBe(true);
    expect(asked('sq/sq-counter')).toContain('/sq/sq-counter.newer.js');
    expect(opened.complaints).toEqual([]);
  });

  test('asks again where the list could not be fetched at first', async () => {
    deploy();
    shop.troubles.set('/newest.js', { failures: 1 });
    const opened = await visit(browser, host, `${HTML}${scriptTag(shop)}`, installClock);
    await afterPauses(opened.page, () => opened.page.evaluate(() => window.setUps.length)).toBeGreaterThan(0);
    expect(opened.complaints).toEqual([]);
  });

  test('a module that the newest build does not have is reported by its name', async () => {
    deploy();
    const { page, complaints } = await visit(browser, host, scriptTag(shop));
    await page.waitForFunction(() => 'Storefront' in window);
    await page.evaluate(() => {
      const boot = window.Storefront?.[Symbol.for('storefront.boot') as never] as unknown as {
        load(name: string): Promise<unknown>;
      };
      return boot.load('gone').catch(() => {});
    });
    await expect
      .poll(() => complaints)
      .toEqual([expect.stringMatching(/^\[storefront\] gone Error: There is no module gone\./)]);
  });

  test('a page that cannot reach the shop reports the browser’s own error', async () => {
    deploy();
    shop.troubles.set('/newest.js', { failures: Infinity });
    const { page, complaints } = await visit(browser, host, `${HTML}${scriptTag(shop)}`, installClock);
    await afterPauses(page, () => complaints.toSorted()).toEqual([
      expect.stringMatching(/^\[storefront\] elements TypeError/),
      expect.stringMatching(/^\[storefront\] first-sign TypeError/),
      expect.stringMatching(/^\[storefront\] foreign-page TypeError/),
      expect.stringMatching(/^\[storefront\] page TypeError/),
    ]);
  });
});
