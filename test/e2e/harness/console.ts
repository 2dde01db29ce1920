import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { DEMO_OWNER } from '../../../demo/owner.ts';
import { mailsOf } from './mailbox.ts';
import { runOwnerCommand } from './owner-api.ts';
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

/** The password of whom `employ` employs. */
export const CONTRIBUTOR_PASSWORD = 'kettle over two cups';

/** Invites somebody to work on the shop, who chooses a password and opens the console. */
export async function employ(visitor: BrowserContext, email: string, role: string): Promise<Page> {
  await runOwnerCommand(['contributors', 'invite', email, '--role', role]);
  await eventually(async () => (await mailsOf(visitor, email)).length).toBe(1);
  const [mail] = await mailsOf(visitor, email);
  const { pathname, search } = new URL(mail?.text.match(/https?:\S+/)?.[0] ?? '');
  const page = await openPage(visitor, pathname + search);
  await page.getByLabel('New password').fill(CONTRIBUTOR_PASSWORD);
  await page.getByRole('button', { name: 'Save and sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Open the console' }).click();
  await eventually(() => screenTitle(page)).toBe('Overview');
  return page;
}
