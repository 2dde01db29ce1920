import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../harness/accessibility.ts';
import { addItems, newBuyer } from '../harness/checkout-steps.ts';
import { idle } from '../harness/idle.ts';
import { expectRoom, layoutErrors, NARROW, overhang, setWideFont } from '../harness/layout.ts';
import { EMBED_URL, GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { eventually, newEmbedVisitor, openPage, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };
const BLEND = { itemId: 'ss-house-blend', quantity: 12 };
const LAMP = { itemId: 'lw-kugelleuchte' };

/** Pages that are also read from right to left, as a page of an Arabic or Hebrew shop is. */
const FROM_RIGHT = [
  '/',
  '/shop',
  '/shop/p/linen-towel',
  '/search?q=tea',
  '/contact',
  '/cart',
  '/leuchten/p/stehleuchte-nr-3',
];

// One visitor and one page see all pages of a shop, because most of what a visit costs is the same for each page.
test('every kind of page is accessible in light and dark, and every page fits a window of 320 px with a full cart', async () => {
  const page = await openShop(SHOP_URL);
  await page.goto(`${SHOP_URL}/cart`);
  await page.getByText('Your cart is empty.').waitFor();
  await expectAccessible(page, 'the empty cart');
  await addItems(page, BLEND);
  for (const path of [
    '/',
    '/shop',
    '/shop/p/linen-towel',
    '/journal',
    '/journal/the-second-pot',
    '/about',
    '/archive',
    '/search?q=tea',
    '/nowhere',
    '/account',
    '/cart',
  ]) {
    await show(page, SHOP_URL, path);
    await expectAccessibleRoom(page, path);
  }
  for (const path of [
    '/shop/p/monthly-tin',
    '/shop/p/gift-card',
    '/shop/p/moon-cup',
    '/shop/p/brass-scoop',
    '/tea-bar',
    '/contact',
    '/tastings',
    '/checkout',
  ]) {
    await show(page, SHOP_URL, path);
    await expectRoom(page, path);
  }
});

test('every kind of page of the German shop fits a window of 320 px with a full cart', async () => {
  const page = await openShop(GERMAN_SHOP_URL);
  await addItems(page, LAMP);
  for (const path of [
    '/',
    '/leuchten',
    '/leuchten/p/stehleuchte-nr-3',
    '/leuchten/p/kugelleuchte',
    '/search?q=leuchte',
    '/archiv',
    '/nirgends',
    '/cart',
    '/checkout',
  ]) {
    await show(page, GERMAN_SHOP_URL, path);
    await expectRoom(page, path);
  }
  // The other shop's mailbox has more mails, of all tests before this one.
  await page.goto(`${GERMAN_SHOP_URL}/dev/mailbox`);
  await expectAccessibleRoom(page, '/dev/mailbox');
});

test('a page of another site with our pill and our forms fits a window of 320 px', async () => {
  const page = await openPage(await newEmbedVisitor(NARROW), '/', EMBED_URL);
  await addItems(page, BLEND);
  await eventually(() => page.locator('sq-form-block form').count()).toBe(2);
  await expectRoom(page);
});

async function openShop(shop: string): Promise<Page> {
  const page = await openPage(await newBuyer(NARROW, { expectedErrors: /404/ }), '/about', shop);
  await page.addInitScript((fromRight) => {
    if (!fromRight.includes(location.pathname + location.search)) return;
    const turn = new MutationObserver(() => {
      document.documentElement.dir = 'rtl';
    });
    turn.observe(document, { childList: true });
  }, FROM_RIGHT);
  return page;
}

/** Opens a page, and waits for the last part of it: the cart's number, the cart's lines or the button that pays. */
async function show(page: Page, shop: string, path: string): Promise<void> {
  await page.goto(shop + path);
  const last =
    { '/cart': page.locator('sq-cart [part=line]'), '/checkout': page.locator('.sqc-pay button') }[path] ??
    pill(page).locator('[part=count]');
  await expect.poll(() => last.count(), { message: path }).toBeGreaterThan(0);
  if (FROM_RIGHT.includes(path)) await expectFromRight(page, path);
}

/** Checks on a phone that a page from right to left fits, and that the shop's texts keep their own direction; turns it back. */
async function expectFromRight(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await idle(page);
  const seen = `${path} from right to left`;
  expect.soft(await page.evaluate(() => getComputedStyle(document.body).direction), seen).toBe('rtl');
  expect.soft(await layoutErrors(page), seen).toEqual([]);
  const titles = page.locator('.card-title, .ProductItem-details-title, .product-title, .search-title');
  const directions = await titles.evaluateAll((all) => all.map((title) => getComputedStyle(title).direction));
  expect.soft(new Set(directions), seen).toEqual(new Set(directions.length > 0 ? ['ltr'] : []));
  await page.evaluate(() => document.documentElement.removeAttribute('dir'));
  await page.setViewportSize(NARROW.viewport);
}

/** Checks a page as it comes on a phone, then in a wide font, and then in a window of 320 px. */
async function expectAccessibleRoom(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await expectAccessible(page, path);
  await setWideFont(page);
  expect.soft(await overhang(page), path).toBeLessThanOrEqual(0);
  await page.setViewportSize(NARROW.viewport);
  await expectRoom(page, path);
}
