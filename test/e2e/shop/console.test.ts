import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { DEMO_OWNER } from '../../../demo/owner.ts';
import { axeViolations, colourViolations } from '../harness/accessibility.ts';
import { tabTo } from '../harness/account-steps.ts';
import { openConsole, screenTitle } from '../harness/console.ts';
import { walkDialog } from '../harness/dialog-walk.ts';
import { layoutErrors } from '../harness/layout.ts';
import { ringsInTheDark, walkScreen } from '../harness/screen-walk.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

/** How long a busy machine may take to open a dialog, in ms. */
const SLOW_MS = 15_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('the keyboard alone signs in, finds a screen, and signs out', async () => {
  const visitor = await newVisitor({ viewport: { width: 1280, height: 900 } }, { expectedErrors: /status of 401/ });
  const page = await openPage(visitor, '/config/');
  await tabTo(page.getByLabel('Email'));
  await page.keyboard.type(DEMO_OWNER.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await eventually(() => page.getByRole('alert').count()).toBe(1);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(DEMO_OWNER.password);
  await page.keyboard.press('Enter');
  await eventually(() => screenTitle(page)).toBe('Overview');
  await tabTo(page.getByRole('combobox', { name: 'Find anything' }));
  await page.keyboard.type('stock');
  await eventually(() => page.getByRole('option', { name: /^Stock/ }).count()).toBe(1);
  await page.keyboard.press('Enter');
  await eventually(() => screenTitle(page)).toBe('Stock');
  await expectWalk(page);
  await tabTo(button(page, 'Sign out'));
  await page.keyboard.press('Enter');
  await eventually(() => page.locator('#sign-in').count()).toBe(1);
});

/** Tab goes through a screen with a table in order, each stop can be seen, and a dialog gives the focus back. */
async function expectWalk(page: Page): Promise<void> {
  const change = page.getByRole('button', { name: /^Change the stock of [^:]+$/ }).first();
  await change.waitFor();
  const { stops, missed } = await walkScreen(page);
  expect(stops.length).toBeGreaterThan(5);
  expect([stops.filter(({ problems }) => problems.length > 0), missed]).toEqual([[], []]);
  expect(await ringsInTheDark(page)).toEqual([]);
  expect(await walkDialog(page, change, SLOW_MS)).toEqual([]);
}

test('the overview can be read and used on a phone, in light and dark, and the shop’s pages know nothing of the console', async () => {
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 }, colorScheme: 'light' });
  const page = await openConsole(visitor);
  await eventually(() => page.getByText('Loading…').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourViolations(page)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
  await expectWholeMenu(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expectWholeMenu(page);
  await expectConsoleApart(page);
});

/** Each entry of the menu can be scrolled to and pressed, and the menu closes by its button, by Escape and by a choice. */
async function expectWholeMenu(page: Page): Promise<void> {
  const isOpen = () => page.locator('.c-menu--open').count();
  await button(page, 'Menu').click();
  await button(page, 'Menu').click();
  await eventually(isOpen).toBe(0);
  await button(page, 'Menu').click();
  const entries = page.getByRole('navigation', { name: 'Menu' }).locator('a, button');
  expect(await entries.allTextContents()).toEqual(expect.arrayContaining(['Team', 'View the shop', 'Sign out']));
  // A press that something covers, or that no scrolling can reach, fails.
  for (const entry of await entries.all()) await entry.click({ trial: true });
  await page.keyboard.press('Escape');
  await eventually(isOpen).toBe(0);
  await button(page, 'Menu').click();
  await page.getByRole('link', { name: 'Overview' }).click();
  await eventually(isOpen).toBe(0);
}

/** No page of a visitor names the console’s files, and the token of a session is out of scripts’ reach. */
async function expectConsoleApart(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.cookie)).not.toContain('contributor=');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(new URL('/', page.url()).href);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((url) => url.includes('/sq/console/'))).toEqual([]);
}
