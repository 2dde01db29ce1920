import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../harness/accessibility.ts';
import { addItems, newBuyer } from '../harness/checkout-steps.ts';
import { expectRoom, layoutErrors, NARROW, overhang, setWideFont } from '../harness/layout.ts';
import { EMBED_URL, GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { eventually, newEmbedVisitor, openPage, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };
const BLEND = { itemId: 'ss-house-blend', quantity: 12 };
const LAMP = { itemId: 'lw-kugelleuchte' };

describe('a window of 320 px', () => {
  // One visitor and one page see all of them, because most of what a visit costs is the same for each page.
  test('every kind of page is accessible in light and dark, and fits a window of 320 px with a full cart', async () => {
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
  });

  test('every other page of the shop fits a window of 320 px with a full cart', async () => {
    const page = await openShop(SHOP_URL);
    await addItems(page, BLEND);
    for (const path of [
      '/shop/p/monthly-tin',
      '/shop/p/gift-card',
      '/shop/p/moon-cup',
      '/shop/p/brass-scoop',
      '/tea-bar',
      '/contact',
      '/wholesale',
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
});

describe('a page from right to left', () => {
  test.each([
    [SHOP_URL, ['/', '/shop', '/shop/p/linen-towel', '/search?q=tea', '/contact', '/cart']],
    [GERMAN_SHOP_URL, ['/leuchten/p/stehleuchte-nr-3']],
  ])('the pages of %s fit, and the shop’s texts keep their own direction', async (shop, paths) => {
    const page = await openShop(shop);
    await page.setViewportSize(PHONE);
    await addItems(page, { itemId: shop === SHOP_URL ? BLEND.itemId : LAMP.itemId });
    await page.addInitScript(() => {
      new MutationObserver(() => {
        document.documentElement.dir = 'rtl';
      }).observe(document, { childList: true });
    });
    for (const path of paths) {
      await show(page, shop, path);
      await page.waitForLoadState('networkidle');
      expect.soft(await page.evaluate(() => getComputedStyle(document.body).direction), path).toBe('rtl');
      expect.soft(await layoutErrors(page), path).toEqual([]);
      const titles = page.locator('.card-title, .ProductItem-details-title, .product-title, .search-title');
      const directions = await titles.evaluateAll((all) => all.map((title) => getComputedStyle(title).direction));
      expect
        .soft(
          directions.filter((direction) => direction !== 'ltr'),
          path,
        )
        .toEqual([]);
    }
  });
});

async function openShop(shop: string): Promise<Page> {
  return openPage(await newBuyer(NARROW, { expectedErrors: /404/ }), '/about', shop);
}

/** Opens a page, and waits for the last part of it: the cart's number, the cart's lines or the button that pays. */
async function show(page: Page, shop: string, path: string): Promise<void> {
  await page.goto(shop + path);
  const last =
    { '/cart': page.locator('sq-cart [part=line]'), '/checkout': page.locator('.sqc-pay button') }[path] ??
    pill(page).locator('[part=count]');
  await expect.poll(() => last.count(), { message: path }).toBeGreaterThan(0);
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
