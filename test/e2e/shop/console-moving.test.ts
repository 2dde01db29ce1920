import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop } from '#worker/cli/local/serve.ts';
import type { ShopOptions } from '../../../demo/shop.ts';
import { accessibilityViolations, axeViolations } from '../harness/accessibility.ts';
import { openConsole, screenTitle } from '../harness/console.ts';
import { goInside } from '../harness/console-screens.ts';
import { prepareOwnShop, startOwnShop } from '../harness/own-shop.ts';
import { eventually, newVisitor, startBrowser } from '../harness/visitor.ts';

startBrowser();

let options: ShopOptions;
let shop: Shop;

beforeAll(async () => {
  options = await prepareOwnShop();
  shop = await startOwnShop(options);
});
afterAll(async () => {
  await shop.stop();
  rmSync(options.stateDir, { recursive: true, force: true });
});

const PHONE = { width: 390, height: 844 };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const go = async (page: Page, path: string, title: string | RegExp) => {
  await goInside(page, path);
  await eventually(() => screenTitle(page)).toMatch(title);
};

/** Saves, and waits until that is done: the button says so meanwhile. */
async function save(page: Page): Promise<void> {
  await button(page, 'Save').click();
  await eventually(() => button(page, /^Sav(e|ing…)$/).count()).toBe(0);
}

const PRODUCTS = 60;
/** A product file of Shopify, whose products are imported in several parts. */
const CSV = [
  'Title,URL handle,Price,Inventory tracker,Inventory quantity',
  ...Array.from({ length: PRODUCTS }, (_, i) => `Tea number ${i + 1},tea-number-${i + 1},${5 + i}.50,shopify,${i}`),
].join('\n');

async function readText(download: Download): Promise<string> {
  return text(await download.createReadStream());
}

/** Creates a page, and stays on its screen. */
async function createPage(page: Page, title: string, kind: string): Promise<void> {
  await button(page, 'New page or collection').click();
  const creation = dialog(page, 'New page or collection');
  await creation.getByLabel('Title').fill(title);
  await creation.getByLabel('Type').selectOption({ label: kind });
  await creation.getByRole('button', { name: 'Create' }).click();
  await eventually(() => screenTitle(page)).toBe(title);
}

async function addPart(page: Page, type: string): Promise<void> {
  await page.getByLabel('Kind of the new part').selectOption(type);
  await button(page, 'Add this part').click();
}

/** The kinds of the parts that a page shows, from top to bottom. */
const partsOf = (page: Page) =>
  page.locator('[data-slice-type]').evaluateAll((all) => all.map((each) => each.getAttribute('data-slice-type')));

test('an owner imports many products and exports them, and makes a cover page on a phone that visitors see', async () => {
  const owner = await newVisitor({ viewport: { width: 1280, height: 900 } }, { expectedErrors: /status of 40[03]/ });
  const page = await openConsole(owner, 'pages', shop.url);
  await eventually(() => screenTitle(page)).toBe('Pages');
  await createPage(page, 'Tea shelf', 'Products');

  await go(page, 'import', 'Import and export');
  await page.getByLabel('Put new products on this page').selectOption({ label: 'Tea shelf' });
  await page
    .getByLabel('File to import')
    .setInputFiles({ name: 'tea.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
  await button(page, `Import ${PRODUCTS} records`).click();
  await eventually(() => page.getByRole('heading', { name: 'Imported' }).count()).toBe(1);
  await eventually(() => page.getByLabel('Show').locator('option').allTextContents()).toContain(`Created: ${PRODUCTS}`);

  const saved = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Export products' }).getByRole('button').click();
  expect(await readText(await saved)).toContain(`Tea number ${PRODUCTS}`);

  await page.setViewportSize(PHONE);
  await go(page, 'pages', 'Pages');
  await createPage(page, 'Tea, soon', 'Cover page');
  await addPart(page, 'body');
  await page.keyboard.type('<p>We open in spring.</p>');
  await addPart(page, 'buttons');
  await page.getByLabel('Text of button 1').fill('Order now');
  await page.getByLabel('Button 1 leads to').fill('shop');
  await button(page, 'Save').click();
  await eventually(() => page.locator('.cv-list .c-error').allTextContents()).toContain('shop is not a valid page URL');
  await page.getByLabel('Button 1 leads to').fill('/shop');
  await addPart(page, 'logo');
  const handle = (number: number) => page.getByRole('button', { name: new RegExp(`^Move part ${number}, Logo`) });
  await handle(4).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
  await eventually(() => handle(1).evaluate((each) => each === document.activeElement)).toBe(true);
  await page.getByLabel('Visible to visitors').check();
  await save(page);
  expect(await axeViolations(page)).toEqual([]);

  const opened = owner.waitForEvent('page');
  await page.getByRole('link', { name: 'View on the shop' }).click();
  const seen = await opened;
  await seen.waitForURL('**/tea-soon');
  // From here on the owner is a visitor like any other.
  await page.close();
  await owner.clearCookies();
  await seen.setViewportSize(PHONE);
  await seen.reload();
  await eventually(() => seen.getByRole('heading', { level: 1 }).textContent()).toBe('Tea, soon');
  expect(await partsOf(seen)).toEqual(['logo', 'heading', 'body', 'buttons']);
  expect(await seen.getByRole('link', { name: 'Order now' }).getAttribute('href')).toBe('/shop');
  expect(await accessibilityViolations(seen)).toEqual([]);
});
