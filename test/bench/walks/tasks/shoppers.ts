import type { Page } from 'playwright-core';
import type { OwnerStock } from '#runtime/contracts/stock.ts';
import {
  field,
  fillAddress,
  newBuyer,
  openCheckout,
  orderNumber,
  payAndArrive,
  payButton,
} from '../../../e2e/harness/checkout-steps.ts';
import { callAs } from '../../../e2e/harness/console-screens.ts';
import { newAddress } from '../../../e2e/harness/form-filling.ts';
import { mailsOf } from '../../../e2e/harness/mailbox.ts';
import { addButton, eventually, openPage } from '../../../e2e/harness/visitor.ts';

const TEAPOT = { itemId: 'ss-everyday-teapot' };

/** Buys a teapot, and returns the order's number. */
export async function buyTeapot(): Promise<number> {
  const page = await openCheckout(await newBuyer(), [TEAPOT]);
  await field(page, 'email').fill(newAddress('buyer'));
  await fillAddress(page);
  await payAndArrive(page);
  return orderNumber(page);
}

export async function subscribe(): Promise<undefined> {
  const page = await openPage(await newBuyer(), '/shop/p/weekly-sampler');
  await addButton(page).click();
  await page.waitForURL('**/commerce/subscription?cartToken=*');
  await page.getByLabel('Your email address').fill(newAddress('subscriber'));
  await page.getByRole('button', { name: 'Continue to checkout' }).click();
  await eventually(() => payButton(page).isVisible()).toBe(true);
  await fillAddress(page);
  await payAndArrive(page);
}

/** Has somebody wait for a mail about a product that is sold out. */
export async function waitForRestock(owner: Page): Promise<undefined> {
  const { variants } = await callAs<{ variants: OwnerStock[] }>(owner, '/api/owner/stock');
  const variant = variants.find(({ title }) => title === 'Ember Kyusu');
  if (variant && variant.quantity > 0) {
    const call = { method: 'PUT', body: { quantity: 0, reason: 'counted' }, version: variant.version } as const;
    await callAs(owner, `/api/owner/stock/${variant.variantId}`, call);
  }
  const email = newAddress('restock');
  const visitor = await newBuyer();
  const page = await openPage(visitor, '/shop/p/ember-kyusu');
  const box = page.locator('.product-restock-notification');
  await box.locator('[name=email]').fill(email);
  await box.getByLabel('I am a person').check();
  await box.locator('[name=email]').press('Enter');
  await box.getByText('Signed up!').waitFor();
  await eventually(async () => (await mailsOf(visitor, email)).length).toBe(1);
  const [mail] = await mailsOf(visitor, email);
  await page.goto(mail?.text.match(/https?:\S+confirm\S+/)?.[0] ?? '');
  await page.getByRole('button', { name: 'Yes, tell me' }).click();
}
