import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from '../harness/accessibility.ts';
import {
  checkoutOf,
  choosePlace,
  field,
  newBuyer,
  openCheckout,
  payAndArrive,
  payButton,
  sums,
} from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors, setWideFont } from '../harness/layout.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { addButton, eventually, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
/** The answer to a form with errors is logged by browsers. */
const REFUSED = { expectedErrors: /422|429|Failed to load resource/ };

test('a gift card is one purchase: details, checkout, one confirmation, and then pays for something else', async () => {
  const [giver, first, receiver] = [newAddress('giver'), newAddress('first'), newAddress('receiver')];
  const page = await openPage(await newBuyer({ viewport: PHONE }, REFUSED), '/shop/p/gift-card');
  await page.locator('.variant-radiobtn-wrapper label', { hasText: '$50' }).first().click();
  await addButton(page).click();
  await page.waitForURL('**/commerce/gift-card?*');

  await page.getByLabel('From').fill('Robin');
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await eventually(() => page.locator('.order-form [role=alert] li').count()).toBe(3);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('order-recipientName');
  expect(await page.getByLabel('From').inputValue()).toBe('Robin');
  await page.locator('.order-form [role=alert]').getByRole('link', { name: 'Your email address' }).click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('order-email');
  await setWideFont(page);
  await expectAccessible(page, 'the refused form');
  expect(await layoutErrors(page)).toEqual([]);
  await page.getByLabel('Recipient’s name').fill('Ann Lee');
  await page.getByLabel('Recipient’s email address').fill(first);
  await page.getByLabel('Message').fill('Dear Ann,\nfor the second pot.');
  await page.getByLabel('Your email address').fill(giver);
  expect(await page.locator('.order-form .field-error').count()).toBe(0);
  for (const fail of [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 429 })]) {
    const [url = ''] = page.url().split('#');
    await page.route(url, fail, { times: 1 });
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    await eventually(() => page.locator('.order-form [role=alert]').innerText()).toContain('All of it is still here.');
    expect(page.url().split('#')[0]).toBe(url);
    expect(await page.getByLabel('Message').inputValue()).toBe('Dear Ann,\nfor the second pot.');
  }
  await page.getByRole('button', { name: 'Continue to checkout' }).click();

  await page.waitForURL('**/checkout?order=*');
  await eventually(() => payButton(page).innerText()).toBe('Pay $50.00');
  await checkoutOf(page).locator('summary').first().click();
  const line = checkoutOf(page).locator('.sqc-line');
  for (const text of ['Ann Lee', first, 'Robin', 'for the second pot.']) {
    expect(await line.innerText()).toContain(text);
  }
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `the checkout at ${viewport.width} px`);
    expect(await layoutErrors(page)).toEqual([]);
  }

  await line.getByRole('link', { name: 'Change the gift card’s details' }).click();
  await page.getByLabel('Recipient’s email address').fill(receiver);
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await page.waitForURL('**/checkout?order=*');
  await eventually(() => payButton(page).isVisible()).toBe(true);
  const main = await payAndArrive(page);
  expect(main.match(/Thank you/g)).toHaveLength(1);
  const received = async () => (await mailsOf(page.context(), receiver)).filter(({ to }) => to === receiver);
  await eventually(async () => (await received()).length).toBe(1);
  const [mail] = await received();
  expect(mail?.subject).toBe('Robin has sent you a gift card from Second Steep');
  expect(await mailsOf(page.context(), first)).toEqual([]);

  const code = /Your code: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const second = await openCheckout(page.context(), [{ itemId: 'ss-brewing-guide' }]);
  await second.setViewportSize(DESK);
  await choosePlace(second, 'US', 'OR');
  await field(second, 'giftCard').fill(code.toLowerCase());
  await second.keyboard.press('Enter');
  await eventually(() => payButton(second).innerText()).toBe('Place order');
  await eventually(() => sums(second)).toEqual([
    'Subtotal$9.00',
    'Total$9.00',
    expect.stringMatching(/^Gift card ending in \w+−\$9\.00$/),
    'To pay$0.00',
  ]);
  await field(second, 'email').fill(receiver);
  expect(await field(second, 'withdrawalConsent').count()).toBe(0);
  const paid = await payAndArrive(second);
  for (const text of ['Paid by gift card', 'the-brewing-guide.pdf']) expect(paid).toContain(text);
});
