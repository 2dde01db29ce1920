import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations, expectAccessible } from '../harness/accessibility.ts';
import {
  addItems,
  checkoutOf,
  field,
  fillAddress,
  grandTotal,
  newBuyer,
  openCheckout,
  payButton,
  sums,
} from '../harness/checkout-steps.ts';
import { SHOP_URL } from '../harness/shop.ts';
import { eventually, hold, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const pill = (page: Page) => page.locator('sq-installments [part=pill]');
/** The text is in the page at first, and later in the element that replaces it. */
const waitForText = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();
const line = (page: Page) => page.locator('sq-installments [part=text]').textContent();

test('instalments follow the choice and the quantity on a page, in a quick view and in the cart, and are explained', async () => {
  const page = await openPage(await newVisitor({ reducedMotion: 'reduce' }), '/shop/p/linen-towel');
  await waitForText(page, 'or 4 interest-free payments of $4.00 with Afterpay');
  for (const name of ['Indigo', 'Large']) await page.click(`.variant-radiobtn-wrapper label:text-is("${name}")`);
  await eventually(() => line(page)).toBe('or 4 interest-free payments of $4.88 with Afterpay');
  await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await eventually(() => line(page)).toBe('or 4 interest-free payments of $9.75 with Afterpay');
  expect(await accessibilityViolations(page, 'sq-installments')).toEqual([]);
  await pill(page).click();
  await page.getByRole('heading', { name: 'Pay over time with Afterpay' }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await eventually(() => page.locator('sq-lightbox').count()).toBe(0);
  await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('sq-installments');

  await page.goto(`${SHOP_URL}/shop?quickview=everyday-teapot`);
  const view = page.locator('sq-lightbox.sq-quick-view');
  await eventually(() => line(page)).toBe('or 4 interest-free payments of $14.50 with Afterpay');
  await view.getByRole('button', { name: 'One more' }).click();
  await eventually(() => line(page)).toBe('or 4 interest-free payments of $29.00 with Afterpay');
  await pill(page).click();
  await page.getByRole('heading', { name: 'Pay over time with Afterpay' }).waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => page.locator('sq-lightbox').count()).toBe(1);
  await view.getByRole('button', { name: 'Next product' }).click();
  await eventually(() => line(page)).toBe('or 4 interest-free payments of $4.00 with Afterpay');

  // The tap comes before the page's script. The window shows the line, because a scroll would be the first act.
  const phone = await newVisitor({ hasTouch: true, reducedMotion: 'reduce', viewport: { width: 390, height: 1600 } });
  const module = await hold(await phone.newPage(), '**/sq/page.*');
  const touched = await openPage(phone, '/shop/p/linen-towel');
  await module.arrived;
  await touched.locator('.sq-installments-line').tap();
  module.release();
  await touched.getByRole('heading', { name: 'Pay over time with Afterpay' }).waitFor();

  await addItems(page, { itemId: 'ss-everyday-teapot' });
  await page.goto(`${SHOP_URL}/cart`);
  await eventually(() => line(page)).toBe('or 4 interest-free payments of $14.50 with Afterpay');
  await addItems(page, { itemId: 'ss-brewing-guide' });
  await eventually(() => pill(page).count()).toBe(0);
});

test('an order is paid in four instalments of what is due, also after a discount code', async () => {
  const page = await openCheckout(await newBuyer({ viewport: { width: 390, height: 844 } }), [
    { itemId: 'ss-everyday-teapot' },
  ]);
  await checkoutOf(page).locator('summary').first().click();
  const way = checkoutOf(page).getByRole('radio', { name: / interest-free payments of .* with Afterpay$/ });
  await field(page, 'email').fill('instalments@mail.test');
  await fillAddress(page);
  await way.check();
  const plan = async () =>
    (await sums(page)).filter((sum) => /^Today|^In \d/.test(sum)).map((sum) => sum.split('$')[1]);
  await eventually(plan).toEqual(['14.50', '14.50', '14.50', '14.50']);
  await field(page, 'coupon').fill('SECONDPOT');
  await page.keyboard.press('Enter');
  await eventually(() => grandTotal(page)).not.toBe('$58.00');
  const total = Number((await grandTotal(page))?.slice(1));
  const summed = async () => (await plan()).reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
  await eventually(summed).toBe(Math.round(total * 100));
  await expectAccessible(page, 'the checkout of a phone');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await accessibilityViolations(page)).toEqual([]);

  const choose = async () => {
    await eventually(() => payButton(page).textContent()).toBe('Continue with Afterpay');
    await payButton(page).click();
    await page.getByRole('heading', { name: 'Pay in 4 payments with Afterpay' }).waitFor();
  };
  await choose();
  await expectAccessible(page, 'the payment');
  await page.getByRole('button', { name: 'Decline the payment' }).click();
  await page.waitForURL('**/checkout?payment=cancelled');
  await eventually(() => way.isChecked()).toBe(true);
  await choose();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await page.waitForURL('**/commerce/order-confirmed?orderToken=*');
  await page.getByText('Paid in 4 interest-free payments with Afterpay (test)').first().waitFor();
});
