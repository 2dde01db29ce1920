import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_OWNER } from '../../../demo/owner.ts';
import { eventually, openPage } from './visitor.ts';

/** The title of the screen that is shown. */
export const screenTitle = (page: Page) => page.locator('main h1').first().textContent();

/** Opens a screen of the console as the demo's owner, who signs in where nobody is. */
export async function openConsole(visitor: BrowserContext, path = '', base?: string): Promise<Page> {
  const page = await openPage(visitor, `/config/${path}`, base);
  await eventually(() => page.locator('main h1').count()).toBe(1);
  if ((await page.locator('#sign-in').count()) === 1) await signInAs(page, DEMO_OWNER);
  return page;
}

/** Fills the form that signs in, and waits for the screen behind it. */
export async function signInAs(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => page.locator('#sign-in').count()).toBe(0);
}
