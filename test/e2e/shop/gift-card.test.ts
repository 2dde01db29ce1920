import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { checkoutOf, newBuyer, payAndArrive, payButton } from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors } from '../harness/layout.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { addButton, eventually, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

/** The answer to a form with errors is logged by browsers. */
const REFUSED = { expectedErrors: /422|429|Failed to load resource/ };

test.each([
  ['on a phone, dark', { width: 390, height: 844 }, 'dark'],
  ['on a desk, light', { width: 1280, height: 800 }, 'light'],
] as const)('a gift card is one purchase %s: details, checkout, one confirmation', async (_, viewport, colorScheme) => {
  const [giver, first, receiver] = [newAddress('giver'), newAddress('first'), newAddress('receiver')];
  const page = await openPage(await newBuyer({ viewport, colorScheme }, REFUSED), '/shop/p/gift-card');
  await page.locator('.variant-radiobtn-wrapper label', { hasText: '$50' }).first().click();
  await addButton(page).click();
  await page.waitForURL('**/commerce/gift-card?*');

  await page.getByLabel('From').fill('Robin');
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await eventually(() => page.locator('.order-form [role=alert] li').count()).toBe(3);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('order-recipientName');
  expect(await page.getByLabel('From').inputValue()).toBe('Robin');
  await page.getByLabel('Recipient’s name').fill('Ann Lee');
  await page.getByLabel('Recipient’s email address').fill(first);
  await page.getByLabel('Message').fill('Dear Ann,\nfor the second pot.');
  await page.getByLabel('Your email address').fill(giver);
  expect(await page.locator('.order-form .field-error').count()).toBe(0);
  for (const fail of [(route: Route) => route.abort(), (route: Route) => route.fulfill({ status: 429 })]) {
    const url = page.url();
    await page.route(url, fail, { times: 1 });
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    await eventually(() => page.locator('.order-form [role=alert]').innerText()).toContain('All of it is still here.');
    expect(page.url()).toBe(url);
    expect(await page.getByLabel('Message').inputValue()).toBe('Dear Ann,\nfor the second pot.');
  }
  await page.getByRole('button', { name: 'Continue to checkout' }).click();

  await page.waitForURL('**/checkout?order=*');
  await eventually(() => payButton(page).innerText()).toBe('Pay $50.00');
  if (viewport.width < 600) await checkoutOf(page).locator('summary').first().click();
  const line = checkoutOf(page).locator('.sqc-line');
  for (const text of ['Ann Lee', first, 'Robin', 'for the second pot.']) {
    expect(await line.innerText()).toContain(text);
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await layoutErrors(page)).toEqual([]);

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
});
