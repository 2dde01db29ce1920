import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cartOfOne } from '../../fixtures/cart/cart.ts';
import { fixture } from '../../fixtures/load-page.ts';
import { moveUntil } from '../harness/move-until.ts';
import { connectBrowser, getShared } from '../harness/shared.ts';
import { addBuild, type Site, serve } from '../harness/site.ts';
import { scriptTag } from '../harness/visit.ts';

/** The longest pause of the loader between attempts. */
const RETRY_MS = 2_000;
const LIVE = '<script>Squarespace = {}</script>';

let browser: Browser;
let shop: Site;
let host: Site;

beforeAll(async () => {
  [browser, shop, host] = await Promise.all([connectBrowser(), serve('localhost'), serve('127.0.0.1')]);
  addBuild(shop, await getShared('scripts'));
});
afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()));
  shop.troubles.clear();
  host.troubles.clear();
  shop.requests.length = 0;
});
afterAll(() => Promise.all([browser.close(), shop.close(), host.close()]));

/** Opens the page of another site, with HTML put before the script tag. */
async function open(
  before = '',
  {
    change = (html: string) => html,
    prepare,
  }: { change?(html: string): string; prepare?(context: BrowserContext): Promise<unknown> } = {},
): Promise<Page> {
  host.files.set('/', change(fixture('pages/foreign-page')).replace('</head>', `${before}${scriptTag(shop)}</head>`));
  const context = await browser.newContext();
  await prepare?.(context);
  const page = await context.newPage();
  await page.goto(`${host.origin}/`, { waitUntil: 'commit' });
  return page;
}

const module = () => shop.requests.filter((path) => path.includes('foreign-page'));
const style = (page: Page, selector: string, property: 'opacity' | 'visibility' | 'display') =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property);
const isAsked = (part: string) => () => shop.requests.some((path) => path.includes(part));
/** Waits until the module has hidden what is not served, which it does first. */
const served = (page: Page) => expect.poll(() => style(page, '.sqs-simple-like', 'display')).toBe('none');

describe('what the platform’s scripts would have revealed', () => {
  test('what waits for the platform’s scripts shows, now and later, what is not served is hidden, and the rest stays', async () => {
    const page = await open();
    await served(page);
    for (const [selector, property, value] of [
      ['.sqs-add-to-cart-button-wrapper', 'visibility', 'visible'],
      ['.variant-select-wrapper', 'opacity', '1'],
      ['.newsletter-block', 'opacity', '1'],
      ['h1', 'opacity', '1'],
      ['.product-restock-notification', 'display', 'none'],
      ['.sqs-simple-like', 'display', 'none'],
      ['.squarespace-comments', 'display', 'none'],
    ] as const)
      await expect.poll(() => style(page, selector, property), { message: selector }).toBe(value);
    await page.locator('.sqs-add-to-cart-button').focus();
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('sqs-add-to-cart-button');
    // What a theme hides on purpose stays hidden, and links to share a page by another service work.
    expect(await style(page, '.sqs-product-quick-view-button', 'opacity')).toBe('0');
    expect(await style(page, '#popup', 'visibility')).toBe('hidden');
    expect(await style(page, 'header .sqs-custom-cart', 'visibility')).toBe('hidden');
    expect(await page.locator('.floating-cart').isVisible()).toBe(false);
    expect(await page.locator('.sqs-share-buttons a').isVisible()).toBe(true);
    await page.evaluate(() => {
      document.body.insertAdjacentHTML('beforeend', '<div class="newsletter-block" id="late">Join us</div>');
    });
    await expect.poll(() => style(page, '#late', 'opacity')).toBe('1');
  });

  test('a style sheet that comes after the scripts hides nothing for good', async () => {
    host.files.set('/late.css', '.product-price { opacity: 0 }');
    const release = host.hold('late.css');
    const page = await open('<link rel="stylesheet" href="/late.css">', {
      change: (html) =>
        html
          .replace('SQUARESPACE_CONTEXT', 'NO_CONTEXT')
          .replace('</body>', '<div class="product-price">$45</div></body>'),
    });
    await served(page);
    release();
    await page.waitForLoadState();
    expect(await page.evaluate(() => document.styleSheets.length)).toBe(2);
    expect(await style(page, '.product-price', 'opacity')).toBe('1');
  });

  test('the platform’s live scripts stay in charge of their page and its links', async () => {
    const page = await open(LIVE);
    await page.waitForLoadState('networkidle');
    expect(module()).toHaveLength(1);
    expect(await style(page, '.newsletter-block', 'opacity')).toBe('0');
    expect(await style(page, '.sqs-simple-like', 'display')).not.toBe('none');
    await page.mouse.move(9, 9);
    await page.waitForLoadState('networkidle');
    expect(shop.requests.filter((path) => path.includes('account-links'))).toEqual([]);
    expect(await page.locator('a.user-accounts-link').getAttribute('href')).toBe('#');
  });
});

/** A visitor who has put an item into the cart on an earlier page of the same site. */
async function holdCart(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => localStorage.setItem('sq:cart-token:demo', 'token'));
  await context.route('**/api/**', (route) =>
    route.fulfill({
      json: cartOfOne,
      headers: { 'access-control-allow-origin': host.origin, 'access-control-allow-headers': '*' },
    }),
  );
}

describe('the floating cart of 7.1', () => {
  test('the floating cart shows while there are items, with their number', async () => {
    const page = await open('', { prepare: holdCart });
    await expect.poll(() => page.locator('.floating-cart').isVisible()).toBe(true);
    expect(await page.locator('.floating-cart').textContent()).toBe('1');
  });
});

describe('the engine’s links to the account', () => {
  test('lead to the shop’s account by mouse and keyboard, and say what a visitor can do there', async () => {
    shop.files.set('/account', '<!doctype html><title>The account</title>');
    const page = await open();
    await moveUntil(page, isAsked('account-links'));
    const header = page.locator('[data-controller=UserAccountLink]');
    await header.getByRole('link', { name: 'Sign In' }).first().focus();
    expect(await header.locator('.auth').isVisible()).toBe(false);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${shop.origin}/account`);
    await page.goBack();
    const link = page.locator('a.user-accounts-link');
    await moveUntil(page, () =>
      link.evaluate(({ href }: HTMLAnchorElement, own) => href === own, `${shop.origin}/account`),
    );
    await page.locator('.user-accounts-icon').click();
    await page.waitForURL(`${shop.origin}/account`);
  });

  test('say that somebody is signed in, and follow another tab’s sign-out', async () => {
    const data = JSON.stringify({ xsrfToken: 'x', expiresAt: Date.now() + 3_600_000, sessionToken: 'y' });
    const page = await open('', {
      prepare: (context) =>
        context.addInitScript(
          (text) => !localStorage.getItem('seen') && localStorage.setItem('sq-session-demo', text),
          data,
        ),
    });
    await moveUntil(page, isAsked('account-links'));
    const header = page.locator('[data-controller=UserAccountLink]');
    await expect.poll(() => header.locator('.unauth').isVisible()).toBe(false);
    expect(await header.locator('.auth').isVisible()).toBe(true);
    const other = await page.context().newPage();
    await other.goto(`${host.origin}/`);
    await other.evaluate(() => {
      localStorage.setItem('seen', 'yes');
      localStorage.removeItem('sq-session-demo');
    });
    await expect.poll(() => header.locator('.unauth').isVisible()).toBe(true);
    expect(await header.locator('.auth').isVisible()).toBe(false);
  });

  test('a press that is the visitor’s first sign leads there too, once its module has come', async () => {
    shop.files.set('/account', '<!doctype html><title>The account</title>');
    const page = await open();
    await served(page);
    const release = shop.hold('account-links');
    await page.locator('.user-accounts-icon').dispatchEvent('click');
    await expect.poll(() => shop.requests.some((path) => path.includes('account-links'))).toBe(true);
    expect(page.url()).toBe(`${host.origin}/`);
    release();
    await page.waitForURL(`${shop.origin}/account`);
  });

  test('a press goes where the page’s author wrote it, where the modules for presses cannot be fetched', async () => {
    const { promise: failure, resolve: fail } = Promise.withResolvers<void>();
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const page = await open('', {
      async prepare(context) {
        // The loader pauses for seconds between its attempts.
        await context.clock.install();
        await context.route('**/late-parts*', async (route) => {
          ask();
          await failure;
          await route.abort();
        });
      },
    });
    await served(page);
    await page.locator('a.user-accounts-link').dispatchEvent('click');
    await asked;
    expect(page.url()).toBe(`${host.origin}/`);
    fail();
    await expect
      .poll(async () => {
        await page.clock.fastForward(RETRY_MS);
        return page.url();
      })
      .toBe(`${host.origin}/#`);
  });
});

describe('controls of features that are not served', () => {
  test('an item that the shop knows gets its like button, and a row its buttons to share', async () => {
    const likes = [{ itemId: 'p00000000000000000000001', likeCount: 1234, isLiked: true }];
    const headers = { 'access-control-allow-origin': host.origin, 'access-control-allow-headers': '*' };
    const page = await open('', {
      change: (html) =>
        html
          .replace('{}', '{ website: { shareButtonOptions: { 1: true } } }')
          .replace('html lang="en"', 'html lang="de"'),
      prepare: (context) => context.route('**/api/likes**', (route) => route.fulfill({ json: { likes }, headers })),
    });
    const like = page.getByRole('button', { name: 'Gefällt 1.234 Personen', pressed: true });
    await moveUntil(page, () => like.isVisible());
    // Fingers need 44 px, though the number is smaller.
    const { x, y, width, height } = (await like.boundingBox()) as {
      x: number;
      y: number;
      width: number;
      height: number;
    };
    const hit = await page.evaluate(
      ([left, top]) => document.elementFromPoint(left as number, top as number)?.className,
      [x + width / 2, y + height / 2 - 20],
    );
    expect(hit).toBe('sq-like');
    const row = page.locator('.squarespace-social-buttons');
    await expect.poll(() => row.getByRole('link', { name: 'Auf Facebook teilen' }).isVisible()).toBe(true);
    expect(await row.getByRole('button', { name: 'Link kopieren' }).isVisible()).toBe(true);
  });

  test('a page that says what the shop serves fetches no module for pages of others', async () => {
    const page = await open('', { change: (html) => html.replace('<html', '<html data-sq-serves=""') });
    await page.waitForLoadState('networkidle');
    expect(shop.requests.some((path) => path.includes('/sq/page'))).toBe(true);
    expect(module()).toEqual([]);
  });

  test('a restock box never puts an address into the page’s URL, even if only the loader has come', async () => {
    shop.hold('/sq/');
    const page = await open();
    await page.waitForFunction(() => window.Storefront);
    await page.locator('.product-restock-form [name=email]').fill('ann@example.com');
    await page.locator('.product-restock-form [name=email]').press('Enter');
    await page.locator('.product-restock-form [type=submit]').click();
    expect(page.url()).toBe(`${host.origin}/`);
  });
});

describe('galleries', () => {
  const stranger = (name: string) => open('', { change: () => fixture(`strangers/${name}`) });

  test('the pictures of a product show one at a time, and thumbnails and lightbox work by keyboard', async () => {
    const page = await stranger('product-gallery-brine');
    const slides = page.locator('.ProductItem-gallery-slides-item');
    const opacities = () => slides.evaluateAll((all) => all.map((slide) => getComputedStyle(slide).opacity));
    await page.waitForLoadState('networkidle');
    expect(await opacities()).toEqual(['1', '0', '0']);
    expect(isAsked('late-parts')()).toBe(false);
    await page.locator('.ProductItem-gallery-thumbnails-item img').nth(1).dispatchEvent('click');
    await expect.poll(opacities).toEqual(['0', '1', '0']);
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
    await expect.poll(opacities).toEqual(['0', '0', '1']);
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Enter']) await page.keyboard.press(key);
    await page.locator('sq-lightbox').getByText('3 of 3').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => slides.nth(2).evaluate((slide) => slide === document.activeElement)).toBe(true);
  });

  test('the frames of a grid have their shape, against the platform’s more specific rules, and pictures fill them', async () => {
    const page = await stranger('gallery-blocks');
    await moveUntil(page, isAsked('galleries'));
    const frames = page.locator('.sqs-gallery-block-grid .slide :is(a,.content-wrapper)');
    const shapes = () =>
      frames.evaluateAll((all) =>
        all.map((frame) => {
          const { width, height } = frame.getBoundingClientRect();
          const picture = frame.querySelector('img')?.getBoundingClientRect();
          return [
            width > 100,
            Math.round((width / height) * 10),
            picture?.width === width && picture.height === height,
          ];
        }),
      );
    await expect.poll(shapes).toEqual(Array(3).fill([true, 10, true]));
  });
});
