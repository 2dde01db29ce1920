import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lampenwerk } from '../../../demo/content/lampenwerk.ts';
import { SITE_ID } from '../../../demo/seed.ts';
import type { Shop } from '../../../demo/shop.ts';
import { accessibilityViolations, axeViolations, colourViolations } from '../harness/accessibility.ts';
import { openConsole, screenTitle } from '../harness/console.ts';
import { layoutErrors } from '../harness/layout.ts';
import { type OwnShop, prepareOwnShop, startOwnShop } from '../harness/own-shop.ts';
import { runOwnerCommand } from '../harness/owner-api.ts';
import { eventually, hasFocus, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
/** Browsers log each answer that is no success. */
const REFUSED = { expectedErrors: /403|422/ };
const PASSWORD = 'zwei Kannen und ein Sieb';
/** The heading of the shop's own lock screen. */
const HEADING = 'For our guests';
const TABS_MAX = 40;

let options: OwnShop;
let shop: Shop;
let folder: string;

beforeAll(async () => {
  options = await prepareOwnShop();
  shop = await startOwnShop(options);
  folder = mkdtempSync(join(tmpdir(), 'password-'));
  writeFileSync(join(folder, 'password'), `${PASSWORD}\n`);
});
afterAll(async () => {
  await shop.stop();
  for (const path of [options.stateDir, folder]) rmSync(path, { recursive: true, force: true });
});

/** Runs a command of `npm run owner` for a site. */
async function asOwner(siteId: string, url: string, ...args: string[]): Promise<string> {
  return runOwnerCommand(args, { url, key: options.ownerKeys[siteId] ?? '' });
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function expectGoodPage(page: Page): Promise<void> {
  for (const [colorScheme, violations] of [
    ['light', accessibilityViolations],
    ['dark', colourViolations],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page), colorScheme).toEqual([]);
    expect(await layoutErrors(page), colorScheme).toEqual([]);
  }
}

test('a visitor meets the screen of a locked page, types a wrong and the right password by keyboard, and is led back', async () => {
  const answer = await asOwner(
    SITE_ID,
    shop.url,
    'passwords',
    'set',
    join(folder, 'password'),
    '--collection',
    'ss-journal',
  );
  expect(answer).toContain('ss-journal');
  const page = await openPage(await newVisitor(PHONE, REFUSED), '/journal/the-second-pot', shop.url);
  await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(HEADING);
  await expectGoodPage(page);
  const field = page.getByLabel('Password');
  for (let tab = 0; tab < TABS_MAX && !(await hasFocus(field)); tab += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('one pot');
  await page.keyboard.press('Enter');
  await eventually(() => page.getByRole('alert').count()).toBe(1);
  await eventually(() => hasFocus(field)).toBe(true);
  expect(await field.inputValue()).toBe('');
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  await expectGoodPage(page);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/journal/the-second-pot');
  await eventually(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(HEADING);
  await asOwner(SITE_ID, shop.url, 'passwords', 'remove', '--collection', 'ss-journal');
  const other = await openPage(await newVisitor(PHONE), '/journal/the-second-pot', shop.url);
  expect(await other.getByLabel('Password').count()).toBe(0);
});

test('a locked German shop asks in German, without script, and shows none of its menus', async () => {
  const url = shop.url.replace('localhost', 'de.localhost');
  await asOwner(lampenwerk.siteId, url, 'passwords', 'set', join(folder, 'password'));
  const visitor = await newVisitor({ ...PHONE, locale: 'de-DE', javaScriptEnabled: false }, REFUSED);
  const page = await openPage(visitor, '/leuchten', url);
  // What this process of the shop knows of a site may be a second old.
  await eventually(async () => {
    await page.reload();
    return page.getByRole('heading', { level: 1 }).textContent();
  }).toBe('Diese Website ist geschützt');
  expect(await page.locator('html').getAttribute('lang')).toMatch(/^de/);
  expect(await page.getByRole('link', { name: 'Leuchten' }).count()).toBe(0);
  await page.getByLabel('Passwort').fill('eine Kanne');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await eventually(() => page.locator('.field-error').textContent()).toContain('Dieses Passwort ist falsch.');
  await page.getByLabel('Passwort').fill(PASSWORD);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await page.waitForURL(`${url}/leuchten`);
  await eventually(() => page.getByRole('link', { name: 'Leuchten' }).count()).toBeGreaterThan(0);
  await asOwner(lampenwerk.siteId, url, 'passwords', 'remove');
});

test('an owner changes the lock screen, and visitors of the locked shop see it', async () => {
  const page = await openConsole(await newVisitor({ viewport: { width: 1280, height: 900 } }), 'settings', shop.url);
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
  await button(page, 'Save').click();
  await eventually(() => button(page, 'Save').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);

  const visitor = await newVisitor(PHONE, REFUSED);
  const seen = await openPage(visitor, '/', shop.url);
  // The shop looks for another lock screen every ten seconds.
  const heading = async () => {
    await seen.reload();
    return seen.getByRole('heading', { level: 1 }).textContent();
  };
  await eventually(heading).toBe('Only for our friends');
  expect(
    await seen
      .locator('[data-slice-type]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-slice-type'))),
  ).toEqual(['logo', 'lock', 'heading', 'password', 'newsletter']);
  await seen.getByLabel('Password').fill(PASSWORD);
  await seen.getByLabel('Password').press('Enter');
  await eventually(() => seen.locator('[data-slice-type]').count()).toBe(0);
});
