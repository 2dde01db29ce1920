import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { fieldErrors, VALIDATE } from '../harness/form-filling.ts';
import {
  addButton,
  alertDialog,
  buttonLabel,
  eventually,
  expectAdded,
  hasFocus,
  newVisitor,
  openPage,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

startBrowser();

const SCOOP = '/shop/p/engraved-scoop';
const ENTRIES = '**/api/commerce/shopping-cart/entries';
const STOCK = '**/api/commerce/inventory/stock/**';
const [TEXT, SELECT] = ['text-yui_3_17_2_1_1772000000001_1001', 'select-yui_3_17_2_1_1772000000001_1002'];

const lightbox = (page: Page) => page.locator('sq-lightbox');
const form = (page: Page) => lightbox(page).locator('form');
const submit = (page: Page) => form(page).locator('[type=submit]');
const busyAndLabel = (page: Page) =>
  addButton(page).evaluate((button) => [button.getAttribute('aria-busy'), button.textContent?.trim()]);

async function openForm(visitor: BrowserContext): Promise<Page> {
  const page = await openPage(visitor, SCOOP);
  await addButton(page).click();
  await eventually(() => form(page).isVisible()).toBe(true);
  return page;
}

async function fill(page: Page, letters: string): Promise<void> {
  await form(page).getByLabel('Letters to engrave').fill(letters);
  await form(page).getByLabel('Lettering').selectOption('Slanted');
}

const entries = (page: Page) =>
  page.evaluate(async () =>
    ((await window.Storefront?.cart?.get())?.entries ?? []).map(({ quantity, additionalFields }) => [
      quantity,
      JSON.parse(additionalFields ?? 'null'),
    ]),
  );

describe('a product with a form', () => {
  test('a product with a form checks the stock, asks, validates, and then adds, in this order', async () => {
    const visitor = await newVisitor();
    const calls: string[] = [];
    for (const path of [STOCK, VALIDATE, ENTRIES]) {
      await visitor.route(path, (route) => {
        calls.push(new URL(route.request().url()).pathname.replace(/^\/api\/(commerce|rest)\//, ''));
        return route.fallback();
      });
    }
    const page = await openForm(visitor);
    expect(await lightbox(page).getByRole('heading').textContent()).toBe('Engraved Brass Scoop');
    await submit(page).click();
    await eventually(() => fieldErrors(form(page)).allTextContents()).toEqual(['Required', 'Required']);
    await fill(page, 'June');
    await expectAdded(buttonLabel(page), () => submit(page).click());
    await eventually(() => lightbox(page).count()).toBe(0);
    expect(calls).toEqual(['inventory/stock/', 'forms/validate/ss-engraving-form', 'shopping-cart/entries']);
    expect(await entries(page)).toEqual([[1, { [TEXT]: 'June', [SELECT]: 'Slanted' }]]);
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
    await eventually(() => hasFocus(addButton(page))).toBe(true);
  });

  test('different answers make separate lines, and the same answers one line', async () => {
    const page = await openPage(await newVisitor(), SCOOP);
    for (const letters of ['June', 'May', 'June']) {
      await addButton(page).click();
      await fill(page, letters);
      await expectAdded(buttonLabel(page), () => submit(page).click());
      await eventually(() => lightbox(page).count()).toBe(0);
      await eventually(() => busyAndLabel(page)).toEqual([null, 'Add To Cart']);
    }
    expect((await entries(page)).map(([quantity, fields]) => [quantity, fields[TEXT]])).toEqual([
      [2, 'June'],
      [1, 'May'],
    ]);
  });

  test('a product with a form is added once, however often the form is submitted', async () => {
    const page = await openForm(await newVisitor());
    await fill(page, 'June');
    await form(page).evaluate((element: HTMLFormElement) => {
      for (let press = 0; press < 5; press += 1) element.requestSubmit();
    });
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
    await eventually(() => busyAndLabel(page)).toEqual([null, 'Add To Cart']);
    expect(await entries(page)).toHaveLength(1);
    expect(await pill(page).locator('[part=count]').textContent()).toBe('1 item');
  });

  test.each([
    ['a cut line', 0, 'Please check your internet connection.'],
    ['too many at once', 429, 'Please try again in a few seconds.'],
  ])('the form explains %s, keeps what was typed, and can be submitted again', async (_, status, message) => {
    const visitor = await newVisitor({}, { expectedErrors: /429|ERR_FAILED/ });
    const page = await openForm(visitor);
    await visitor.route(ENTRIES, (route) =>
      status ? route.fulfill({ status, json: { error: 'x', code: 'RATE_LIMITED' } }) : route.abort(),
    );
    await fill(page, 'June');
    await submit(page).click();
    await eventually(() => form(page).textContent()).toContain(message);
    expect(await form(page).getByLabel('Letters to engrave').inputValue()).toBe('June');
    await visitor.unroute(ENTRIES);
    await expectAdded(buttonLabel(page), () => submit(page).click());
    expect(await entries(page)).toHaveLength(1);
  });

  test('an error that only the cart finds is shown at its field', async () => {
    const visitor = await newVisitor({}, { expectedErrors: /400/ });
    const page = await openForm(visitor);
    const errors = { [TEXT]: 'Twelve letters at most.' };
    const refused = { status: 400, json: { error: 'x', code: 'ADDITIONAL_FIELDS_INVALID', errors } };
    await visitor.route(ENTRIES, (route) => route.fulfill(refused));
    await fill(page, 'Juneau');
    await submit(page).click();
    await eventually(() => fieldErrors(form(page)).allTextContents()).toEqual(['Twelve letters at most.']);
  });

  test('the form does not open when the product is sold out', async () => {
    const visitor = await newVisitor();
    await visitor.route(STOCK, async (route) => {
      const response = await route.fetch();
      const { results } = (await response.json()) as { results: object[] };
      const soldOut = results.map((variant) => ({ ...variant, unlimited: false, qtyInStock: 0 }));
      await route.fulfill({ response, json: { results: soldOut } });
    });
    const page = await openPage(visitor, SCOOP);
    await addButton(page).click();
    await eventually(() => alertDialog(page).textContent()).toContain(
      'Sorry, we do not have enough of that item available.',
    );
    expect(await lightbox(page).count()).toBe(0);
  });

  test('a form that is closed by keyboard adds nothing, and keeps what was typed', async () => {
    const page = await openPage(await newVisitor(), SCOOP);
    await addButton(page).focus();
    await page.keyboard.press('Enter');
    await eventually(() => form(page).isVisible()).toBe(true);
    await fill(page, 'June');
    await page.keyboard.press('Escape');
    await eventually(() => lightbox(page).count()).toBe(0);
    await eventually(() => busyAndLabel(page)).toEqual([null, 'Add To Cart']);
    await eventually(() => hasFocus(addButton(page))).toBe(true);
    expect(await entries(page)).toEqual([]);
    await page.keyboard.press('Space');
    await eventually(() => form(page).getByLabel('Letters to engrave').inputValue()).toBe('June');
  });

  test('the form has no accessibility violation, light or dark, before and after a refusal', async () => {
    const page = await openForm(await newVisitor({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' }));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityViolations(page)).toEqual([]);
    }
    await submit(page).click();
    await eventually(() => fieldErrors(form(page)).count()).toBe(2);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityViolations(page)).toEqual([]);
    }
  });

  test('a product with a form leads straight to the checkout in a shop with express checkout', async () => {
    // The changed script no longer has the policy's hash, so it does not run; its text is read as JSON.
    const visitor = await newVisitor({}, { expectedErrors: /Content Security Policy/ });
    await visitor.route(`**${SCOOP}`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"expressCheckout":\s*false/, '"expressCheckout":true');
      return route.fulfill({ response, body });
    });
    const page = await openPage(visitor, SCOOP);
    await eventually(async () => (await buttonLabel(page).textContent())?.trim()).toBe('Purchase');
    await addButton(page).click();
    await fill(page, 'June');
    await submit(page).click();
    await page.waitForURL('**/checkout');
    await eventually(() => page.locator('main').textContent()).toContain('June');
  });
});
