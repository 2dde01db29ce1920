import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { account, button, entry, isSignedIn, signIn, signUp } from '../harness/account-steps.ts';
import { plugInDevice } from '../harness/authenticator.ts';
import {
  addItems,
  field,
  fillAddress,
  newBuyer,
  openCheckout,
  payAndArrive,
  untilDeliveryIsKnown,
} from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors } from '../harness/layout.ts';
import { EMBED_URL, GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { eventually, hasFocus, newEmbedVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const TEA = { itemId: 'ss-house-blend', quantity: 1 };
const PHONE = { viewport: { width: 390, height: 844 } };

test('a buyer signs up, sees the order bought as a guest, signs in with a passkey, pays with a saved address, and signs in on a page of another origin by password', async () => {
  const email = newAddress('account');
  const visitor = await newBuyer(PHONE, { expectedErrors: /40[01]/ });
  const guest = await openCheckout(visitor, [TEA]);
  await field(guest, 'email').fill(email);
  await fillAddress(guest);
  await payAndArrive(guest);

  const scripts: string[] = [];
  visitor.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const libraries = () => scripts.filter((url) => url.includes('use-passkey'));
  const page = await signUp(visitor, email, guest);
  await eventually(() => account(page).locator('.sqa-list li').first().innerText()).toContain('Paid');
  await eventually(() => account(page).innerText()).toContain('You have no passkey yet.');
  await page.waitForLoadState('networkidle');
  expect(libraries()).toEqual([]);
  await plugInDevice(page);
  await button(page, 'Add a passkey').click();
  await eventually(() => account(page).innerText()).toContain('Remove the passkey');
  expect(libraries()).toHaveLength(1);
  await button(page, 'Sign out').click();
  await eventually(() => button(page, 'Sign in with a passkey').isVisible()).toBe(true);
  await button(page, 'Sign in with a passkey').focus();
  await page.keyboard.press('Enter');
  await eventually(() => isSignedIn(page)).toBe(true);
  await eventually(() => account(page).innerText()).toContain('last used on');
  await eventually(() => account(page).locator('.sqa-list a[href*=order]').count()).toBe(1);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
  await account(page)
    .getByRole('button', { name: /^Remove the passkey/ })
    .click();
  await eventually(() => account(page).innerText()).toContain('You have no passkey yet.');

  await saveAddress(page);
  await addItems(page, TEA);
  await page.goto(`${SHOP_URL}/checkout`);
  await eventually(() => field(page, 'line1').inputValue()).toBe('1 Kettle Lane');
  expect(await field(page, 'email').inputValue()).toBe(email);
  await untilDeliveryIsKnown(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
  expect(await payAndArrive(page)).toContain('1 Kettle Lane');
  await page.goto(`${SHOP_URL}/account`);
  await eventually(() => account(page).locator('.sqa-list a[href*=order]').count()).toBe(2);
  await expectGerman(page);
  await expectSignInElsewhere(email);
});

/** Adds the address that the checkout begins with, after a press that leads to what is missing. */
async function saveAddress(page: Page): Promise<void> {
  await button(page, 'Add an address').click();
  await eventually(() => entry(page, 'Street and number').isVisible()).toBe(true);
  const form = account(page).locator('fieldset');
  const save = form.getByRole('button', { name: 'Save' });
  await save.click();
  await eventually(() => hasFocus(form.getByLabel('First name'))).toBe(true);
  expect(await accessibilityViolations(page, 'sq-account')).toEqual([]);
  const home = { 'First name': 'Ann', 'Last name': 'Archer', 'Street and number': '1 Kettle Lane', City: 'Astoria' };
  for (const [label, text] of Object.entries(home)) await form.getByLabel(label).fill(text);
  await account(page).locator('select[name=region]').selectOption('OR');
  await account(page).locator('[name=postalCode]').fill('97103');
  await account(page).getByLabel('The checkout begins with this address').check();
  await save.click();
  await eventually(() => account(page).locator('address').innerText()).toContain('1 Kettle Lane');
}

/** On a page of another origin the same person signs in, stays so after a reload, and signs out. */
async function expectSignInElsewhere(email: string): Promise<void> {
  const visitor = await newEmbedVisitor();
  const page = await openPage(visitor, '/widgets/account', EMBED_URL);
  await eventually(() => entry(page, 'Password').isVisible()).toBe(true);
  expect(await button(page, 'Sign in with a passkey').count()).toBe(0);
  await signIn(page, email);
  await eventually(() => isSignedIn(page)).toBe(true);
  await page.reload();
  await eventually(() => isSignedIn(page)).toBe(true);
  expect(await visitor.cookies()).toEqual([]);
  await button(page, 'Sign out').click();
  await eventually(() => entry(page, 'Password').isVisible()).toBe(true);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('sq-session')))).toEqual(
    [],
  );
}

/** In the German shop, where nobody is signed in, every text of the account is German. */
async function expectGerman(page: Page): Promise<void> {
  await page.goto(`${GERMAN_SHOP_URL}/account`);
  await eventually(() => button(page, 'Anmelden').isVisible()).toBe(true);
  await button(page, 'Ich habe mein Passwort vergessen').click();
  await entry(page, 'E-Mail-Adresse').fill('niemand');
  await entry(page, 'E-Mail-Adresse').press('Enter');
  await eventually(() => hasFocus(entry(page, 'E-Mail-Adresse'))).toBe(true);
  expect(await account(page).innerText()).not.toMatch(/password|email address/i);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
}
