import type { BrowserContext, Page, ViewportSize } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations, colourViolations } from '../harness/accessibility.ts';
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

const ALL: Check = { violations: accessibilityViolations, sizes: [DESK, PHONE] };
const MAIN: Check = { ...ALL, part: 'main' };
const COLOURS: Check = { violations: colourViolations, sizes: [PHONE] };

interface Still {
  page: Page;
  disableScripts(value: boolean): Promise<unknown>;
}

interface Check {
  violations: typeof accessibilityViolations;
  part?: string;
  sizes: ViewportSize[];
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

/** Opens a page of a visitor whose browser runs none of its scripts, and with it the switch for them. */
async function openStill(visitor: BrowserContext, base: string): Promise<Still> {
  const page = await visitor.newPage();
  const session = await visitor.newCDPSession(page);
  const disableScripts = (value: boolean) => session.send('Emulation.setScriptExecutionDisabled', { value });
  await disableScripts(true);
  await page.goto(base);
  return { page, disableScripts };
}

/**
 * Checks a page that was opened without a script, or the part of it that has changed. Scripts are on while axe runs,
 * because it needs its own; those of the page were left out when it was read.
 */
async function expectGood({ page, disableScripts }: Still, check: Check): Promise<void> {
  expect(await page.locator('sq-account, main h1').count()).toBeGreaterThan(0);
  await disableScripts(false);
  expect(await check.violations(page, check.part)).toEqual([]);
  await disableScripts(true);
  expect(await page.evaluate(() => typeof window.Storefront)).toBe('undefined');
  for (const size of check.sizes) {
    await page.setViewportSize(size);
    expect(await layoutErrors(page), `${size.width} px`).toEqual([]);
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
  test('by keyboard alone, a person signs up, and signs out everywhere', async () => {
    const email = newAddress('account');
    const visitor = await newVisitor({}, REFUSED);
    const still = await openStill(visitor, SHOP_URL);
    const { page } = still;
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/account');
    await expectGood(still, ALL);
    await follow(page, 'Create an account');
    await page.waitForURL('**/account?view=sign-up');
    await type(page, 'email', email, 'short');
    await page.locator('main [aria-invalid=true]').waitFor();
    await eventually(() => hasFocus(page.locator('main [name=password]'))).toBe(true);
    expect(await page.locator('main [name=email]').inputValue()).toBe(email);
    await expectGood(still, MAIN);
    await type(page, 'password', PASSWORD);
    await eventually(() => heading(page)).toBe('Please look into your mailbox');
    await expectGood(still, MAIN);

    await page.goto(await mailedLink(visitor, email, 'confirm'));
    await expectGood(still, MAIN);
    await type(page, 'password', PASSWORD);
    await eventually(() => heading(page)).toBe('You are signed in');
    await page.goto(`${SHOP_URL}/account`);
    await page.getByText(`You are signed in as ${email}.`).waitFor();
    await expectGood(still, MAIN);

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
    const visitor = await newVisitor({ viewport: PHONE, colorScheme: 'dark' }, { expectedErrors: /404|410|422/ });
    const still = await openStill(visitor, GERMAN_SHOP_URL);
    const { page } = still;
    await page.getByRole('contentinfo').getByRole('link', { name: 'Ihr Konto' }).press('Enter');
    await page.waitForURL('**/account');
    expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
    expect(await heading(page)).toBe('Ihr Konto');
    await follow(page, 'Konto anlegen');
    await page.waitForURL('**/account?view=sign-up');
    await type(page, 'email', email, PASSWORD);
    await eventually(() => heading(page)).toBe('Sehen Sie in Ihr Postfach');
    await expectGood(still, COLOURS);

    // Whoever reads the mail without knowing the password does not get the account.
    const link = await mailedLink(visitor, email, 'confirm', GERMAN_SHOP_URL);
    await page.goto(link);
    await type(page, 'password', 'ein falsches Passwort');
    await page.locator('main [aria-invalid=true]').waitFor();
    await expectGood(still, COLOURS);
    await type(page, 'password', PASSWORD);
    await eventually(() => heading(page)).toBe('Sie sind angemeldet');
    await page.goto(link);
    expect(await heading(page)).toBe('Dieser Link gilt nicht mehr');
    await expectGood(still, { ...MAIN, sizes: [PHONE] });

    await page.goto(`${GERMAN_SHOP_URL}/account`);
    await page.getByText(`Sie sind als ${email} angemeldet.`).waitFor();
    await expectGood(still, COLOURS);
    await page.getByRole('button', { name: 'Abmelden', exact: true }).press('Enter');
    await eventually(() => page.locator('main [name=password]').count()).toBe(1);
    expect(await page.locator('main').innerText()).not.toContain(email);
    await expectGood(still, COLOURS);
  });
});
