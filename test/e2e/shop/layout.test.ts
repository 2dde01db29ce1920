import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../harness/accessibility.ts';
import { addItems, newBuyer, payButton } from '../harness/checkout-steps.ts';
import { addDrawer, openDrawer } from '../harness/drawer.ts';
import { idle } from '../harness/idle.ts';
import { expectRoom, layoutErrors, NARROW, overhang, setWideFont } from '../harness/layout.ts';
import { GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { addButton, alertDialog, buttonLabel, eventually, openPage, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };
const BLEND = { itemId: 'ss-house-blend', quantity: 12 };
const TOWEL = { itemId: 'ss-linen-towel', sku: 'TOWEL-LE-S' };
const LAMP = { itemId: 'lw-kugelleuchte' };
const CABLE = { itemId: 'lw-textilkabel' };

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

/** A pill would lie on the totals of these pages. */
const WITHOUT_PILL = ['/cart', '/checkout'];

/** What a visitor opens on a page, and what goes wrong there: it has room, too, and so has the page in both sizes of text. */
const OPENED: Record<string, (page: Page) => Promise<void>> = {
  '/': expectDrawer,
  '/about': expectBlockWithPicture,
  '/shop': expectQuickView,
  '/leuchten': expectQuickView,
  '/kontakt': expectRefusedForm,
  '/cart': expectCartWithErrors,
  '/checkout': expectCheckoutWithErrors,
};

// One visitor and one page see all pages of a shop, because most of what a visit costs is the same for each page.
test('every kind of page is accessible in light and dark, and every page, what it opens and what goes wrong there fits a window of 320 px with a full cart', async () => {
  const page = await openShop(SHOP_URL);
  await page.goto(`${SHOP_URL}/cart`);
  await page.getByText('Your cart is empty.').waitFor();
  await expectAccessible(page, 'the empty cart');
  await addItems(page, BLEND, TOWEL);
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
    '/cart',
    '/checkout',
  ]) {
    await show(page, SHOP_URL, path);
    await expectAllRoom(page, path);
  }
  await expectOffline();
});

test('every kind of page of the German shop, what it opens and what goes wrong there fits a window of 320 px with a full cart', async () => {
  const page = await openShop(GERMAN_SHOP_URL);
  await addItems(page, LAMP, CABLE);
  for (const path of [
    '/',
    '/leuchten',
    '/leuchten/p/stehleuchte-nr-3',
    '/leuchten/p/kugelleuchte',
    '/search?q=leuchte',
    '/archiv',
    '/nirgends',
    '/kontakt',
    '/cart',
    '/checkout',
  ]) {
    await show(page, GERMAN_SHOP_URL, path);
    await expectAllRoom(page, path);
  }
  // The other shop's mailbox has more mails, of all tests before this one.
  await page.goto(`${GERMAN_SHOP_URL}/dev/mailbox`);
  await expectAccessibleRoom(page, '/dev/mailbox');
});

async function openShop(shop: string): Promise<Page> {
  const visitor = await newBuyer(NARROW, { expectedErrors: /status of 40[04]/ });
  const page = await openPage(visitor, '/about', shop);
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
    { '/cart': page.locator('sq-cart [part=line]'), '/checkout': payButton(page) }[path] ??
    pill(page).locator('[part=count]');
  await expect.poll(() => last.count(), { message: path }).toBeGreaterThan(0);
  if (WITHOUT_PILL.includes(path)) expect.soft(await pill(page).isVisible(), path).toBe(false);
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
  await expectAllRoom(page, path);
}

/** Checks a page, and what can be opened on it, in both sizes of text. */
async function expectAllRoom(page: Page, path: string): Promise<void> {
  await (OPENED[path] ?? expectRoom)(page);
}

/** Checks the page in a wide font, and what is opened on it in both sizes of text, and then the page in the larger one. */
async function expectDialog(page: Page, seen: string, open: () => Promise<void>): Promise<void> {
  await setWideFont(page);
  expect.soft(await layoutErrors(page), `the page below ${seen}`).toEqual([]);
  await open();
  await expectRoom(page, seen);
  await page.keyboard.press('Escape');
  await eventually(() => page.getByRole('dialog').count()).toBe(0);
  expect.soft(await layoutErrors(page), `the page below ${seen} with text at 200 %`).toEqual([]);
}

/** A product block with its reviews, and its enlarged picture. */
async function expectBlockWithPicture(page: Page): Promise<void> {
  await page.evaluate(() => {
    const block = document.createElement('sq-product-block');
    block.setAttribute('product', 'linen-towel');
    document.querySelector('main')?.append(block);
  });
  const block = page.locator('sq-product-block');
  await eventually(() => block.locator('[part=button]').isVisible()).toBe(true);
  await block.locator('[part=reviews-summary]').click();
  await eventually(() => block.locator('[part=review]').count()).toBeGreaterThan(0);
  await expectDialog(page, 'the enlarged picture', async () => {
    await block.locator('[part=enlarge]').click();
    await eventually(() => page.locator('sq-lightbox figure').isVisible()).toBe(true);
  });
}

async function expectDrawer(page: Page): Promise<void> {
  await expectDialog(page, 'the drawer', async () => {
    await addDrawer(page);
    await openDrawer(page);
    await eventually(() => page.getByRole('dialog').locator('[part=line]').count()).toBeGreaterThan(0);
  });
}

async function expectQuickView(page: Page): Promise<void> {
  await expectDialog(page, 'the quick view', async () => {
    await page.locator('.sqs-product-quick-view-button').first().click();
    await eventually(() => page.locator('sq-lightbox [part=button]').isVisible()).toBe(true);
  });
}

async function expectRefusedForm(page: Page): Promise<void> {
  const submit = page.locator('main form [type=submit]');
  await eventually(() => submit.isVisible()).toBe(true);
  await submit.click();
  await eventually(() => page.locator('main .field-error').count()).toBeGreaterThan(1);
  await expectRoom(page, 'the refused form');
}

/** A cart with an unknown code and a removed line. */
async function expectCartWithErrors(page: Page): Promise<void> {
  const cart = page.locator('sq-cart');
  await cart.locator('[part=coupon-input]').fill('nope');
  await page.keyboard.press('Enter');
  await eventually(() => cart.locator('[part=error]').count()).toBe(1);
  await cart.locator('[part=remove]').last().click();
  await eventually(() => cart.locator('[part=removed]').count()).toBe(1);
  await expectRoom(page, 'the cart');
}

async function expectCheckoutWithErrors(page: Page): Promise<void> {
  await eventually(() => payButton(page).isVisible()).toBe(true);
  await payButton(page).click();
  await eventually(() => page.locator('.sqc-error').count()).toBeGreaterThan(3);
  await page.locator('.sqc-summary > summary').click();
  await expectRoom(page, 'the checkout');
}

/** The explanation that the shop is offline. */
async function expectOffline(): Promise<void> {
  const visitor = await newBuyer(NARROW, { expectedErrors: /ERR_INTERNET|fetch/ });
  const page = await openPage(visitor, '/shop/p/everyday-teapot');
  const count = pill(page).locator('[part=count]');
  // The first addition brings every script that a press needs.
  await addButton(page).click();
  await eventually(() => count.textContent()).toBe('1 item');
  await eventually(async () => (await buttonLabel(page).textContent())?.trim()).toBe('Add To Cart');
  await page.context().setOffline(true);
  await addButton(page).click();
  await eventually(() => alertDialog(page).isVisible()).toBe(true);
  await expectRoom(page, 'the alert');
}
