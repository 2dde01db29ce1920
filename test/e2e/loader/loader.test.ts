import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectBrowser } from '../harness/shared.ts';
import { bundleLoader, type Site } from '../harness/site.ts';
import { ENTRIES, openSites, rememberCart, scriptTag, type Visit, visit } from '../harness/visit.ts';

const button = (id: string) =>
  `<div class="sqs-add-to-cart-button" id="${id}" role="button" tabindex="0"><b>Add To Cart</b></div>`;

let browser: Browser;
let shop: Site;
let host: Site;

beforeAll(async () => {
  [browser, { shop, host }] = await Promise.all([
    connectBrowser(),
    openSites({ ...ENTRIES, 'sq-cart': 'counter-element.ts' }),
  ]);
});
afterAll(() => Promise.all([browser.close(), shop.close(), host.close()]));
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
beforeEach(() => {
  shop.troubles.clear();
  shop.requests.length = 0;
});

const acts = ({ page }: Visit) => page.evaluate(() => window.acts);
const setUps = ({ page }: Visit) => page.evaluate(() => window.setUps);
const IDLE = '/sq/first-sign.js';
const isTable = (path: string) => path.startsWith('/sq/elements.');
/** The scripts that pages have fetched, but for the one that every page fetches when it is idle, and the table. */
const scriptsAsked = () => shop.requests.filter((path) => path.startsWith('/sq/') && path !== IDLE && !isTable(path));

describe('the loader', () => {
  test('the loader fetches nothing for a page that needs nothing', async () => {
    const { page, untilIdle, complaints } = await visit(browser, host, `<h1>Hello</h1>${scriptTag(shop)}`);
    await page.waitForLoadState('networkidle');
    await untilIdle();
    expect(scriptsAsked()).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('a language that the visitor has chosen is that of our elements, and the page keeps its own', async () => {
    const html = `<script>document.documentElement.lang = 'en'; localStorage.setItem('sq:language', 'fr')</script>
      ${scriptTag(shop)}<sq-counter></sq-counter>`;
    const { page } = await visit(browser, host, html);
    await expect.poll(() => page.getAttribute('sq-counter', 'lang')).toBe('fr');
    expect(await page.getAttribute('html', 'lang')).toBe('en');
  });

  test('the loader fetches the module that records visits once the page has loaded', async () => {
    const release = shop.hold('/slow.css');
    const html = `<link rel="stylesheet" href="${shop.origin}/slow.css">${scriptTag(shop)}<sq-counter></sq-counter>`;
    const { page } = await visit(browser, host, html);
    await expect.poll(scriptsAsked).toContain('/sq/sq-counter.js');
    expect(shop.requests).not.toContain(IDLE);
    release();
    await page.waitForLoadState('load');
    await expect.poll(() => shop.requests.filter((path) => path === IDLE)).toEqual([IDLE]);
  });

  test('the loader asks at once for every file that an element needs, each once', async () => {
    const html = `<sq-counter></sq-counter>${scriptTag(shop)}`;
    const { page, untilIdle } = await visit(browser, host, html);
    await untilIdle();
    const needed = scriptsAsked().toSorted();
    expect(needed.length).toBeGreaterThan(1);
    expect(new Set(needed).size).toBe(needed.length);
    shop.requests.length = 0;
    for (const part of ['/sq/sq-', '/sq/chunk']) shop.hold(part);
    // The page itself has a link for one of them already, in its body as the checkout has.
    const link = `<main><link rel="modulepreload" href="${shop.origin}${needed[0]}"></main>`;
    const held = await visit(browser, host, link + html);
    // A browser opens six connections to a host at most, so the files are counted by the page's requests to fetch them.
    const preloaded = () =>
      held.page.$$eval('link[rel=modulepreload]', (links) =>
        links.map((link) => new URL((link as HTMLLinkElement).href).pathname).toSorted(),
      );
    await expect
      .poll(async () => (await preloaded()).filter((path) => path !== IDLE && !isTable(path)))
      .toEqual(needed);
    expect(await page.textContent('sq-counter button')).toBe('{"presses":0}');
  });

  test('the loader serves elements before the page has been read to its end', async () => {
    host.files.set('/slow.js', '');
    const release = host.hold('slow.js');
    const opened = await visit(
      browser,
      host,
      `${scriptTag(shop)}${button('early')}<sq-counter></sq-counter><script src="/slow.js"></script>${button('last')}`,
    );
    await opened.page.waitForFunction(() => document.querySelector('sq-counter')?.shadowRoot?.querySelector('button'));
    await expect.poll(() => setUps(opened)).toEqual(['early']);
    expect(await opened.page.evaluate(() => document.readyState)).toBe('loading');
    release();
    await opened.untilIdle();
    expect(await setUps(opened)).toEqual(['early', 'last']);
  });

  test('the loader picks up engine HTML and elements that are added later, and stops those that are removed', async () => {
    const opened = await visit(browser, host, `<main></main>${scriptTag(shop)}`);
    await opened.untilIdle();
    expect(scriptsAsked()).toEqual([]);
    await opened.page.evaluate(
      (html) => {
        document.querySelector('main')?.insertAdjacentHTML('beforeend', `<section>${html}</section>`);
      },
      `${button('late')}<sq-counter></sq-counter>`,
    );
    await opened.untilIdle();
    expect(await setUps(opened)).toEqual(['late']);
    expect(await opened.page.textContent('sq-counter button')).toBe('{"presses":0}');
    await opened.page.evaluate(() => document.querySelector('section')?.remove());
    await opened.untilIdle();
    expect(await setUps(opened)).toEqual([]);
    expect(await opened.page.evaluate(() => window.living)).toBe(0);
  });

  test('ready() resolves when everything has arrived, and ready(tag) fetches a tag that the page does not use', async () => {
    const release = shop.hold('sq-counter');
    const { page } = await visit(browser, host, `<sq-counter></sq-counter>${scriptTag(shop)}`);
    await page.waitForFunction(() => 'Storefront' in window);
    const isDefined = (tag: string) => page.evaluate((tag) => !!customElements.get(tag), tag);
    const isReady = page.evaluate(() => window.Storefront?.ready?.());
    expect(await isDefined('sq-counter')).toBe(false);
    release();
    expect(await isReady).toBeUndefined();
    expect(await isDefined('sq-counter')).toBe(true);
    await page.evaluate(() => window.Storefront?.ready?.('sq-cart-pill'));
    expect(await isDefined('sq-cart-pill')).toBe(true);
  });

  test('ready() waits for elements that only the table knows, also while the table is on its way', async () => {
    const release = shop.hold('/sq/elements.');
    const { page } = await visit(browser, host, `<sq-counter></sq-counter>${scriptTag(shop)}`);
    await page.waitForFunction(() => 'Storefront' in window && document.querySelector('link[href*="/elements."]'));
    const isReady = page.evaluate(async () => {
      await window.Storefront?.ready?.();
      return customElements.get('sq-counter') !== undefined;
    });
    release();
    expect(await isReady).toBe(true);
  });
});

describe('a press before the behaviour has arrived', () => {
  let release: () => void;
  beforeEach(() => {
    release = shop.hold('/sq/page');
  });

  test('an early press is kept, shown as busy and executed once, and the page’s own handler never sees it', async () => {
    const opened = await visit(
      browser,
      host,
      `${button('a')}${button('b')}<script>document.addEventListener('click', () => acts.push('native'), true)</script>${scriptTag(shop)}`,
    );
    const { page } = opened;
    await page.waitForFunction(() => 'Storefront' in window);
    await page.click('#a b');
    await page.click('#a');
    expect(await page.$eval('#a', ({ className, ariaBusy }) => [className, ariaBusy])).toEqual([
      'sqs-add-to-cart-button sq-busy',
      'true',
    ]);
    expect(await page.$eval('#b', ({ ariaBusy }) => ariaBusy)).toBe(null);
    expect(await acts(opened)).toEqual([]);
    release();
    await opened.untilIdle();
    expect(await acts(opened)).toEqual(['kept a']);
    expect(await page.$eval('#a', ({ className, ariaBusy }) => [className, ariaBusy])).toEqual([
      'sqs-add-to-cart-button',
      null,
    ]);
    await page.click('#a');
    expect(await acts(opened)).toEqual(['kept a', 'native', 'clicked a']);
  });

  test('an early press by Enter or Space is kept, and Space does not scroll', async () => {
    const opened = await visit(
      browser,
      host,
      `${button('enter')}${button('space')}<button class="sqs-add-to-cart-button" id="real">Add</button><p style="height: 5000px"></p>${scriptTag(shop)}`,
    );
    const { page } = opened;
    await page.waitForFunction(() => 'Storefront' in window);
    for (const [id, key] of [
      ['enter', 'Enter'],
      ['space', 'Space'],
      ['real', 'Space'],
      ['enter', 'a'],
    ] as const) {
      await page.focus(`#${id}`);
      await page.keyboard.press(key);
    }
    release();
    await opened.untilIdle();
    expect((await acts(opened)).toSorted()).toEqual(['kept enter', 'kept real', 'kept space']);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a button that opens something of the page’s own is not kept, though it has the class of a form’s button', async () => {
    const own = '<button class="lightbox-handle" onclick="this.textContent = \'Opened\'">Open</button>';
    const { page } = await visit(browser, host, `${own}${scriptTag(shop)}`);
    await page.waitForFunction(() => 'Storefront' in window);
    await page.click('.lightbox-handle');
    expect(await page.textContent('.lightbox-handle')).toBe('Opened');
  });

  test('an early press that the behaviour leaves in the list is clicked again once', async () => {
    const opened = await visit(browser, host, `${button('a')}<script>leavesPending = true</script>${scriptTag(shop)}`);
    await opened.page.waitForFunction(() => 'Storefront' in window);
    await opened.page.click('#a');
    release();
    await opened.untilIdle();
    expect(await acts(opened)).toEqual(['clicked a']);
    expect(await opened.page.$eval('#a', ({ ariaBusy }) => ariaBusy)).toBe(null);
  });
});

describe('where the platform’s own scripts are live', () => {
  const platform = `<script>
    Static = { SQUARESPACE_CONTEXT: {} }; Squarespace = {};
    document.addEventListener('click', () => acts.push('native'));
  </script>`;

  test('the loader takes over the buttons by default', async () => {
    const opened = await visit(browser, host, `${button('a')}${platform}${scriptTag(shop)}`);
    await opened.untilIdle();
    expect(await setUps(opened)).toEqual(['a']);
  });

  test('a loader with `stay-off` leaves engine HTML alone, and serves elements', async () => {
    const opened = await visit(
      browser,
      host,
      `${button('a')}<i class="sqs-cart-quantity">0</i><sq-counter></sq-counter>${platform}${scriptTag(shop, 'data-platform="stay-off"')}`,
      rememberCart,
    );
    await opened.untilIdle();
    await opened.page.click('#a');
    expect(await acts(opened)).toEqual(['native']);
    expect(await setUps(opened)).toEqual([]);
    expect(await opened.page.textContent('.sqs-cart-quantity')).toBe('0');
    expect(await opened.page.textContent('sq-counter button')).toBe('{"presses":0}');
  });

  test.each([
    ['the cart page’s container', '<div id="sqs-cart-container"></div>', '', true],
    ['a cart of the author’s', '<sq-cart></sq-cart>', '', true],
    ['the container, with stay-off', '<div id="sqs-cart-container"></div>', 'data-platform="stay-off"', false],
    ['a cart of the author’s, with stay-off', '<sq-cart></sq-cart>', 'data-platform="stay-off"', true],
  ])('the loader decides whether the cart is fetched for %s', async (_, html, attributes, isBrought) => {
    const opened = await visit(browser, host, `${html}${platform}${scriptTag(shop, attributes)}`);
    if (!isBrought) await opened.page.waitForLoadState('networkidle');
    await opened.untilIdle();
    expect(scriptsAsked().some((path) => path.includes('sq-cart.js'))).toBe(isBrought);
  });

  test('a loader with `stay-off` serves a page without the platform’s scripts once the page has loaded', async () => {
    const opened = await visit(
      browser,
      host,
      `${button('a')}<script>Static = { SQUARESPACE_CONTEXT: {} }</script>${scriptTag(shop, 'data-platform="stay-off"')}`,
    );
    await opened.untilIdle();
    expect(await setUps(opened)).toEqual(['a']);
  });
});

describe('two script tags', () => {
  test('two script tags of one version do everything once, without a warning', async () => {
    const opened = await visit(browser, host, `${button('a')}${scriptTag(shop)}${scriptTag(shop)}`);
    await opened.untilIdle();
    expect(await setUps(opened)).toEqual(['a']);
    await opened.page.click('#a');
    expect(await acts(opened)).toEqual(['clicked a']);
    expect(opened.complaints).toEqual([]);
    expect(shop.requests.filter((path) => path === '/storefront.js').length).toBeGreaterThan(0);
  });

  test('script tags of two versions warn once, naming both', async () => {
    const other = await bundleLoader({ page: 'page.ts' }, { version: '2.0.0' });
    shop.files.set('/other.js', other.get('/storefront.js') ?? '');
    const opened = await visit(
      browser,
      host,
      `${button('a')}${scriptTag(shop).replace('async', '')}<script src="${shop.origin}/other.js"></script>`,
    );
    await opened.untilIdle();
    expect(await setUps(opened)).toEqual(['a']);
    expect(opened.complaints).toEqual(['[storefront] 1.0.0 runs, not 2.0.0']);
    expect(await opened.page.evaluate(() => window.Storefront?.version)).toBe('1.0.0');
  });
});
