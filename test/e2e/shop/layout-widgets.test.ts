import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addItems, newBuyer, openCheckout, payButton } from '../harness/checkout-steps.ts';
import { addDrawer, openDrawer } from '../harness/drawer.ts';
import { expectRoom, layoutErrors, NARROW, setWideFont } from '../harness/layout.ts';
import { GERMAN_SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  alertDialog,
  buttonLabel,
  eventually,
  newVisitor,
  openPage,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

startBrowser();

const BLEND = { itemId: 'ss-house-blend', quantity: 12 };
const TOWEL = { itemId: 'ss-linen-towel', sku: 'TOWEL-LE-S' };
const LAMP = { itemId: 'lw-kugelleuchte' };

describe('a window of 320 px', () => {
  test('a cart with an unknown code and a removed line fits a window of 320 px', async () => {
    const page = await openPage(await newBuyer(NARROW, { expectedErrors: /400/ }), '/cart');
    await addItems(page, BLEND, TOWEL);
    const cart = page.locator('sq-cart');
    await cart.locator('[part=coupon-input]').fill('nope');
    await page.keyboard.press('Enter');
    await eventually(() => cart.locator('[part=error]').count()).toBe(1);
    await cart.locator('[part=remove]').last().click();
    await eventually(() => cart.locator('[part=removed]').count()).toBe(1);
    await expectRoom(page);
  });

  test('the drawer fits a window of 320 px', async () => {
    const page = await openPage(await newBuyer(NARROW), '/about');
    await addItems(page, BLEND, TOWEL);
    await addDrawer(page);
    await openDrawer(page);
    await eventually(() => page.getByRole('dialog').locator('[part=line]').count()).toBe(2);
    await expectRoom(page);
  });

  test.each([
    ['English', undefined, BLEND],
    ['German', GERMAN_SHOP_URL, LAMP],
  ] as const)('a checkout with errors fits a window of 320 px, in %s', async (_, shop, wish) => {
    const page = await openCheckout(await newBuyer(NARROW), [wish], shop);
    await payButton(page).click();
    await eventually(() => page.locator('.sqc-error').count()).toBeGreaterThan(3);
    await page.locator('.sqc-summary > summary').click();
    await expectRoom(page);
  });

  test.each([
    ['English', '/shop', undefined],
    ['German', '/leuchten', GERMAN_SHOP_URL],
  ] as const)('a quick view fits a window of 320 px, in %s', async (_, path, shop) => {
    const page = await openPage(await newVisitor(NARROW), path, shop);
    await page.locator('.sqs-product-quick-view-button').first().click();
    await eventually(() => page.locator('sq-lightbox [part=button]').isVisible()).toBe(true);
    await expectRoom(page);
  });

  test('an enlarged picture and a product block with its reviews fit a window of 320 px', async () => {
    const page = await openProductBlock();
    const block = page.locator('sq-product-block');
    await block.locator('[part=reviews-summary]').click();
    await eventually(() => block.locator('[part=review]').count()).toBeGreaterThan(0);
    await setWideFont(page);
    expect(await layoutErrors(page)).toEqual([]);
    await block.locator('[part=enlarge]').click();
    await eventually(() => page.locator('sq-lightbox figure').isVisible()).toBe(true);
    await expectRoom(page);
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('sq-lightbox').count()).toBe(0);
    expect(await layoutErrors(page), 'with text at 200 %').toEqual([]);
  });

  test('the refused form of the German shop fits a window of 320 px', async () => {
    const page = await openPage(await newVisitor(NARROW), '/kontakt', GERMAN_SHOP_URL);
    const submit = page.locator('main form [type=submit]');
    await eventually(() => submit.isVisible()).toBe(true);
    await submit.click();
    await eventually(() => page.locator('main .field-error').count()).toBeGreaterThan(1);
    await expectRoom(page);
  });

  test('the explanation that the shop is offline fits a window of 320 px', async () => {
    const visitor = await newVisitor(NARROW, { expectedErrors: /ERR_INTERNET|fetch/ });
    const page = await openPage(visitor, '/shop/p/everyday-teapot');
    // The first addition brings every script that a press needs.
    await addButton(page).click();
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
    await eventually(async () => (await buttonLabel(page).textContent())?.trim()).toBe('Add To Cart');
    await visitor.setOffline(true);
    await addButton(page).click();
    await eventually(() => alertDialog(page).isVisible()).toBe(true);
    await expectRoom(page);
  });
});

async function openProductBlock(): Promise<Page> {
  const page = await openPage(await newVisitor(NARROW), '/about');
  await page.evaluate(() => {
    const block = document.createElement('sq-product-block');
    block.setAttribute('product', 'linen-towel');
    document.querySelector('main')?.append(block);
  });
  await eventually(() => page.locator('sq-product-block [part=button]').isVisible()).toBe(true);
  return page;
}
