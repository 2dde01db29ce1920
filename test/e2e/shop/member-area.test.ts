import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PAGE_TYPE } from '../../../runtime/contracts/enumerations.ts';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { choosePlace, field, newBuyer, orderNumber, payAndArrive, payButton } from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors } from '../harness/layout.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { runOwnerCommand } from '../harness/owner-api.ts';
import { SHOP_URL } from '../harness/shop.ts';
import { addButton, eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const AREA = '/circle';
const LESSON = '/circle/what-the-roast-hides';
const SECRET = 'If nothing is left, the roast was all there was.';
const PASSWORD = 'nine cups on a rainy Thursday';
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

/** Buys the membership, from the menu's entry to the confirmation, and returns the order's number. */
async function join(page: Page, email: string): Promise<number> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'The Circle' }).click();
  await page.waitForURL(`**${AREA}`);
  expect(await pageType(page)).toBe(PAGE_TYPE.memberAreaAccessDenied);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);
  await page.getByRole('link', { name: 'Join The Tasting Circle' }).click();
  await page.waitForURL('**/membership/p/tasting-circle');
  expect(await page.locator('.ProductItem-product-price .product-price').innerText()).toBe('$48.00');
  await addButton(page).click();
  await eventually(() => page.evaluate(() => window.Storefront?.cart?.get().then((cart) => cart?.totalQuantity))).toBe(
    1,
  );
  await page.goto(`${SHOP_URL}/checkout`);
  await eventually(() => payButton(page).isVisible()).toBe(true);
  await field(page, 'email').fill(email);
  await choosePlace(page, 'US', 'OR');
  const confirmation = await payAndArrive(page);
  expect(await pageType(page)).toBe(PAGE_TYPE.membershipConfirmed);
  expect(confirmation).toContain(`Its pages open once you have signed in with ${email}.`);
  return orderNumber(page);
}

/** Signs up without a script, and confirms the address in the visitor's own browser. */
async function signUp(visitor: BrowserContext, email: string): Promise<Page> {
  const still = await openPage(await newVisitor({ javaScriptEnabled: false }), '/account?view=sign-up');
  await still.getByLabel('Email').first().fill(email);
  await still.getByLabel('Password').fill(PASSWORD);
  await still.getByRole('button', { name: 'Create the account' }).click();
  await still.getByRole('heading', { level: 1, name: 'Please look into your mailbox' }).waitFor();
  const links = async () =>
    (await mailsOf(visitor, email)).flatMap(({ text }) => /https?:\S+\/commerce\/account\/confirm\S+/.exec(text) ?? []);
  await eventually(async () => (await links()).length).toBe(1);
  const page = await visitor.newPage();
  await page.goto((await links())[0] ?? '');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Confirm and sign in' }).click();
  await page.getByRole('heading', { level: 1, name: 'You are signed in' }).waitFor();
  return page;
}

test('a buyer enters the member area and finishes a lesson, until a refund', async () => {
  const email = newAddress('member');
  const visitor = await newBuyer({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' }, REFUSED);
  const shop = await openPage(visitor);
  const number = await join(shop, email);
  // A purchase alone opens nothing: the address is not proved yet.
  await expectDenied(shop, LESSON);

  const page = await signUp(visitor, email);
  await page
    .getByRole('link', { name: /Second Steep/ })
    .first()
    .click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'The Circle' }).click();
  await eventually(() => progress(page)).toBe('0 of 3 finished');
  expect(await page.locator('.lesson-card').count()).toBe(3);
  await page.getByRole('link', { name: 'What the roast hides' }).click();
  await page.waitForURL(`**${LESSON}`);
  expect(await page.locator('main').innerText()).toContain(SECRET);
  await page.getByRole('button', { name: 'Mark as finished' }).press('Enter');
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

  await expectDenied(await (await newBuyer({}, REFUSED)).newPage(), LESSON);

  expect(JSON.parse(await runOwnerCommand(['orders', 'refund', String(number)]))).toMatchObject({ state: 'refunded' });
  await expectDenied(page, LESSON);
  await expectDenied(page, AREA);
});

test('a visitor without a script is led to sign in for their progress, and back to the lesson', async () => {
  const email = newAddress('learner');
  const still = await newVisitor({ javaScriptEnabled: false });
  await (await signUp(still, email)).close();
  const page = await openPage(still, '/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.goto(`${SHOP_URL}/brewing/how-long`);
  await page.getByRole('link', { name: 'Sign in to keep your progress' }).click();
  await page.getByLabel('Email').first().fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL('**/brewing/how-long');
  await page.getByRole('button', { name: 'Mark as finished' }).click();
  await page.waitForURL('**/brewing/how-long');
  expect(await progress(page)).toContain('1 of 4 finished');
  await page.getByRole('button', { name: 'Mark as not finished' }).click();
  await eventually(() => progress(page)).toContain('0 of 4 finished');
});
