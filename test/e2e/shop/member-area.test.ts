import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGE_TYPE } from '../../../runtime/contracts/enumerations.ts';
import { accessibilityViolations, colourViolations } from '../harness/accessibility.ts';
import { entry, tabTo } from '../harness/account-steps.ts';
import { field, newBuyer, orderNumber, payButton } from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors } from '../harness/layout.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { callAsOwner } from '../harness/owner-api.ts';
import { SHOP_URL } from '../harness/shop.ts';
import { addButton, eventually, newVisitor, openPage, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const AREA = '/circle';
const LESSON = '/circle/what-the-roast-hides';
const SECRET = 'If nothing is left, the roast was all there was.';
const PASSWORD = 'nine cups on a rainy Thursday';
const PHONE = { width: 390, height: 844 };
/** Browsers log a refused page as an error. */
const REFUSED = { expectedErrors: /403/ };

const pageType = (page: Page) =>
  page.evaluate(() => {
    const { Static } = window as unknown as { Static: { SQUARESPACE_CONTEXT: { pageType: number } } };
    return Static.SQUARESPACE_CONTEXT.pageType;
  });
const progress = (page: Page) => page.locator('.lesson-progress').innerText();

async function expectDenied(page: Page, path: string): Promise<void> {
  const answer = await page.goto(SHOP_URL + path);
  expect(answer?.status()).toBe(403);
  expect(await pageType(page)).toBe(PAGE_TYPE.memberAreaAccessDenied);
  expect(await page.content()).not.toContain(SECRET);
}

/** Reads the page as it is now, in the dark and in the light, and on a desk too. */
async function readable(page: Page): Promise<void> {
  expect(await layoutErrors(page)).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await colourViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await layoutErrors(page)).toEqual([]);
  await page.setViewportSize(PHONE);
}

/** Goes to a control by Tab, and presses it. */
async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.press(key);
}

async function type(target: Locator, text: string): Promise<void> {
  await tabTo(target);
  await target.page().keyboard.type(text);
}

const circleLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'The Circle' });

/** Buys the membership by keyboard, from the menu's entry to the confirmation, and returns the order's number. */
async function join(page: Page, email: string): Promise<number> {
  await press(circleLink(page));
  await page.waitForURL(`**${AREA}`);
  expect(await pageType(page)).toBe(PAGE_TYPE.memberAreaAccessDenied);
  await readable(page);
  await press(page.getByRole('link', { name: 'Join The Tasting Circle' }));
  await page.waitForURL('**/membership/p/tasting-circle');
  expect(await page.locator('.ProductItem-product-price .product-price').innerText()).toBe('$48.00');
  await press(addButton(page), 'Space');
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  await press(pill(page));
  await page.waitForURL('**/cart');
  const checkOut = page.locator('sq-cart [part=checkout]');
  await eventually(() => checkOut.isVisible()).toBe(true);
  await press(checkOut);
  await page.waitForURL('**/checkout');
  await eventually(() => payButton(page).isVisible()).toBe(true);
  await type(field(page, 'email'), email);
  await type(field(page, 'countryCode'), 'United S');
  await type(field(page, 'region'), 'Oregon');
  await eventually(() => payButton(page).innerText()).toBe('Pay $48.00');
  await press(payButton(page));
  await page.waitForURL('**/commerce/order-confirmed?orderToken=*');
  expect(await pageType(page)).toBe(PAGE_TYPE.membershipConfirmed);
  expect(await page.locator('main').innerText()).toContain(`Its pages open once you have signed in with ${email}.`);
  return orderNumber(page);
}

/** Creates the account by keyboard, from a page that is for members only to that page. */
async function createAccount(page: Page, email: string): Promise<void> {
  await press(page.getByRole('link', { name: 'Bought it? Create your account with the address of your order' }));
  await page.waitForURL('**/account?view=sign-up&*');
  await eventually(() => entry(page, 'Password').isVisible()).toBe(true);
  await type(entry(page, 'Email address'), email);
  await type(entry(page, 'Password'), PASSWORD);
  await page.keyboard.press('Enter');
  await page.goto(await confirmationLink(page.context(), email));
  await type(page.getByLabel('Password'), PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'You are signed in' }).waitFor();
  await press(page.getByRole('link', { name: 'Back to the page that you came from' }));
}

/** Returns the link of the mail that proves a new account's address. */
async function confirmationLink(visitor: BrowserContext, email: string): Promise<string> {
  const links = async () =>
    (await mailsOf(visitor, email)).flatMap(({ text }) => /https?:\S+\/commerce\/account\/confirm\S+/.exec(text) ?? []);
  await eventually(async () => (await links()).length).toBe(1);
  return (await links())[0] ?? '';
}

test('a buyer joins, enters the member area and finishes a lesson by keyboard alone, until a refund, and keeps the progress of a free course without a script', async () => {
  const email = newAddress('member');
  const visitor = await newBuyer({ viewport: PHONE, colorScheme: 'dark' }, REFUSED);
  const page = await openPage(visitor);
  const number = await join(page, email);
  // A purchase alone opens nothing: the address is not proved yet.
  await expectDenied(page, LESSON);

  await createAccount(page, email);
  await page.waitForURL(`**${LESSON}`);
  await press(circleLink(page));
  await eventually(() => progress(page)).toBe('0 of 3 finished');
  expect(await page.locator('.lesson-card').count()).toBe(3);
  await press(page.getByRole('link', { name: 'What the roast hides' }));
  await page.waitForURL(`**${LESSON}`);
  expect(await page.locator('main').innerText()).toContain(SECRET);
  await press(page.getByRole('button', { name: 'Mark as finished' }), 'Space');
  await page.getByRole('button', { name: 'Mark as not finished' }).waitFor();
  expect(page.url()).toBe(SHOP_URL + LESSON);
  expect(await progress(page)).toContain('1 of 3 finished');
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
  await page.goto(SHOP_URL + AREA);
  expect(await progress(page)).toBe('1 of 3 finished');
  expect(await page.locator('.lesson-card', { hasText: 'Finished' }).locator('h2').allInnerTexts()).toEqual([
    'What the roast hides',
  ]);

  const refund = { path: `/api/owner/orders/${number}/refund`, method: 'POST', body: {} } as const;
  expect(JSON.parse(await callAsOwner(refund))).toMatchObject({ state: 'refunded' });
  await expectDenied(page, LESSON);
  await expectDenied(page, AREA);
  expect(await page.locator('main').innerText()).toContain(`You are signed in as ${email}`);
  expect(await accessibilityViolations(page, 'main')).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
  await keepProgressWithoutScript(email);
});

/** A visitor without a script is led to sign in for their progress, and back to the lesson. */
async function keepProgressWithoutScript(email: string): Promise<void> {
  const page = await openPage(await newVisitor({ javaScriptEnabled: false, viewport: PHONE }), '/brewing/how-long');
  await page.getByRole('link', { name: 'Sign in to keep your progress' }).click();
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/brewing/how-long');
  await page.getByRole('button', { name: 'Mark as finished' }).click();
  await page.waitForURL('**/brewing/how-long');
  expect(await progress(page)).toContain('1 of 4 finished');
  const [previous, next] = await Promise.all(
    ['prev', 'next'].map((rel) => page.locator(`.lesson-pages [rel=${rel}]`).boundingBox()),
  );
  // The links are below one another on a phone, with room between them.
  expect((next?.y ?? 0) - (previous?.y ?? 0) - (previous?.height ?? 0)).toBeGreaterThanOrEqual(8);
  await page.getByRole('button', { name: 'Mark as not finished' }).click();
  await eventually(() => progress(page)).toContain('0 of 4 finished');
}
