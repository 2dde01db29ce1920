import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { runJob } from '#worker/cli/local/jobs.ts';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { heading, newBuyer } from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors } from '../harness/layout.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { runOwnerCommand } from '../harness/owner-api.ts';
import { SHOP_URL } from '../harness/shop.ts';
import { addButton, eventually, hold, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PRODUCT = 'ss-ember-kyusu';
const PATH = '/shop/p/ember-kyusu';
const BACK = 'Ember Kyusu is back in stock';
const CONFIRM = 'Would you like to hear when Ember Kyusu is back?';

const boxOf = (page: Page) => page.locator('.product-restock-notification');

/** Fills in the box by keyboard alone. */
async function signUp(page: Page, email: string): Promise<void> {
  const box = boxOf(page);
  await box.locator('[name=email]').focus();
  await page.keyboard.type(email);
  await box.getByLabel('I am a person').press('Space');
  await box.locator('[name=email]').press('Enter');
}

/** Waits for the mail with a subject, and returns the link in it whose path begins so. */
async function linkOf(visitor: BrowserContext, email: string, subject: string, path: string): Promise<string> {
  const found = async () => (await mailsOf(visitor, email)).filter((mail) => mail.subject === subject);
  await eventually(async () => (await found()).length).toBe(1);
  return (await found())[0]?.text.match(/https?:\S+/g)?.find((link) => new URL(link).pathname.startsWith(path)) ?? '';
}

test('whoever signs up for what is sold out gets one mail when it is back, and can buy it', async () => {
  const email = newAddress('restock');
  const visitor = await newBuyer({ viewport: { width: 390, height: 844 } }, { expectedErrors: /400/ });
  const page = await openPage(visitor, PATH);
  // Nothing keeps room for a line about instalments, which never comes.
  expect(await page.locator('.ProductItem-product-price [data-afterpay]').isVisible()).toBe(false);
  // The captcha comes when the visitor turns to the box.
  await boxOf(page).locator('[name=email]').focus();
  await eventually(() => boxOf(page).getByLabel('I am a person').isVisible()).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);

  await signUp(page, 'nobody');
  await eventually(() => boxOf(page).innerText()).toContain('Email is invalid');
  await boxOf(page).locator('[name=email]').fill('');
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await eventually(() => boxOf(page).innerText()).toContain('Signed up!');
  expect(await boxOf(page).locator('form').isVisible()).toBe(false);
  expect(page.url()).toBe(SHOP_URL + PATH);

  const confirmation = await openPage(visitor, await linkOf(visitor, email, CONFIRM, '/commerce/restock/confirm'), '');
  await confirmation.getByRole('button', { name: 'Yes, tell me' }).press('Enter');
  await eventually(() => heading(confirmation)).toBe('You are signed up');
  await confirmation.close();

  const { signUpGroups } = JSON.parse(await runOwnerCommand(['restock', 'list', '--json']));
  const group = signUpGroups.find(({ productId }: { productId: string }) => productId === PRODUCT);
  expect(group).toMatchObject({ title: 'Ember Kyusu', waiting: 1, quantity: 0 });
  await runOwnerCommand(['stock', 'set', group.variantId, '--quantity', '1']);
  for (let run = 0; run < 2; run++) await runJob(SHOP_URL, 'restock');

  await page.goto(await linkOf(visitor, email, BACK, PATH));
  expect(await boxOf(page).count()).toBe(0);
  await addButton(page).click();
  await eventually(() => page.evaluate(() => window.Storefront?.cart?.get().then((cart) => cart?.totalQuantity))).toBe(
    1,
  );
  // Other journeys know the product as sold out.
  await runOwnerCommand(['stock', 'set', group.variantId, '--quantity', '0']);
});

describe('an address that is sent before the page’s scripts have come', () => {
  const SCRIPTS = '**/{storefront,sq/**}.js';
  const NO_SCRIPT = { expectedErrors: /ERR_FAILED/ };
  const emailOf = (page: Page) => boxOf(page).locator('[name=email]');

  /** Sends an address as soon as the page is there; returns it, and every URL that the page gets. */
  async function sendEarly(page: Page): Promise<{ email: string; urls: Set<string> }> {
    const urls = new Set<string>();
    page.on('framenavigated', (frame) => urls.add(frame.url()));
    await page.goto(SHOP_URL + PATH, { waitUntil: 'commit' });
    const email = newAddress('early');
    await emailOf(page).fill(email);
    await emailOf(page).press('Enter');
    return { email, urls };
  }

  test('stays in its field where none comes, is signed up once they come, and is in no URL', async () => {
    const page = await (await newBuyer({}, NO_SCRIPT)).newPage();
    await page.context().route(SCRIPTS, (route) => route.abort());
    const { email, urls } = await sendEarly(page);
    await boxOf(page).locator('[type=submit]').click();
    await page.waitForLoadState('load');
    expect(await emailOf(page).inputValue()).toBe(email);
    await page.context().unroute(SCRIPTS);

    const { release } = await hold(page, SCRIPTS);
    const second = await sendEarly(page);
    release();
    // The press is answered: by the captcha, which could not be solved before.
    await eventually(() => boxOf(page).innerText()).toContain('Complete CAPTCHA before submitting.');
    await boxOf(page).getByLabel('I am a person').press('Space');
    await emailOf(page).press('Enter');
    await eventually(() => boxOf(page).innerText()).toContain('Signed up!');
    expect([...urls, ...second.urls]).toEqual([SHOP_URL + PATH, SHOP_URL + PATH]);
  });
});
