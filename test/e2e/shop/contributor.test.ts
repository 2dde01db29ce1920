import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { tabTo } from '../harness/account-steps.ts';
import { plugInDevice } from '../harness/authenticator.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors } from '../harness/layout.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { runOwnerCommand } from '../harness/owner-api.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PAGE = '/commerce/contributor/sign-in';
const PASSWORD = 'kettle over two cups';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const main = (page: Page) => page.locator('main').innerText();

/** Invites somebody to work on the site, and has them choose a password. */
async function employ(visitor: BrowserContext, email: string): Promise<void> {
  await runOwnerCommand(['contributors', 'invite', email, '--role', 'editor']);
  await eventually(async () => (await mailsOf(visitor, email)).length).toBe(1);
  const [mail] = await mailsOf(visitor, email);
  const { pathname, search } = new URL(mail?.text.match(/https?:\S+/)?.[0] ?? '');
  const page = await openPage(visitor, pathname + search);
  await page.getByLabel('New password').fill(PASSWORD);
  await button(page, 'Save and sign in').click();
  await eventually(() => main(page)).toContain('You are signed in');
  await page.close();
}

/** Whom tests share that ask for no passkey of before, or are the first. */
let employed: Promise<string> | undefined;

function employOnce(): Promise<string> {
  const employNow = async () => {
    const email = newAddress('contributor');
    await employ(await newVisitor(), email);
    return email;
  };
  employed ??= employNow();
  return employed;
}

async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Your email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await button(page, /^Sign in$/).click();
}

async function readable(page: Page): Promise<void> {
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
}

test('a contributor adds a passkey, signs in by it without a password, and removes it', async () => {
  const email = await employOnce();
  const visitor = await newVisitor({}, { expectedErrors: /status of 401/ });
  const page = await openPage(visitor, PAGE);
  await signIn(page, email);
  const device = await plugInDevice(page);
  await eventually(() => main(page)).toContain(`You are signed in as ${email}.`);
  expect(await main(page)).toContain('Your role: Editor');
  await button(page, 'Add a passkey').click();
  await eventually(() => button(page, /^Remove .+ \(/).count()).toBe(1);
  expect(await device.passkeys()).toBe(1);
  await readable(page);

  await button(page, 'Add a passkey').click();
  await eventually(() => page.getByRole('alert').textContent()).toBe('This device has a passkey of yours already.');

  await button(page, 'Sign out').first().click();
  await button(page, 'Sign in with a passkey').click();
  await eventually(() => main(page)).toContain(`You are signed in as ${email}.`);
  expect(await main(page)).toContain('last used on');

  await button(page, /^Remove .+ \(/).click();
  await eventually(() => button(page, /^Remove /).count()).toBe(0);
  await button(page, 'Sign out').first().click();
  await button(page, 'Sign in with a passkey').click();
  await eventually(() => page.getByRole('alert').textContent()).toContain('This passkey does not sign in here.');
  await readable(page);
  await eventually(async () =>
    (await mailsOf(visitor, email)).map(({ subject }) => subject.replace(/^A passkey for .* was /, '')).slice(0, 2),
  ).toEqual(['removed', 'added']);
});

test('the keyboard alone signs in by password, adds a passkey, signs in by it and signs out', async () => {
  const visitor = await newVisitor({ viewport: { width: 390, height: 844 } });
  const email = newAddress('contributor');
  await employ(visitor, email);
  await visitor.clearCookies();
  const page = await openPage(visitor, PAGE);
  const device = await plugInDevice(page);
  const press = async (name: string, key: 'Enter' | 'Space') => {
    await tabTo(button(page, name).first());
    await page.keyboard.press(key);
  };
  const passkeySignIn = button(page, 'Sign in with a passkey');
  const forgotten = page.getByRole('link', { name: 'I have forgotten my password' });
  await eventually(() => passkeySignIn.isVisible()).toBe(true);
  const [above, below] = [await passkeySignIn.boundingBox(), await forgotten.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThanOrEqual(8);
  await tabTo(page.getByLabel('Your email address'));
  await page.keyboard.type(email);
  await tabTo(page.getByLabel('Password'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await eventually(() => main(page)).toContain(`You are signed in as ${email}.`);
  await eventually(() => button(page, 'Add a passkey').isVisible()).toBe(true);
  await press('Add a passkey', 'Space');
  await eventually(() => button(page, /^Remove .+ \(/).count()).toBe(1);
  expect(await device.passkeys()).toBe(1);
  await press('Sign out', 'Enter');
  await eventually(() => passkeySignIn.isVisible()).toBe(true);
  await press('Sign in with a passkey', 'Enter');
  await eventually(() => main(page)).toContain(`You are signed in as ${email}.`);
  await press('Sign out', 'Space');
  await eventually(() => passkeySignIn.isVisible()).toBe(true);
});

test('who has a passkey and signs in by password confirms by it before passkeys are changed', async () => {
  const visitor = await newVisitor({}, { expectedErrors: /status of 403/ });
  const email = newAddress('contributor');
  await employ(visitor, email);
  const page = await openPage(visitor, PAGE);
  const device = await plugInDevice(page);
  const remove = button(page, /^Remove .+ \(/);
  const add = button(page, 'Add a passkey');
  await add.click();
  await eventually(() => remove.count()).toBe(1);

  await button(page, 'Sign out').first().click();
  await signIn(page, email);
  const confirm = button(page, 'Confirm with a passkey');
  await eventually(() => confirm.isVisible()).toBe(true);
  expect([await remove.count(), await add.count()]).toEqual([0, 0]);
  await readable(page);
  await device.agree(false);
  await confirm.click();
  await eventually(() => confirm.getAttribute('aria-disabled')).toBe(null);
  expect([await remove.count(), await page.getByRole('alert').count()]).toEqual([0, 0]);

  await device.agree(true);
  await tabTo(confirm);
  await page.keyboard.press('Enter');
  await eventually(() => remove.count()).toBe(1);
  await eventually(() => add.isVisible()).toBe(true);
  expect(await confirm.count()).toBe(0);

  // The shop says that the confirmation is over: the page is shown anew.
  const error = { code: 'CONFIRMATION_NEEDED', error: 'Please confirm that it is you, and try again.' };
  await page.route('**/passkeys/options', (route) => route.fulfill({ status: 403, json: error }), { times: 1 });
  const shownAnew = page.waitForEvent('load');
  await add.click();
  await shownAnew;
  await remove.click();
  await eventually(() => remove.count()).toBe(0);
});

test('who says no to the device, or is offline, reads what happened and can try again', async () => {
  const email = await employOnce();
  const visitor = await newVisitor({}, { expectedErrors: /ERR_INTERNET_DISCONNECTED/ });
  const page = await openPage(visitor, PAGE);
  await signIn(page, email);
  const device = await plugInDevice(page);
  await device.agree(false);
  const add = button(page, 'Add a passkey');
  await add.click();
  await eventually(() => add.getAttribute('aria-disabled')).toBe(null);
  expect(await page.getByRole('alert').count()).toBe(0);
  await device.agree(true);
  await visitor.setOffline(true);
  await add.click();
  await eventually(() => page.getByRole('alert').textContent()).toContain('connection');
  await visitor.setOffline(false);
  await add.click();
  await eventually(() => button(page, /^Remove /).count()).toBe(1);
});

test('a wrong password keeps the address and the button; without script, the password signs in alone', async () => {
  const email = await employOnce();
  const visitor = await newVisitor({}, { expectedErrors: /status of 422/ });
  const page = await openPage(visitor, PAGE);
  await signIn(page, email, 'another password');
  await eventually(() => page.getByRole('alert').count()).toBe(1);
  expect(await page.getByLabel('Your email address').inputValue()).toBe(email);
  await eventually(() => button(page, 'Sign in with a passkey').isVisible()).toBe(true);

  const reader = await newVisitor({ javaScriptEnabled: false });
  const plain = await openPage(reader, PAGE);
  expect(await plain.locator('[data-sq-passkey]').isVisible()).toBe(false);
  await signIn(plain, email);
  await eventually(() => main(plain)).toContain(`You are signed in as ${email}.`);
  expect(await plain.locator('[data-sq-passkey]').isVisible()).toBe(false);
});
