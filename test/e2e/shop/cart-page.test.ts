import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations, expectAccessible } from '../harness/accessibility.ts';
import { addItems } from '../harness/checkout-steps.ts';
import { addDrawer, openDrawer } from '../harness/drawer.ts';
import { expectRoom, NARROW, overhang, setWideFont } from '../harness/layout.ts';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import {
  eventually,
  indicators,
  newEmbedVisitor,
  newVisitor,
  openPage,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const BLEND = 'House Blend No. 4';
const POT = 'Everyday Teapot';
const SCOOP = 'Engraved Brass Scoop';
const [LETTERS, LETTERING] = ['text-yui_3_17_2_1_1772000000001_1001', 'select-yui_3_17_2_1_1772000000001_1002'];

const cart = (page: Page) => page.locator('sq-cart').first();
const control = (page: Page, name: string) => cart(page).getByRole('button', { name, exact: true });
const quantityOf = (page: Page, title: string) => cart(page).getByRole('spinbutton', { name: `Quantity of ${title}` });
const part = (page: Page, name: string) => cart(page).locator(`[part=${name}]`);
const focusedText = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent;
  });

test('the cart page follows what happens in other tabs, and can be changed by mouse and by keyboard', async () => {
  const visitor = await newVisitor({ reducedMotion: 'reduce' }, { expectedErrors: /40[09]|ERR_INTERNET_DISCONNECTED/ });
  const page = await openPage(visitor, '/cart');
  const total = () => part(page, 'total').textContent();
  expect(await page.getByText('Your cart is empty.').isVisible()).toBe(true);
  expect(await cart(page).count()).toBe(0);
  const other = await openPage(visitor, '/cart');
  await other.goto(`${SHOP_URL}/shop`);
  await other.evaluate(() => window.Storefront?.cart?.add({ itemId: 'ss-house-blend' }));
  await eventually(() => quantityOf(page, BLEND).inputValue()).toBe('1');
  expect(await page.getByText('Your cart is empty.').count()).toBe(0);
  expect(await page.locator('[data-sq-empty]').count()).toBe(0);
  await other.goBack();
  await eventually(() => quantityOf(other, BLEND).inputValue()).toBe('1');
  await other.evaluate(() => window.Storefront?.cart?.add({ itemId: 'ss-everyday-teapot' }));

  await eventually(total).toBe('Estimated total$72.50');
  await control(page, `One more ${BLEND}`).click();
  await control(page, `One more ${BLEND}`).click();
  await eventually(() => quantityOf(page, BLEND).inputValue()).toBe('3');
  await cart(page).getByRole('link', { name: 'Check out' }).click();
  await page.waitForURL('**/checkout');
  await page.goBack();
  await eventually(() => quantityOf(page, BLEND).inputValue()).toBe('3');
  // The checkout may have found out by then where the order is likely to go.
  await eventually(total).toMatch(/^(Estimated t|T)otal\$101\.50$/);

  await quantityOf(page, POT).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await eventually(total).toMatch(/otal\$159\.50$/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focusedText(page)).toBe(`Remove ${POT}`);
  await page.keyboard.press('Enter');
  await eventually(() => focusedText(page)).toBe(`Undo: put ${POT} back`);
  // A small order pays for its delivery, where that is known.
  await eventually(total).toMatch(/^(Estimated total\$43\.50|Total\$49\.45)$/);
  await page.keyboard.press('Enter');
  await eventually(() => focusedText(page)).toBe(POT);
  await eventually(() => quantityOf(page, POT).inputValue()).toBe('2');

  await quantityOf(page, POT).fill('9999');
  await quantityOf(page, POT).blur();
  await eventually(() => part(page, 'error').allTextContents()).toEqual([
    expect.stringMatching(
      /^Unable to update quantity\. Sorry, we do not have enough of that item available\. Only \d+ left in stock\.$/,
    ),
  ]);
  await eventually(() => quantityOf(page, POT).inputValue()).toBe('2');

  // The instalment line below the total comes with scripts of its own.
  await page.waitForLoadState('networkidle');
  await visitor.setOffline(true);
  await control(page, `Remove ${POT}`).click();
  await eventually(() => part(page, 'error').allTextContents()).toEqual([
    'Unable to remove item. Please check your internet connection.',
  ]);
  await eventually(() => part(page, 'line').count()).toBe(2);
  await eventually(() => focusedText(page)).toBe(`Remove ${POT}`);
  await visitor.setOffline(false);

  await control(page, `Remove ${POT}`).click();
  await eventually(() => part(other, 'notice-list').textContent()).toContain(`${POT} is no longer in your cart.`);
  await control(other, `Remove ${BLEND}`).click();
  await eventually(() => part(page, 'notice-list').textContent()).toContain('Your cart is now empty');
  await eventually(() => cart(page).getByText('Your cart is empty.').isVisible()).toBe(true);
});

test('additional fields of a line are changed, a discount code is refused, and the page is accessible and fits, from narrow to wide', async () => {
  const page = await openPage(await newVisitor(NARROW, { expectedErrors: /400/ }), '/shop');
  const additionalFields = JSON.stringify({ [LETTERS]: 'June', [LETTERING]: 'Upright' });
  const items = ['ss-house-blend', 'ss-everyday-teapot'].map((itemId) => ({ itemId }));
  await addItems(page, { itemId: 'ss-brass-scoop', additionalFields }, ...items);
  await page.goto(`${SHOP_URL}/cart`);
  await control(page, `View or change details of ${SCOOP}`).click();
  const letters = page.locator('sq-lightbox').getByLabel('Letters to engrave');
  await eventually(() => letters.inputValue()).toBe('June');
  await letters.fill('Ann');
  await page.locator('sq-lightbox [type=submit]').click();
  await eventually(() => page.locator('sq-lightbox').count()).toBe(0);
  await eventually(() => focusedText(page)).toBe(`View or change details of ${SCOOP}`);
  const kept = () =>
    page.evaluate(async () => (await window.Storefront?.cart?.get())?.entries.map((entry) => entry.additionalFields));
  await eventually(async () => (await kept())?.join()).toContain('Ann');

  await cart(page).getByRole('textbox', { name: 'Discount code' }).fill('nope');
  await page.keyboard.press('Enter');
  await eventually(() => part(page, 'error').count()).toBe(1);
  expect(await part(page, 'coupon-form').textContent()).toContain('Unable to apply code.');
  await control(page, `Remove ${POT}`).click();
  await eventually(() => indicators(page)).toContain('2');
  await setWideFont(page);
  for (const viewport of [NARROW.viewport, PHONE, DESK]) {
    await page.setViewportSize(viewport);
    if (viewport !== PHONE) await expectAccessible(page, `the cart at ${viewport.width} px`, 'main');
    expect(await overhang(page)).toBeLessThanOrEqual(0);
  }
});

test('the cart’s drawer on a page of another site opens and closes by pill, event, key and press, and gives the focus back, and the page with our pill and our forms fits a window of 320 px', async () => {
  const page = await openPage(await newEmbedVisitor({ viewport: PHONE, reducedMotion: 'reduce' }), '/', EMBED_URL);
  await page.evaluate(() => document.querySelector('sq-cart-pill')?.setAttribute('data-sq-opens', 'cart'));
  await addDrawer(page);
  await page.evaluate(() => window.Storefront?.cart?.add({ itemId: 'ss-house-blend' }));
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  await pill(page).getByRole('link').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Your cart' });
  await eventually(() => dialog.isVisible()).toBe(true);
  await eventually(() => dialog.getByText('$14.50').first().isVisible()).toBe(true);
  expect(new URL(page.url()).origin).toBe(EMBED_URL);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await dialog.getByRole('link', { name: 'Check out' }).getAttribute('href')).toBe(`${SHOP_URL}/checkout`);
  await page.keyboard.press('Escape');
  await eventually(() => dialog.count()).toBe(0);
  await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('sq-cart-pill');

  await openDrawer(page);
  await eventually(() => dialog.isVisible()).toBe(true);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await eventually(() => dialog.count()).toBe(0);
  await page.setViewportSize(DESK);
  await openDrawer(page);
  await eventually(() => dialog.isVisible()).toBe(true);
  await page.mouse.click(20, 300);
  await eventually(() => dialog.count()).toBe(0);

  await addItems(page, { itemId: 'ss-house-blend', quantity: 12 });
  await eventually(() => page.locator('sq-form-block form').count()).toBe(2);
  await page.setViewportSize(NARROW.viewport);
  await expectRoom(page);
});
