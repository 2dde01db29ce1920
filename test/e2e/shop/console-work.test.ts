import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { OwnerForm } from '../../../runtime/contracts/owner.ts';
import { axeViolations } from '../harness/accessibility.ts';
import { plugInDevice } from '../harness/authenticator.ts';
import { CONTRIBUTOR_PASSWORD, employ, openConsole, screenTitle, signInAs } from '../harness/console.ts';
import { callAs, goInside } from '../harness/console-screens.ts';
import { newAddress } from '../harness/form-filling.ts';
import { eventually, newVisitor, startBrowser } from '../harness/visitor.ts';

startBrowser();

const WIDE = { viewport: { width: 1280, height: 900 } };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const formName = (page: Page) => page.getByLabel('Name of the form');
const hasFocus = (found: Locator) => found.evaluate((element) => element === document.activeElement);

test('what people have not saved of a form is lost neither to somebody else, nor to a lost connection, nor by leaving it', async () => {
  const visitor = await newVisitor(WIDE, { expectedErrors: /status of 412|ERR_INTERNET_DISCONNECTED/ });
  const mine = await openConsole(visitor, 'forms/new');
  await formName(mine).fill('Guest book');
  await button(mine, 'Create the form').click();
  await eventually(() => screenTitle(mine)).toBe('Guest book');
  await eventually(() => hasFocus(mine.locator('main h1'))).toBe(true);
  const id = new URL(mine.url()).pathname.split('/').at(-1) ?? '';
  await expectBothVersions(mine, id);
  await expectKeptOffline(mine);
  const reopened = await openConsole(visitor, 'forms');
  await goInside(reopened, `forms/${id}`);
  await eventually(() => formName(reopened).inputValue()).toBe('Typed on the train');
  expect(await reopened.getByRole('button', { name: /Website/ }).count()).toBeGreaterThan(0);
  await formName(reopened).focus();
  await button(reopened, 'Save').click();
  await eventually(() => screenTitle(reopened)).toBe('Typed on the train');
  await eventually(() => hasFocus(formName(reopened))).toBe(true);
  await expectQuestion(reopened);
});

/** Two people change the form: the second sees both versions, and nothing of either is lost. */
async function expectBothVersions(mine: Page, id: string): Promise<void> {
  const path = `/api/owner/forms/${id}`;
  const form = () => callAs<OwnerForm>(mine, path);
  const { id: _, version, createdAt: __, updatedAt: ___, ...definition } = await form();
  await callAs(mine, path, { method: 'PUT', version, body: { ...definition, name: 'Book of guests' } });
  await formName(mine).fill('Guests');
  await mine.getByLabel('Type of the new field').selectOption('website');
  await button(mine, 'Add this field').click();
  await button(mine, 'Save').click();
  const dialog = mine.getByRole('dialog', { name: 'Somebody else has changed this too' });
  await eventually(() => dialog.locator('pre').allTextContents()).toEqual(['Guests', 'Book of guests']);
  expect(await axeViolations(mine)).toEqual([]);
  await dialog.getByLabel('Saved by somebody else').check();
  await dialog.getByRole('button', { name: 'Use these choices' }).click();
  await button(mine, 'Save').click();
  await eventually(() => screenTitle(mine)).toBe('Book of guests');
  await eventually(async () => (await form()).fields).toContainEqual(expect.objectContaining({ type: 'website' }));
}

/** What was typed without a connection outlives the page. */
async function expectKeptOffline(page: Page): Promise<void> {
  await formName(page).fill('Typed on the train');
  await page.context().setOffline(true);
  await button(page, 'Save').click();
  await eventually(() => page.getByRole('alert').allTextContents()).toContain('Network error');
  await page.close({ runBeforeUnload: false });
  await page.context().setOffline(false);
}

/** A screen with unsaved changes asks before it is left, by a link and by going back. */
async function expectQuestion(page: Page): Promise<void> {
  await formName(page).fill('Not saved');
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await page.getByRole('link', { name: 'Overview' }).click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await eventually(() => question.count()).toBe(0);
  expect(await formName(page).inputValue()).toBe('Not saved');
  const { href } = new URL(page.url());
  await page.evaluate(() => history.back());
  await eventually(() => question.count()).toBe(1);
  await page.keyboard.press('Escape');
  await eventually(() => question.count()).toBe(0);
  expect(page.url()).toBe(href);
  await page.getByRole('link', { name: 'Overview' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await eventually(() => screenTitle(page)).toBe('Overview');
}

test('a password alone exports nothing once its person has a passkey', async () => {
  const visitor = await newVisitor(WIDE, { expectedErrors: /status of 403/ });
  const email = newAddress('admin');
  const page = await employ(visitor, email, 'admin');
  const device = await plugInDevice(page);
  await page.getByRole('link', { name: 'My account' }).click();
  await button(page, 'Add a passkey').click();
  await eventually(() => device.passkeys()).toBe(1);
  await page.getByText('The passkey is added.').waitFor();
  await page.getByRole('navigation').getByRole('button', { name: 'Sign out' }).click();
  await signInAs(page, { email, password: CONTRIBUTOR_PASSWORD });
  await page.getByRole('link', { name: 'Import and export' }).click();
  const exporting = page.getByRole('region', { name: 'Export products' }).getByRole('button');
  const confirming = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  await exporting.click();
  await confirming.getByRole('button', { name: 'Cancel' }).click();
  await eventually(() => page.locator('.c-notice--failed').count()).toBe(1);
  await exporting.click();
  const saved = page.waitForEvent('download');
  await confirming.getByRole('button', { name: 'Use the passkey' }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
});
