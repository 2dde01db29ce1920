import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { mailsOf } from './mailbox.ts';
import { SHOP_URL } from './shop.ts';
import { eventually, hasFocus } from './visitor.ts';

export const PASSWORD = 'two cups over a kettle';

export const account = (page: Page) => page.locator('.sq-account');
export const button = (page: Page, name: string) => account(page).getByRole('button', { name, exact: true });
export const entry = (page: Page, label: string) => account(page).getByLabel(label, { exact: true });
export const isSignedIn = (page: Page) => account(page).locator('.sqa-head').isVisible();

/** Signs up by the element, in a new tab or an open one, and confirms by the mail's link on its plain page. */
export async function signUp(visitor: BrowserContext, email: string, open?: Page): Promise<Page> {
  const page = open ?? (await visitor.newPage());
  await page.goto(`${SHOP_URL}/account`);
  await button(page, 'Create an account').click();
  await entry(page, 'First name (optional)').fill('Ann');
  await entry(page, 'Email address').fill(email);
  await entry(page, 'Password').fill(PASSWORD);
  await entry(page, 'Password').press('Enter');
  await eventually(() => account(page).innerText()).toContain('Please look into your mailbox');
  const found = async () =>
    (await mailsOf(visitor, email)).map(({ text }) => /https?:\S+token=\S+/.exec(text)?.[0] ?? '');
  await eventually(async () => (await found()).filter(Boolean).length).toBe(1);
  await page.goto((await found()).find(Boolean) ?? '');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await eventually(() => page.locator('main').innerText()).toContain('You are signed in at');
  await page.goto(`${SHOP_URL}/account`);
  await eventually(() => isSignedIn(page)).toBe(true);
  return page;
}

/** Signs in by keyboard alone. */
export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await entry(page, 'Email address').focus();
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
}

/** Goes to a control by Tab, or back by Shift+Tab, from where the focus is. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const MOST_STOPS = 200;
  const { keyboard } = target.page();
  for (let stops = 0; stops < MOST_STOPS && !(await hasFocus(target)); stops++) await keyboard.press(key);
  expect(await hasFocus(target), String(target)).toBe(true);
}
