import { rmSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeViolations } from '../harness/accessibility.ts';
import { screenTitle } from '../harness/console.ts';
import { type EmptyShop, startEmptyShop } from '../harness/empty-shop.ts';
import { FOUNDER, fillSetUp } from '../harness/set-up-steps.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

let empty: EmptyShop;

beforeAll(async () => {
  empty = await startEmptyShop();
});
afterAll(async () => {
  await empty?.shop.stop();
  if (empty) rmSync(empty.stateDir, { recursive: true, force: true });
});

const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-IE' };
/** Pages without a shop say so by their status. */
const expectedErrors = /status of (422|503)/;

const fitsPhone = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
const fieldSizes = (page: Page) =>
  page
    .locator('.field-element')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));

test('somebody who never saw a terminal creates a shop on a phone, and goes on in its console', async () => {
  const { shop, link } = empty;
  const context = await newVisitor(PHONE, { expectedErrors });
  const page = await openPage(context, '/', shop.url);
  expect(await page.textContent('h1')).toBe('No shop here yet');
  await page.goto(link);
  expect(await axeViolations(page)).toEqual([]);
  expect([await fitsPhone(page), Math.min(...(await fieldSizes(page)))]).toEqual([true, 16]);
  expect(await page.locator('[name=country]').inputValue()).toBe('IE');

  await fillSetUp(page, { ...FOUNDER, name: '', email: 'ann', city: 'Cork' });
  await page.getByRole('button', { name: 'Create the shop' }).click();
  await eventually(() => page.getByRole('alert').textContent()).toContain('Name of the shop: Please enter a name.');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  expect(await axeViolations(page)).toEqual([]);
  const kept = await Promise.all(
    ['email', 'password', 'city'].map((name) => page.locator(`[name=${name}]`).inputValue()),
  );
  expect(kept).toEqual(['ann', FOUNDER.password, 'Cork']);

  await fillSetUp(page, FOUNDER);
  await page.getByRole('button', { name: 'Create the shop' }).click();
  await page.waitForURL('**/config/**');
  await eventually(() => screenTitle(page)).toMatch(/Overview/);

  await page.goto(link);
  await page.waitForURL('**/config/**');
  const stranger = await openPage(await newVisitor(PHONE), link.slice(shop.url.length), shop.url);
  await stranger.waitForURL('**/config/**');
  await stranger.getByLabel('Email').waitFor();
});
