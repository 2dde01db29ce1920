import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../harness/accessibility.ts';
import { fieldErrors, VALIDATE } from '../harness/form-filling.ts';
import { SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  buttonLabel,
  eventually,
  expectAdded,
  hasFocus,
  newVisitor,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

startBrowser();

/** Longer than the button says that something was added. */
const SHOWN_MS = 2_000;
const SCOOP = '/shop/p/engraved-scoop';
const ENTRIES = '**/api/commerce/shopping-cart/entries';
const STOCK = '**/api/commerce/inventory/stock/**';
const [TEXT, SELECT] = ['text-yui_3_17_2_1_1772000000001_1001', 'select-yui_3_17_2_1_1772000000001_1002'];

const lightbox = (page: Page) => page.locator('sq-lightbox');
const form = (page: Page) => lightbox(page).locator('form');
const submit = (page: Page) => form(page).locator('[type=submit]');
const busyAndLabel = (page: Page) =>
  addButton(page).evaluate((button) => [button.getAttribute('aria-busy'), button.textContent?.trim()]);

async function fill(page: Page, letters: string): Promise<void> {
  await form(page).getByLabel('Letters to engrave').fill(letters);
  await form(page).getByLabel('Lettering').selectOption('Slanted');
}

/** Adds by what submits the form, and waits until the button can be pressed again. */
async function add(page: Page, send: () => Promise<unknown>): Promise<void> {
  await expectAdded(buttonLabel(page), send);
  await eventually(() => lightbox(page).count()).toBe(0);
  await eventually(async () => {
    await page.clock.fastForward(SHOWN_MS);
    return busyAndLabel(page);
  }).toEqual([null, 'Add To Cart']);
}

const entries = (page: Page) =>
  page.evaluate(async () =>
    ((await window.Storefront?.cart?.get())?.entries ?? []).map(({ quantity, additionalFields }) => [
      quantity,
      JSON.parse(additionalFields ?? 'null'),
    ]),
  );

test('a product with a form checks the stock, asks by keyboard too, keeps what was typed, validates, and adds once', async () => {
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  const calls: string[] = [];
  for (const path of [STOCK, VALIDATE, ENTRIES]) {
    await visitor.route(path, (route) => {
      calls.push(new URL(route.request().url()).pathname.replace(/^\/api\/(commerce|rest)\//, ''));
      return route.fallback();
    });
  }
  const page = await visitor.newPage();
  await page.clock.install();
  await page.goto(SHOP_URL + SCOOP);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await eventually(() => form(page).isVisible()).toBe(true);
  expect(await lightbox(page).getByRole('heading').textContent()).toBe('Engraved Brass Scoop');
  await expectAccessible(page, 'the form');
  await submit(page).click();
  await eventually(() => fieldErrors(form(page)).allTextContents()).toEqual(['Required', 'Required']);
  await expectAccessible(page, 'the form after a refusal');

  await fill(page, 'June');
  await page.keyboard.press('Escape');
  await eventually(() => lightbox(page).count()).toBe(0);
  await eventually(() => busyAndLabel(page)).toEqual([null, 'Add To Cart']);
  await eventually(() => hasFocus(addButton(page))).toBe(true);
  expect(await entries(page)).toEqual([]);
  calls.length = 0;
  await page.keyboard.press('Space');
  await eventually(() => form(page).getByLabel('Letters to engrave').inputValue()).toBe('June');

  await add(page, () =>
    form(page).evaluate((element: HTMLFormElement) => {
      for (let press = 0; press < 5; press += 1) element.requestSubmit();
    }),
  );
  expect(calls).toEqual(['inventory/stock/', 'forms/validate/ss-engraving-form', 'shopping-cart/entries']);
  expect(await entries(page)).toEqual([[1, { [TEXT]: 'June', [SELECT]: 'Slanted' }]]);
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  await eventually(() => hasFocus(addButton(page))).toBe(true);

  for (const letters of ['May', 'June']) {
    await addButton(page).click();
    await fill(page, letters);
    await add(page, () => submit(page).click());
  }
  expect((await entries(page)).map(([quantity, fields]) => [quantity, fields[TEXT]])).toEqual([
    [2, 'June'],
    [1, 'May'],
  ]);
});
