import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Shop, ShopOptions } from '../../../demo/shop.ts';
import { accessibilityViolations, axeViolations } from '../harness/accessibility.ts';
import { openConsole, screenTitle } from '../harness/console.ts';
import { prepareOwnShop, startOwnShop } from '../harness/own-shop.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const WIDE = { viewport: { width: 1280, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 } };
/** A closed page is answered with 403. */
const CLOSED = { expectedErrors: /status of 403/ };
const PASSWORD = 'zwei Kannen und ein Sieb';

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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function addPart(page: Page, type: string): Promise<void> {
  await page.getByLabel('Kind of the new part').selectOption(type);
  await button(page, 'Add this part').click();
}

async function save(page: Page): Promise<void> {
  await button(page, 'Save').click();
  await eventually(() => button(page, 'Save').count()).toBe(0);
}

/** The kinds of the parts that a page shows, from top to bottom. */
const partsOf = (page: Page) =>
  page.locator('[data-slice-type]').evaluateAll((all) => all.map((each) => each.getAttribute('data-slice-type')));

test('an owner makes a cover page, puts its parts in order by keys, and visitors see it', async () => {
  const owner = await newVisitor(PHONE, { expectedErrors: /status of 400/ });
  const page = await openConsole(owner, 'pages', shop.url);
  await eventually(() => screenTitle(page)).toBe('Pages');
  await button(page, 'New page or collection').click();
  const creation = page.getByRole('dialog', { name: 'New page or collection' });
  await creation.getByLabel('Title').fill('Tea, soon');
  await creation.getByLabel('Kind').selectOption({ label: 'Cover page' });
  await creation.getByRole('button', { name: 'Create' }).click();
  await eventually(() => screenTitle(page)).toBe('Tea, soon');

  await addPart(page, 'body');
  await page.keyboard.type('<p>We open in spring.</p>');
  await addPart(page, 'buttons');
  await page.getByLabel('Words on button 1').fill('Order now');
  await page.getByLabel('Button 1 leads to').fill('shop');
  await button(page, 'Save').click();
  await eventually(() => page.locator('.cv-list .c-error').allTextContents()).toContain('shop is not a valid page URL');
  await page.getByLabel('Button 1 leads to').fill('/shop');
  await addPart(page, 'logo');
  const handle = (number: number) => page.getByRole('button', { name: new RegExp(`^Move part ${number}, Logo`) });
  await handle(4).focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowUp');
  await eventually(() => handle(1).evaluate((each) => each === document.activeElement)).toBe(true);
  await page.getByLabel('Visitors see it').check();
  await save(page);
  expect(await axeViolations(page)).toEqual([]);

  const opened = owner.waitForEvent('page');
  await page.getByRole('link', { name: 'View on the shop' }).click();
  await (await opened).waitForURL('**/tea-soon');
  const seen = await openPage(await newVisitor(PHONE), '/tea-soon', shop.url);
  await eventually(() => seen.getByRole('heading', { level: 1 }).textContent()).toBe('Tea, soon');
  expect(await partsOf(seen)).toEqual(['logo', 'heading', 'body', 'buttons']);
  expect(await seen.getByRole('link', { name: 'Order now' }).getAttribute('href')).toBe('/shop');
  expect(await accessibilityViolations(seen)).toEqual([]);
});

test('an owner changes the lock screen, and visitors of the locked shop see it', async () => {
  const page = await openConsole(await newVisitor(WIDE), 'settings', shop.url);
  await page.getByRole('link', { name: 'Make it under Passwords' }).click();
  await eventually(() => screenTitle(page)).toBe('Passwords');
  await page.getByRole('button', { name: /^3\. Heading/ }).click();
  await page.getByLabel('Words', { exact: true }).fill('Only for our friends');
  await page.getByRole('button', { name: /^5\. Newsletter form/ }).click();
  await button(page, 'Remove').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await button(page, 'Set a password').click();
  const asked = page.getByRole('dialog', { name: 'Set a password' });
  await asked.getByLabel('Password').fill(PASSWORD);
  await asked.getByRole('button', { name: 'Set the password' }).click();
  await eventually(() => button(page, 'Set another password').count()).toBe(1);
  await save(page);
  expect(await axeViolations(page)).toEqual([]);

  const visitor = await newVisitor(PHONE, CLOSED);
  const seen = await openPage(visitor, '/', shop.url);
  // The shop looks for another lock screen every ten seconds.
  const heading = async () => {
    await seen.reload();
    return seen.getByRole('heading', { level: 1 }).textContent();
  };
  await eventually(heading).toBe('Only for our friends');
  expect(await partsOf(seen)).toEqual(['logo', 'lock', 'heading', 'password', 'newsletter']);
  await seen.getByLabel('Password').fill(PASSWORD);
  await seen.getByLabel('Password').press('Enter');
  await eventually(() => seen.locator('[data-slice-type]').count()).toBe(0);
});
