import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { account, button, entry, isSignedIn, PASSWORD, signUp, tabTo } from '../harness/account-steps.ts';
import { newBuyer } from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors } from '../harness/layout.ts';
import { eventually, hasFocus, startBrowser } from '../harness/visitor.ts';

startBrowser();

/** Replaces the value of a field. */
async function type(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

test('the keyboard alone signs in on a phone after a wrong password, adds and removes an address, changes the name and the password, and signs out', async () => {
  const email = newAddress('keys');
  const visitor = await newBuyer({ viewport: { width: 390, height: 844 } }, { expectedErrors: /40[01]/ });
  const page = await signUp(visitor, email);
  const { keyboard } = page;
  const text = () => account(page).innerText();
  await tabTo(button(page, 'Sign out'));
  await keyboard.press('Enter');
  await eventually(() => entry(page, 'Password').isVisible()).toBe(true);

  await tabTo(entry(page, 'Email address'));
  await keyboard.type(email);
  await tabTo(entry(page, 'Password'));
  await keyboard.type('something else entirely');
  await keyboard.press('Enter');
  await eventually(text).toContain('The email address or the password is wrong');
  expect(await accessibilityViolations(page)).toEqual([]);
  await tabTo(entry(page, 'Password'));
  await type(page, PASSWORD);
  await keyboard.press('Enter');
  await eventually(() => isSignedIn(page)).toBe(true);

  await tabTo(button(page, 'Add an address'));
  await keyboard.press('Enter');
  await eventually(() => hasFocus(account(page).getByRole('heading', { name: 'Add an address' }))).toBe(true);
  await keyboard.press('Tab');
  expect(await hasFocus(account(page).locator('select[name=countryCode]'))).toBe(true);
  for (const [name, text] of Object.entries({
    firstName: 'Ann',
    lastName: 'Archer',
    line1: '1 Kettle Lane',
    city: 'Astoria',
    region: 'Oregon',
    postalCode: '97103',
  })) {
    await tabTo(account(page).locator(`fieldset [name=${name}]`));
    await keyboard.type(text);
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
  await tabTo(account(page).locator('fieldset').getByRole('button', { name: 'Save' }));
  await keyboard.press('Enter');
  await eventually(() => account(page).locator('address').innerText()).toContain('97103 Astoria OR US');
  expect(await hasFocus(button(page, 'Add an address'))).toBe(true);
  const left = async (target: Locator) => (await target.boundingBox())?.x;
  expect(await left(button(page, 'Change: 1 Kettle Lane'))).toBe(await left(account(page).locator('address')));

  await tabTo(button(page, 'Change: 1 Kettle Lane'), 'Shift+Tab');
  await keyboard.press('Enter');
  await eventually(() => hasFocus(account(page).getByRole('heading', { name: 'Delivery address' }))).toBe(true);
  await tabTo(button(page, 'Cancel'));
  await keyboard.press('Enter');
  await eventually(() => hasFocus(button(page, 'Change: 1 Kettle Lane'))).toBe(true);
  await tabTo(button(page, 'Remove: 1 Kettle Lane'));
  await keyboard.press('Enter');
  await eventually(text).toContain('You have saved no address yet.');
  expect(await hasFocus(button(page, 'Add an address'))).toBe(true);

  await tabTo(entry(page, 'First name (optional)'));
  await type(page, 'Anna');
  await keyboard.press('Enter');
  await eventually(text).toContain('Hello, Anna');
  expect(await text()).toContain('Saved.');

  await tabTo(account(page).getByText('Change the password', { exact: true }).first());
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type(PASSWORD);
  await keyboard.press('Tab');
  await keyboard.type('a kettle under two cups');
  await keyboard.press('Enter');
  await eventually(text).toContain('Your password was changed');
  await page.reload();
  await eventually(() => isSignedIn(page)).toBe(true);

  await tabTo(button(page, 'Sign out'));
  await keyboard.press('Enter');
  await eventually(() => entry(page, 'Password').isVisible()).toBe(true);
});
