import { expect, test } from 'vitest';
import { checkoutOf, field, fillAddress, newBuyer, orderNumber, payAndArrive } from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { addButton, eventually, openPage, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

test('a checkout element on any page of the shop takes an order', async () => {
  const page = await openPage(await newBuyer(), '/shop/p/everyday-teapot');
  await addButton(page).click();
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  await page.goto(new URL('/about', page.url()).href);
  // The loader finds the tag and fetches its element, like every other.
  await page.evaluate(() => document.querySelector('main')?.prepend(document.createElement('sq-checkout')));
  await checkoutOf(page).locator('form section > h2').first().waitFor();
  await field(page, 'email').fill(newAddress('anywhere'));
  await fillAddress(page);
  await payAndArrive(page);
  expect(await orderNumber(page)).toBeGreaterThan(0);
});
