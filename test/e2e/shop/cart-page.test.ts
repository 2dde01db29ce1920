import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { addDrawer, openDrawer } from '../harness/drawer.ts';
import { setWideFont } from '../harness/layout.ts';
import { EMBED_URL, GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
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
const NARROW = { width: 320, height: 640 };
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

/** Opens the cart page of a visitor with a tin of tea and a teapot. */
async function openCart(visitor: BrowserContext): Promise<Page> {
  const page = await openPage(visitor, '/shop');
  for (const itemId of ['ss-house-blend', 'ss-everyday-teapot']) {
    await page.evaluate((id) => window.Storefront?.cart?.add({ itemId: id }), itemId);
  }
  await page.goto(`${SHOP_URL}/cart`);
  await eventually(() => part(page, 'line').count()).toBe(2);
  return page;
}

describe('the cart page', () => {
  test('the cart page shows the cart, changes it, and leads to the checkout with it', async () => {
    const page = await openCart(await newVisitor());
    await eventually(() => part(page, 'total').textContent()).toBe('Estimated total$72.50');
    await control(page, `One more ${BLEND}`).click();
    await control(page, `One more ${BLEND}`).click();
    await eventually(() => quantityOf(page, BLEND).inputValue()).toBe('3');
    await cart(page).getByRole('link', { name: 'Check out' }).click();
    await page.waitForURL('**/checkout');
    await page.goBack();
    await eventually(() => quantityOf(page, BLEND).inputValue()).toBe('3');
    // The checkout may have found out by then where the order is likely to go.
    await eventually(() => part(page, 'total').textContent()).toMatch(/^(Estimated t|T)otal\$101\.50$/);
  });

  test('quantities are typed and lines removed and restored by keyboard alone, without losing the focus', async () => {
    const page = await openCart(await newVisitor());
    await quantityOf(page, POT).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await eventually(() => part(page, 'total').textContent()).toBe('Estimated total$130.50');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focusedText(page)).toBe(`Remove ${POT}`);
    await page.keyboard.press('Enter');
    await eventually(() => focusedText(page)).toBe(`Undo: put ${POT} back`);
    await eventually(() => part(page, 'total').textContent()).toBe('Estimated total$14.50');
    await page.keyboard.press('Enter');
    await eventually(() => focusedText(page)).toBe(POT);
    await eventually(() => quantityOf(page, POT).inputValue()).toBe('2');
  });

  test('a refused quantity or discount code is explained, and the cart shows what it has', async () => {
    const page = await openCart(await newVisitor({}, { expectedErrors: /40[09]/ }));
    await quantityOf(page, POT).fill('9999');
    await quantityOf(page, POT).blur();
    await eventually(() => part(page, 'error').allTextContents()).toEqual([
      expect.stringMatching(
        /^Unable to update quantity\. Sorry, we do not have enough of that item available\. Only \d+ left in stock\.$/,
      ),
    ]);
    await eventually(() => quantityOf(page, POT).inputValue()).toBe('1');
    await cart(page).getByRole('textbox', { name: 'Discount code' }).fill('nope');
    await page.keyboard.press('Enter');
    await eventually(() => part(page, 'coupon-form').textContent()).toContain('Unable to apply code.');
  });

  test('a removal without a connection is taken back, and says why', async () => {
    const visitor = await newVisitor({}, { expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
    const page = await openCart(visitor);
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
    await eventually(() => part(page, 'total').textContent()).toBe('Estimated total$14.50');
  });

  test('additional fields of a line are opened and changed, and the focus comes back', async () => {
    const page = await openPage(await newVisitor(), '/shop');
    const additionalFields = JSON.stringify({ [LETTERS]: 'June', [LETTERING]: 'Upright' });
    await page.evaluate(async (fields) => {
      await window.Storefront?.cart?.add({ itemId: 'ss-brass-scoop', additionalFields: fields });
    }, additionalFields);
    await page.goto(`${SHOP_URL}/cart`);
    const details = control(page, `View or change details of ${SCOOP}`);
    await details.click();
    const letters = page.locator('sq-lightbox').getByLabel('Letters to engrave');
    await eventually(() => letters.inputValue()).toBe('June');
    await letters.fill('Ann');
    await page.locator('sq-lightbox [type=submit]').click();
    await eventually(() => page.locator('sq-lightbox').count()).toBe(0);
    await eventually(() => focusedText(page)).toBe(`View or change details of ${SCOOP}`);
    const kept = () =>
      page.evaluate(async () => (await window.Storefront?.cart?.get())?.entries.map((entry) => entry.additionalFields));
    await eventually(async () => (await kept())?.join()).toContain('Ann');
  });

  test('a change in one tab is shown and announced in the other', async () => {
    const visitor = await newVisitor();
    const [first, second] = [await openCart(visitor), await openPage(visitor, '/cart')];
    await eventually(() => part(second, 'line').count()).toBe(2);
    await control(first, `Remove ${POT}`).click();
    await eventually(() => part(second, 'notice-list').textContent()).toBe(`${POT} is no longer in your cart.`);
    await control(second, `Remove ${BLEND}`).click();
    await eventually(() => part(first, 'notice-list').textContent()).toContain('Your cart is now empty');
    await eventually(() => cart(first).getByText('Your cart is empty.').isVisible()).toBe(true);
  });

  test.each([
    ['a narrow phone', NARROW],
    ['a phone', PHONE],
    ['a desk', DESK],
  ])(
    'the cart page has no accessibility violation and no sideways scroll on %s, light or dark',
    async (_, viewport) => {
      const page = await openCart(await newVisitor({ viewport, reducedMotion: 'reduce' }, { expectedErrors: /400/ }));
      await cart(page).getByRole('textbox', { name: 'Discount code' }).fill('nope');
      await page.keyboard.press('Enter');
      await eventually(() => part(page, 'error').count()).toBe(1);
      await control(page, `One more ${BLEND}`).click();
      await control(page, `Remove ${POT}`).click();
      await eventually(() => part(page, 'total').textContent()).toBe('Estimated total$29.00');
      await eventually(() => indicators(page)).toContain('2');
      await setWideFont(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await accessibilityViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    },
  );

  test('the cart page of the German shop speaks German', async () => {
    const page = await openPage(await newVisitor(), '/cart', GERMAN_SHOP_URL);
    await eventually(() => page.getByText('Ihr Warenkorb ist leer.').isVisible()).toBe(true);
  });

  test('a cart page that came empty shows what is added in another tab, and when the visitor goes back to it', async () => {
    const visitor = await newVisitor();
    const page = await openPage(visitor, '/cart');
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
  });
});

describe('the cart drawer on a page of another site', () => {
  async function openDrawerPage(): Promise<Page> {
    const page = await openPage(await newEmbedVisitor({ viewport: PHONE }), '/', EMBED_URL);
    await page.evaluate(() => document.querySelector('sq-cart-pill')?.setAttribute('data-sq-opens', 'cart'));
    await addDrawer(page);
    await page.evaluate(() => window.Storefront?.cart?.add({ itemId: 'ss-house-blend' }));
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
    return page;
  }

  test('the drawer opens by the pill, closes by Escape, and gives the focus back', async () => {
    const page = await openDrawerPage();
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
  });

  test('the drawer opens by its event, and closes by a press beside it and by its control', async () => {
    const page = await openDrawerPage();
    const dialog = page.getByRole('dialog', { name: 'Your cart' });
    await openDrawer(page);
    await eventually(() => dialog.isVisible()).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await eventually(() => dialog.count()).toBe(0);
    await page.setViewportSize(DESK);
    await openDrawer(page);
    await eventually(() => dialog.isVisible()).toBe(true);
    await page.mouse.click(20, 300);
    await eventually(() => dialog.count()).toBe(0);
  });
});
