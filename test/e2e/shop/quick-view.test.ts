import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import {
  alertDialog,
  eventually,
  expectAdded,
  hasFocus,
  hold,
  newVisitor,
  openPage,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

const LIST = '/shop';
const TOWEL = 'ss-linen-towel';

startBrowser();

const opener = (page: Page, id = TOWEL) => page.locator(`.sqs-product-quick-view-button[data-id="${id}"]`);
/** The content is slotted, so it is not a descendant of the dialog. */
const view = (page: Page) => page.locator('sq-lightbox.sq-quick-view');
const title = (page: Page) => view(page).getByRole('heading', { level: 2 });
const search = (page: Page) => new URL(page.url()).search;

async function openList(options: BrowserContextOptions = {}, path = LIST) {
  const page = await openPage(await newVisitor({ reducedMotion: 'reduce', ...options }), path);
  const census: string[] = [];
  page.on('request', (request) => {
    if (/RecordQuickView/.test(request.url())) census.push(decodeURIComponent(request.url().split('/').at(-1) ?? ''));
  });
  return { page, census };
}

test('a quick view opens, is counted once, and closes with the focus where it was', async () => {
  const { page, census } = await openList();
  await page.evaluate(() => {
    const opened: unknown[] = [];
    Object.assign(window, { opened });
    addEventListener('sq-quickview-opened', (event) => opened.push((event as CustomEvent).detail.itemId));
  });
  await opener(page).click();
  await eventually(() => title(page).innerText()).toBe('Linen Tea Towel');
  expect(await page.getByRole('dialog', { name: 'Quick View' }).isVisible()).toBe(true);
  await eventually(() => search(page)).toBe('?quickview=linen-towel');
  expect(await page.evaluate('opened')).toEqual([TOWEL]);
  await page.keyboard.press('Escape');
  await eventually(() => view(page).count()).toBe(0);
  await eventually(() => hasFocus(opener(page))).toBe(true);
  await eventually(() => search(page)).toBe('');
  await eventually(() => census).toEqual([TOWEL]);
});

test.each(['Enter', ' '])(
  'a quick view opens with the key "%s", and what is chosen in it goes into the cart',
  async (key) => {
    const { page } = await openList();
    await opener(page).focus();
    await page.keyboard.press(key);
    await view(page).getByRole('radio', { name: 'Coral' }).check();
    await view(page).getByRole('radio', { name: 'Small' }).check();
    await expectAdded(view(page).locator('[part=button]'), () =>
      view(page).getByRole('button', { name: 'Add To Cart' }).click(),
    );
    await page.keyboard.press('Escape');
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  },
);

test('a press before the quick view’s scripts have arrived is kept', async () => {
  const { page } = await openList();
  const scripts = await hold(page, '**/sq/*.js');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => 'Storefront' in window);
  await opener(page).click();
  expect(await opener(page).getAttribute('aria-busy')).toBe('true');
  scripts.release();
  await eventually(() => title(page).innerText()).toBe('Linen Tea Towel');
  await eventually(() => opener(page).getAttribute('aria-busy')).toBe(null);
});

test('going back closes a quick view, going forward opens it, and a reload or shared link shows the same', async () => {
  const { page } = await openList();
  await opener(page).click();
  await title(page).waitFor();
  await page.goBack();
  await eventually(() => view(page).count()).toBe(0);
  await eventually(() => new URL(page.url()).pathname + search(page)).toBe(LIST);
  await page.goForward();
  await eventually(() => title(page).innerText()).toBe('Linen Tea Towel');
  await page.reload();
  await eventually(() => title(page).innerText()).toBe('Linen Tea Towel');

  const { page: shared } = await openList({}, `${LIST}?quickview=moon-cup&from=mail#top`);
  await eventually(() => title(shared).innerText()).toBe('Moon Cup');
  await shared.keyboard.press('Escape');
  await eventually(() => search(shared)).toBe('?from=mail');
  expect(new URL(shared.url()).hash).toBe('#top');
  await eventually(() => hasFocus(opener(shared, 'ss-moon-cup'))).toBe(true);
});

test('a quick view turns through the products of a list by control, key and swipe', async () => {
  const { page, census } = await openList({ hasTouch: true });
  await opener(page, 'ss-everyday-teapot').click();
  await eventually(() => title(page).innerText()).toBe('Everyday Teapot');
  await page.keyboard.press('ArrowRight');
  await eventually(() => title(page).innerText()).toBe('Linen Tea Towel');
  await view(page).getByRole('button', { name: 'Next product' }).click();
  await eventually(() => title(page).innerText()).toBe('Moon Cup');
  await eventually(() => search(page)).toBe('?quickview=moon-cup');
  await page.keyboard.press('ArrowLeft');
  await eventually(() => title(page).innerText()).toBe('Linen Tea Towel');
  await swipe(page, 200, 20);
  await eventually(() => title(page).innerText()).toBe('Moon Cup');
  await page.goBack();
  await eventually(() => view(page).count()).toBe(0);
  await eventually(() => census).toEqual(['ss-everyday-teapot', TOWEL, 'ss-moon-cup', TOWEL, 'ss-moon-cup']);
});

test('a product that cannot be fetched is explained, and its button is idle again', async () => {
  const visitor = await newVisitor({}, { expectedErrors: /quick view|404/ });
  const page = await openPage(visitor, LIST);
  await page.route(`**/api/commerce/products/${TOWEL}`, (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/json',
      body: '{"error":"Gone.","code":"PRODUCT_NOT_FOUND"}',
    }),
  );
  await opener(page).click();
  await eventually(() => alertDialog(page).getByRole('heading').innerText()).toBe('Unable to open Quick View');
  await page.keyboard.press('Escape');
  await eventually(() => opener(page).getAttribute('aria-busy')).toBe(null);
  await eventually(() => search(page)).toBe('');
});

test('a quick view whose scripts cannot be fetched is explained, and opens by the next press once they can', async () => {
  const visitor = await newVisitor({ reducedMotion: 'reduce' }, { expectedErrors: /Failed to (load|fetch)/ });
  const page = await openPage(visitor, LIST);
  const scripts = /\/sq\/sq-product-block\./;
  await page.route(scripts, (route) => route.abort());
  await opener(page).click();
  await eventually(() => alertDialog(page).getByRole('heading').innerText()).toBe('Please try again in a few seconds.');
  await page.keyboard.press('Escape');
  await eventually(() => opener(page).getAttribute('aria-busy')).toBe(null);
  await page.unroute(scripts);
  await opener(page).click();
  await eventually(() => title(page).innerText()).toBe('Linen Tea Towel');
});

test.each([
  ['a desk, light', { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }],
  ['a phone, dark', { viewport: { width: 375, height: 812 }, colorScheme: 'dark' }],
] as const)('a quick view has no accessibility violation and fits on %s', async (_, options) => {
  const { page } = await openList(options);
  await opener(page).click();
  await title(page).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  const dialog = await view(page).locator('[part=panel]').boundingBox();
  expect((dialog?.x ?? -1) >= 0 && (dialog?.x ?? 0) + (dialog?.width ?? 0) <= options.viewport.width).toBe(true);
});

/** Moves a finger between two positions on the product's text. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  await title(page).evaluate(
    (target, [from = 0, to = 0]) => {
      const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 200 });
      const send = (type: string, x: number, isDown: boolean) =>
        target.dispatchEvent(
          new TouchEvent(type, {
            bubbles: true,
            composed: true,
            cancelable: true,
            touches: isDown ? [touch(x)] : [],
            changedTouches: [touch(x)],
          }),
        );
      send('touchstart', from, true);
      send('touchend', to, false);
    },
    [from, to],
  );
}
