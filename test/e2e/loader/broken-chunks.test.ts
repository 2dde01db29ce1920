import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectBrowser } from '../harness/shared.ts';
import type { Site } from '../harness/site.ts';
import {
  afterPauses,
  ENTRIES,
  installClock,
  openSites,
  PAUSES_MS,
  scriptTag,
  type Visit,
  visit,
} from '../harness/visit.ts';

const BUTTON = '<div class="sqs-add-to-cart-button" id="a" role="button" tabindex="0">Add To Cart</div>';
/** Fetches an element that the page does not use, and then puts it there. */
const READY_BUTTON = `<button id="ready" onclick="Storefront.ready('sq-counter').then(
  () => { document.body.append(document.createElement('sq-counter')); acts.push('ready') },
  () => acts.push('failed'))">Count</button>`;
const NATIVE = `<script>document.addEventListener('click', () => acts.push('native'))</script>`;

let browser: Browser;
let shop: Site;
let host: Site;

beforeAll(async () => {
  browser = await connectBrowser();
  ({ shop, host } = await openSites({ ...ENTRIES, 'sq-broken': 'throwing.ts' }));
});
afterAll(() => Promise.all([browser.close(), shop.close(), host.close()]));
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
beforeEach(() => {
  shop.troubles.clear();
  shop.requests.length = 0;
});

/** Opens a page whose clock the test can move past the loader's pauses. */
const open = (html: string) => visit(browser, host, html, installClock);

const acts = ({ page }: Visit) => page.evaluate(() => window.acts);
const asked = (name: string) => shop.requests.filter((path) => path.startsWith(`/sq/${name}`));
/** The path of the first file that a script imports. */
const importedBy = (name: string) => `/sq/${/chunk-\w+\.js/.exec(shop.files.get(`/sq/${name}.js`) ?? '')?.[0]}`;

describe('a script that cannot be fetched', () => {
  test('a script that fails once is fetched again, and no press is lost', async () => {
    const release = shop.hold('/sq/page', 1);
    const opened = await open(`${BUTTON}${scriptTag(shop)}`);
    await opened.page.waitForFunction(() => 'Storefront' in window);
    await opened.page.click('#a');
    release();
    await afterPauses(opened.page, () => acts(opened)).toEqual(['kept a']);
    expect(opened.complaints).toEqual([]);
  });

  test('the last attempt fetches the script under another address', async () => {
    shop.troubles.set('/sq/page', { failures: 2 });
    const opened = await open(`${BUTTON}${scriptTag(shop)}`);
    await afterPauses(opened.page, () => opened.page.evaluate(() => window.setUps.length)).toBeGreaterThan(0);
    expect(asked('page').at(-1)).toBe('/sq/page.js?retry');
    expect(opened.complaints).toEqual([]);
  });

  test('a script that always fails is reported once, and the rest of the page works', async () => {
    const release = shop.hold('/sq/page', Infinity);
    const opened = await open(`${BUTTON}${NATIVE}<sq-counter></sq-counter>${scriptTag(shop)}`);
    const { page } = opened;
    await page.waitForFunction(() => 'Storefront' in window);
    await page.click('#a');
    await page.click('#a');
    release();
    await afterPauses(opened.page, () => opened.complaints).toEqual([
      expect.stringMatching(/^\[storefront\] page Error: page could not be loaded: TypeError/),
    ]);
    expect(asked('page').length).toBeLessThanOrEqual(4);
    expect(await acts(opened)).toEqual(['native']);
    expect(await page.$eval('#a', ({ ariaBusy, className }) => [ariaBusy, className])).toEqual([
      null,
      'sqs-add-to-cart-button',
    ]);
    expect(await page.textContent('sq-counter button')).toBe('{"presses":0}');
    await page.click('#a');
    expect(await acts(opened)).toEqual(['native', 'native']);
  });

  test('ready() rejects when the script of a tag cannot be fetched', async () => {
    shop.troubles.set('sq-counter', { failures: Infinity });
    const opened = await open(`<sq-counter></sq-counter>${scriptTag(shop)}`);
    await opened.page.waitForFunction(() => 'Storefront' in window);
    await opened.page.evaluate(() => {
      window.Storefront?.ready?.('sq-counter').then(
        () => window.acts.push('ready'),
        () => window.acts.push('failed'),
      );
    });
    await afterPauses(opened.page, () => acts(opened)).toEqual(['failed']);
  });

  test('a missing script API rejects the call that needed it, and nothing else', async () => {
    shop.troubles.set('script-api', { failures: Infinity });
    const opened = await open(scriptTag(shop));
    await opened.page.waitForFunction(() => 'Storefront' in window);
    await opened.page.evaluate(() => {
      window.Storefront?.cart?.get().then(
        () => window.acts.push('cart'),
        () => window.acts.push('failed'),
      );
    });
    await afterPauses(opened.page, () => acts(opened)).toEqual(['failed']);
    await expect
      .poll(() => opened.complaints)
      .toEqual([expect.stringMatching(/^\[storefront\] script-api Error: script-api could not be loaded: TypeError/)]);
  });
});

describe('a script that can be fetched later', () => {
  test('the press after a failed one fetches the script again, and works', async () => {
    shop.troubles.set('sq-counter', { failures: Infinity });
    const opened = await open(`${READY_BUTTON}${scriptTag(shop)}`);
    const { page, complaints } = opened;
    await page.waitForFunction(() => 'Storefront' in window);
    await page.click('#ready');
    await afterPauses(opened.page, () => acts(opened)).toEqual(['failed']);
    await expect
      .poll(() => complaints)
      .toEqual([expect.stringMatching(/^\[storefront\] sq-counter Error: sq-counter could not be loaded: TypeError/)]);
    shop.troubles.clear();
    await page.click('#ready');
    await expect.poll(() => acts(opened)).toEqual(['failed', 'ready']);
    expect(await page.textContent('sq-counter button')).toBe('{"presses":0}');
    expect(complaints).toHaveLength(1);
  });

  test('the press after a failed one works when a file that the script imports was missing', async () => {
    shop.troubles.set(importedBy('sq-counter'), { failures: Infinity });
    const opened = await open(`${READY_BUTTON}${scriptTag(shop)}`);
    const { page } = opened;
    await page.waitForFunction(() => 'Storefront' in window);
    await page.click('#ready');
    await afterPauses(opened.page, () => acts(opened)).toEqual(['failed']);
    shop.troubles.clear();
    await page.click('#ready');
    await expect.poll(() => acts(opened)).toEqual(['failed', 'ready']);
    expect(await page.textContent('sq-counter button')).toBe('{"presses":0}');
  });

  test('a file whose preload link failed is fetched again by the import, without a complaint', async () => {
    const chunk = importedBy('sq-counter');
    shop.troubles.set(chunk, { failures: 1 });
    const { page, complaints } = await visit(browser, host, `<sq-counter></sq-counter>${scriptTag(shop)}`);
    expect(await page.textContent('sq-counter button')).toBe('{"presses":0}');
    expect(shop.requests.filter((path) => path === chunk)).toHaveLength(2);
    expect(complaints).toEqual([]);
  });
});

test('a script that is broken in itself runs once, is reported once, and stops nothing else', async () => {
  const html = `<sq-broken></sq-broken>${BUTTON}${scriptTag(shop)}`;
  const opened = await open(html);
  const complaint = expect.stringMatching(
    /^\[storefront\] sq-broken Error: sq-broken could not be loaded: Error: broken in itself/,
  );
  await expect.poll(() => opened.complaints).toEqual([complaint]);
  await opened.page.clock.runFor(PAUSES_MS);
  expect(await opened.page.evaluate(() => (window as unknown as { runs: number }).runs)).toBe(1);
  expect(opened.complaints).toEqual([complaint]);
  await opened.page.click('#a');
  expect(await acts(opened)).toEqual(['clicked a']);
});
