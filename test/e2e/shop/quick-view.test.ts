import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../harness/accessibility.ts';
import { SHOP_URL } from '../harness/shop.ts';
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
const STILL = { reducedMotion: 'reduce' } as const;

startBrowser();

const opener = (page: Page, id = TOWEL) => page.locator(`.sqs-product-quick-view-button[data-id="${id}"]`);
/** The content is slotted, so it is not a descendant of the dialog. */
const view = (page: Page) => page.locator('sq-lightbox.sq-quick-view');
const title = (page: Page) => view(page).getByRole('heading', { level: 2 });
const search = (page: Page) => new URL(page.url()).search;

/** Records what pages send about the quick views that were opened. */
function listen(page: Page): string[] {
  const census: string[] = [];
  page.on('request', (request) => {
    if (/RecordQuickView/.test(request.url())) census.push(decodeURIComponent(request.url().split('/').at(-1) ?? ''));
  });
  return census;
}

test('a press before the scripts is kept; a quick view opens by mouse and key, is counted once, sells, and closes with the focus where it was', async () => {
  const page = await (await newVisitor(STILL)).newPage();
  const census = listen(page);
  const scripts = await hold(page, '**/sq/*.js');
  await page.goto(SHOP_URL + LIST, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'Storefront' in window);
  await page.evaluate(() => {
    const opened: unknown[] = [];
    Object.assign(window, { opened });
    addEventListener('sq-quickview-opened', (event) => opened.push((event as CustomEvent).detail.itemId));
  });
  await opener(page).click();
  expect(await opener(page).getAttribute('aria-busy')).toBe('true');
  scripts.release();
  await eventually(() => title(page).innerText()).toBe('Linen Tea Towel');
  await eventually(() => opener(page).getAttribute('aria-busy')).toBe(null);
  expect(await page.getByRole('dialog', { name: 'Quick View' }).isVisible()).toBe(true);
  await eventually(() => search(page)).toBe('?quickview=linen-towel');
  expect(await page.evaluate('opened')).toEqual([TOWEL]);
  await expectAccessible(page, 'a quick view at a desk');
  const dialog = view(page).locator('[part=panel]');
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await eventually(async () => {
      const { x, width: own } = (await dialog.boundingBox()) ?? { x: -1, width: 0 };
      return x >= 0 && x + own <= width;
    }).toBe(true);
  }
  await expectAccessible(page, 'a quick view on a phone');
  await page.keyboard.press('Escape');
  await eventually(() => view(page).count()).toBe(0);
  await eventually(() => hasFocus(opener(page))).toBe(true);
  await eventually(() => search(page)).toBe('');
  await eventually(() => census).toEqual([TOWEL]);

  for (const key of ['Enter', ' ']) {
    await page.keyboard.press(key);
    await view(page).getByRole('radio', { name: 'Coral' }).check();
    await view(page).getByRole('radio', { name: 'Small' }).check();
    await expectAdded(view(page).locator('[part=button]'), () =>
      view(page).getByRole('button', { name: 'Add To Cart' }).click(),
    );
    await page.keyboard.press('Escape');
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe(key === ' ' ? '2 items' : '1 item');
    await eventually(() => hasFocus(opener(page))).toBe(true);
  }
});

test('a quick view turns by control, key and swipe, and follows back, forward, a reload and a shared link', async () => {
  const page = await openPage(await newVisitor({ ...STILL, hasTouch: true }), LIST);
  const census = listen(page);
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
  await eventually(() => search(page)).toBe('?quickview=moon-cup');
  await page.goBack();
  await eventually(() => view(page).count()).toBe(0);
  await eventually(() => new URL(page.url()).pathname + search(page)).toBe(LIST);
  await eventually(() => census).toEqual(['ss-everyday-teapot', TOWEL, 'ss-moon-cup', TOWEL, 'ss-moon-cup']);
  await page.goForward();
  await eventually(() => title(page).innerText()).toBe('Moon Cup');
  await page.reload();
  await eventually(() => title(page).innerText()).toBe('Moon Cup');

  await page.goto(`${SHOP_URL}${LIST}?quickview=moon-cup&from=mail#top`);
  await eventually(() => title(page).innerText()).toBe('Moon Cup');
  await page.keyboard.press('Escape');
  await eventually(() => search(page)).toBe('?from=mail');
  expect(new URL(page.url()).hash).toBe('#top');
  await eventually(() => hasFocus(opener(page, 'ss-moon-cup'))).toBe(true);
});

test('a quick view whose product or scripts cannot be fetched is explained, and opens by the next press once they can', async () => {
  const expectedErrors = /quick view|404|Failed to (load|fetch)/;
  const page = await (await newVisitor(STILL, { expectedErrors })).newPage();
  // The loader pauses for seconds between its attempts.
  await page.clock.install();
  await page.goto(SHOP_URL + LIST);
  const fails = async (text: string) => {
    await opener(page).click();
    const heading = alertDialog(page).getByRole('heading', { name: text });
    await eventually(async () => {
      await page.clock.fastForward(2_000);
      return heading.count();
    }).toBe(1);
    await page.keyboard.press('Escape');
    await eventually(() => opener(page).getAttribute('aria-busy')).toBe(null);
    await eventually(() => search(page)).toBe('');
  };
  const product = `**/api/commerce/products/${TOWEL}`;
  await page.route(product, (route) =>
    route.fulfill({ status: 404, json: { error: 'Gone.', code: 'PRODUCT_NOT_FOUND' } }),
  );
  const scripts = /\/sq\/sq-product-block\./;
  await page.route(scripts, (route) => route.abort());
  await fails('Unable to open Quick View');
  await page.unroute(product);
  await fails('Please try again in a few seconds.');
  await page.unroute(scripts);
  await opener(page).click();
  await eventually(() => title(page).innerText()).toBe('Linen Tea Towel');
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
