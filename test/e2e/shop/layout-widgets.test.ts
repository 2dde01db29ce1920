import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addItems, newBuyer, openCheckout, payButton } from '../harness/checkout-steps.ts';
import { addDrawer, openDrawer } from '../harness/drawer.ts';
import { expectRoom, layoutErrors, NARROW, setWideFont } from '../harness/layout.ts';
import { GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { addButton, alertDialog, buttonLabel, eventually, openPage, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const BLEND = { itemId: 'ss-house-blend', quantity: 12 };
const TOWEL = { itemId: 'ss-linen-towel', sku: 'TOWEL-LE-S' };
const LAMP = { itemId: 'lw-kugelleuchte' };

/** The visitor's own mistakes, and a shop that is offline. */
const EXPECTED = { expectedErrors: /400|ERR_INTERNET|fetch/ };

test('what a visitor opens in the shop, and what goes wrong there, fits a window of 320 px', async () => {
  const visitor = await newBuyer(NARROW, EXPECTED);
  const page = await openPage(visitor, '/about');
  await expectBlockWithPicture(page);
  await page.reload();
  await addItems(page, BLEND, TOWEL);
  await expectDrawer(page);
  await expectCartWithErrors(page);
  await page.goto(`${SHOP_URL}/checkout`);
  await expectCheckoutWithErrors(page);
  await page.goto(`${SHOP_URL}/shop`);
  await expectQuickView(page);
  await page.goto(`${SHOP_URL}/shop/p/everyday-teapot`);
  await expectOffline(page);
});

test('what a visitor opens in the German shop, and a refused form, fit a window of 320 px', async () => {
  const page = await openCheckout(await newBuyer(NARROW), [LAMP], GERMAN_SHOP_URL);
  await expectCheckoutWithErrors(page);
  await page.goto(`${GERMAN_SHOP_URL}/leuchten`);
  await expectQuickView(page);
  await page.goto(`${GERMAN_SHOP_URL}/kontakt`);
  const submit = page.locator('main form [type=submit]');
  await eventually(() => submit.isVisible()).toBe(true);
  await submit.click();
  await eventually(() => page.locator('main .field-error').count()).toBeGreaterThan(1);
  await expectRoom(page, 'the refused form');
});

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
  await setWideFont(page);
  expect(await layoutErrors(page)).toEqual([]);
  await block.locator('[part=enlarge]').click();
  await eventually(() => page.locator('sq-lightbox figure').isVisible()).toBe(true);
  await expectRoom(page, 'the enlarged picture');
  await page.keyboard.press('Escape');
  await eventually(() => page.locator('sq-lightbox').count()).toBe(0);
  expect(await layoutErrors(page), 'with text at 200 %').toEqual([]);
}

async function expectDrawer(page: Page): Promise<void> {
  await addDrawer(page);
  await openDrawer(page);
  await eventually(() => page.getByRole('dialog').locator('[part=line]').count()).toBe(2);
  await expectRoom(page, 'the drawer');
}

/** A cart with an unknown code and a removed line. */
async function expectCartWithErrors(page: Page): Promise<void> {
  await page.goto(`${SHOP_URL}/cart`);
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

async function expectQuickView(page: Page): Promise<void> {
  await page.locator('.sqs-product-quick-view-button').first().click();
  await eventually(() => page.locator('sq-lightbox [part=button]').isVisible()).toBe(true);
  await expectRoom(page, 'the quick view');
}

/** The explanation that the shop is offline. */
async function expectOffline(page: Page): Promise<void> {
  const count = pill(page).locator('[part=count]');
  await eventually(() => count.count()).toBe(1);
  const before = await count.textContent();
  // The first addition brings every script that a press needs.
  await addButton(page).click();
  await eventually(() => count.textContent()).not.toBe(before);
  await eventually(async () => (await buttonLabel(page).textContent())?.trim()).toBe('Add To Cart');
  await page.context().setOffline(true);
  await addButton(page).click();
  await eventually(() => alertDialog(page).isVisible()).toBe(true);
  await expectRoom(page, 'the alert');
}
