import type { Page } from 'playwright-core';
import { describe, test } from 'vitest';
import { addItems, newBuyer } from '../harness/checkout-steps.ts';
import { expectRoom, NARROW } from '../harness/layout.ts';
import { EMBED_URL, GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { eventually, newEmbedVisitor, openPage, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const BLEND = { itemId: 'ss-house-blend', quantity: 12 };
const LAMP = { itemId: 'lw-kugelleuchte' };

describe('a window of 320 px', () => {
  test.each([
    '/',
    '/shop',
    '/shop/p/linen-towel',
    '/shop/p/monthly-tin',
    '/shop/p/gift-card',
    '/shop/p/moon-cup',
    '/shop/p/brass-scoop',
    '/journal',
    '/journal/the-second-pot',
    '/about',
    '/tea-bar',
    '/archive',
    '/search?q=tea',
    '/nowhere',
    '/contact',
    '/wholesale',
    '/tastings',
    '/cart',
    '/checkout',
  ])('%s fits a window of 320 px with a full cart', async (path) => {
    await expectRoom(await openWithCart(SHOP_URL, BLEND, path));
  });

  test.each([
    '/',
    '/leuchten',
    '/leuchten/p/stehleuchte-nr-3',
    '/leuchten/p/kugelleuchte',
    '/search?q=leuchte',
    '/archiv',
    '/nirgends',
    '/cart',
    '/checkout',
    // The other shop's has more mails, of all tests before this one.
    '/dev/mailbox',
  ])('%s of the German shop fits a window of 320 px with a full cart', async (path) => {
    await expectRoom(await openWithCart(GERMAN_SHOP_URL, LAMP, path));
  });

  test('a page of another site with our pill and our forms fits a window of 320 px', async () => {
    const page = await openPage(await newEmbedVisitor(NARROW), '/', EMBED_URL);
    await addItems(page, BLEND);
    await eventually(() => page.locator('sq-form-block form').count()).toBe(2);
    await expectRoom(page);
  });
});

async function openWithCart(shop: string, wish: typeof LAMP, path: string): Promise<Page> {
  const page = await openPage(await newBuyer(NARROW, { expectedErrors: /404/ }), '/about', shop);
  await addItems(page, wish);
  await page.goto(shop + path);
  if (path !== '/dev/mailbox') await eventually(() => isShown(page, path)).toBe(true);
  return page;
}

/** Whether the last part of the page shows: the cart's number, the cart or the checkout. */
async function isShown(page: Page, path: string): Promise<boolean> {
  if (path === '/cart') return (await page.locator('sq-cart [part=line]').count()) > 0;
  if (path === '/checkout') return page.locator('.sqc-pay button').isVisible();
  return (await pill(page).locator('[part=count]').count()) > 0;
}
