import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations, colourViolations } from '../harness/accessibility.ts';
import { field, fillAddress, newBuyer, openCheckout, orderNumber, payAndArrive } from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors } from '../harness/layout.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { eventually, hasFocus, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PASSWORD = 'nine cups on a rainy Thursday';
const STILL = { javaScriptEnabled: false } as const;
/** Browsers log a refused form as an error. */
const REFUSED = { expectedErrors: /422/ };
const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

/** Checks a page that was opened without a script: the checks need one, so they look at a copy that has none of its own. */
async function expectGood(page: Page, copy: Page): Promise<void> {
  const body = (await page.content()).replace(/<script\b.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');
  await copy.unrouteAll();
  await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html', body }));
  await copy.goto(page.url());
  expect(await copy.locator('sq-account, main h1').count()).toBeGreaterThan(0);
  expect(await accessibilityViolations(copy)).toEqual([]);
  for (const size of [DESK, PHONE]) {
    await copy.setViewportSize(size);
    expect(await layoutErrors(copy), `${size.width} px`).toEqual([]);
  }
}

/** Returns the link of the newest mail about the account to an address. */
async function mailedLink(visitor: BrowserContext, email: string, kind: string, base?: string): Promise<string> {
  const links = async () =>
    (await mailsOf(visitor, email, base)).flatMap(
      ({ text }) => new RegExp(`https?:\\S+/commerce/account/${kind}\\S+`).exec(text) ?? [],
    );
  await eventually(async () => (await links()).length).toBe(1);
  return (await links())[0] ?? '';
}

/** Fills in a form by keyboard alone, from its first field on, and sends it. */
async function type(page: Page, first: string, ...texts: string[]): Promise<void> {
  await page.locator(`main [name=${first}]`).focus();
  for (const [index, text] of texts.entries()) {
    if (index > 0) await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
}

/** Opens a page of which everybody's form of the name is shown, by the keyboard. */
async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
}

describe('the page of the account, without a script', () => {
  test('by keyboard alone, a person signs up, finds an order of before, and signs out everywhere', async () => {
    const email = newAddress('account');
    const guest = await newBuyer();
    const checkout = await openCheckout(guest, [{ itemId: 'ss-linen-towel', sku: 'TOWEL-LE-S' }]);
    await field(checkout, 'email').fill(email);
    await fillAddress(checkout);
    await payAndArrive(checkout);
    const number = await orderNumber(checkout);

    const copy = await (await newVisitor()).newPage();
    const visitor = await newVisitor(STILL, REFUSED);
    const page = await openPage(visitor);
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account');
    await expectGood(page, copy);
    await follow(page, 'Create an account');
    await page.waitForURL('**/account?view=sign-up');
    await type(page, 'email', email, 'short');
    await page.locator('main [aria-invalid=true]').waitFor();
    await eventually(() => hasFocus(page.locator('main [name=password]'))).toBe(true);
    expect(await page.locator('main [name=email]').inputValue()).toBe(email);
    await expectGood(page, copy);
    await type(page, 'password', PASSWORD);
    await eventually(() => heading(page)).toBe('Please look into your mailbox');
    await expectGood(page, copy);

    await page.goto(await mailedLink(visitor, email, 'confirm'));
    await expectGood(page, copy);
    await type(page, 'password', PASSWORD);
    await eventually(() => heading(page)).toBe('You are signed in');
    await page.goto(`${SHOP_URL}/account`);
    await page.getByText(`You are signed in as ${email}.`).waitFor();
    await expectGood(page, copy);
    await copy.emulateMedia({ colorScheme: 'dark' });
    expect(await colourViolations(copy)).toEqual([]);
    await follow(page, `#${number}`);
    await page.waitForURL('**/commerce/order-status?*');
    expect(await page.locator('main').innerText()).toContain('Linen Tea Towel');

    const phone = await newVisitor({ ...STILL, viewport: PHONE }, REFUSED);
    const other = await openPage(phone, '/account');
    await type(other, 'email', email, 'a wrong password');
    await other.locator('main [aria-invalid=true]').waitFor();
    expect(await other.locator('main').innerText()).toContain('The email address or the password is wrong');
    await type(other, 'password', PASSWORD);
    await other.getByText(`You are signed in as ${email}.`).waitFor();
    await other.getByRole('button', { name: 'Sign out on all devices' }).press('Enter');
    await eventually(() => other.locator('main [name=password]').count()).toBe(1);
    await page.goto(`${SHOP_URL}/account`);
    expect(await page.locator('main [name=password]').count()).toBe(1);
    expect(await page.locator('main').innerText()).not.toContain(email);
  });

  test('speaks German in the German shop, by keyboard alone, and fits on a phone in the dark', async () => {
    const email = newAddress('konto');
    const options = { viewport: PHONE, colorScheme: 'dark' } as const;
    const copy = await (await newVisitor(options)).newPage();
    const visitor = await newVisitor({ ...STILL, ...options }, { expectedErrors: /404|410|422/ });
    const page = await openPage(visitor, '/', GERMAN_SHOP_URL);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ihr Konto' }).press('Enter');
    await page.waitForURL('**/account');
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    expect(await heading(page)).toBe('Ihr Konto');
    await follow(page, 'Konto anlegen');
    await page.waitForURL('**/account?view=sign-up');
    await type(page, 'email', email, PASSWORD);
    await eventually(() => heading(page)).toBe('Sehen Sie in Ihr Postfach');
    await expectGood(page, copy);

    // Whoever reads the mail without knowing the password does not get the account.
    const link = await mailedLink(visitor, email, 'confirm', GERMAN_SHOP_URL);
    await page.goto(link);
    await type(page, 'password', 'ein falsches Passwort');
    await page.locator('main [aria-invalid=true]').waitFor();
    await expectGood(page, copy);
    await type(page, 'password', PASSWORD);
    await eventually(() => heading(page)).toBe('Sie sind angemeldet');
    await page.goto(link);
    expect(await heading(page)).toBe('Dieser Link gilt nicht mehr');
    await expectGood(page, copy);

    await page.goto(`${GERMAN_SHOP_URL}/account`);
    await page.getByText(`Sie sind als ${email} angemeldet.`).waitFor();
    await expectGood(page, copy);
    const other = await openPage(await newVisitor(STILL), '/account', GERMAN_SHOP_URL);
    await type(other, 'email', email, PASSWORD);
    await other.getByText(`Sie sind als ${email} angemeldet.`).waitFor();
    await other.getByRole('button', { name: 'Abmelden', exact: true }).press('Enter');
    await eventually(() => other.locator('main [name=password]').count()).toBe(1);
    await page.goto(`${GERMAN_SHOP_URL}/account`);
    await page.getByText(`Sie sind als ${email} angemeldet.`).waitFor();

    await type(other, 'email', email, PASSWORD);
    await other.getByRole('button', { name: 'Auf allen Geräten abmelden' }).press('Enter');
    await eventually(() => other.locator('main [name=password]').count()).toBe(1);
    await page.goto(`${GERMAN_SHOP_URL}/account`);
    expect(await page.locator('main [name=password]').count()).toBe(1);
    expect(await page.locator('main').innerText()).not.toContain(email);
    await expectGood(page, copy);
  });
});
