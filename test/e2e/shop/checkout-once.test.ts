import { expect, test } from 'vitest';
import {
  addItems,
  checkoutOf,
  field,
  fillAddress,
  newBuyer,
  openCheckout,
  payAndArrive,
  payButton,
  recordOrders,
} from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { SHOP_URL } from '../harness/shop.ts';
import { eventually, hold, indicators, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const BLEND = { itemId: 'ss-house-blend' };

test('the back button after paying shows no stale cart, and buys nothing twice', async () => {
  const email = newAddress('back');
  const visitor = await newBuyer();
  const placed = await recordOrders(visitor);
  const page = await openPage(visitor, '/cart');
  await addItems(page, BLEND);
  await page.goto(`${SHOP_URL}/checkout`);
  await eventually(() => payButton(page).isVisible()).toBe(true);
  const left = await openPage(visitor, '/checkout');
  await eventually(() => payButton(left).isVisible()).toBe(true);
  await field(page, 'email').fill(email);
  await fillAddress(page);
  await payAndArrive(page);
  const confirmation = page.url();
  await eventually(() => checkoutOf(left).getByRole('heading').allTextContents()).toEqual(['Your cart is empty.']);

  await page.goBack();
  await eventually(() => checkoutOf(page).getByRole('heading').allTextContents()).toEqual([
    'Thank you, your order is placed.',
  ]);
  expect(await payButton(page).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'See your order' }).getAttribute('href')).toBe(confirmation);
  await page.goBack();
  await page.waitForURL('**/cart');
  await eventually(() => page.getByText('Your cart is empty.').isVisible()).toBe(true);
  expect(new Set(await indicators(page))).toEqual(new Set(['0']));
  await page.goForward();
  await page.goForward();
  await page.waitForURL(confirmation);
  await eventually(() => placed.length).toBe(1);
  expect(await mailsOf(visitor, email)).toHaveLength(2);
});

test('two tabs that pay for one cart at once place one order', async () => {
  const email = newAddress('twice');
  const visitor = await newBuyer({}, { expectedErrors: /409|404/ });
  const first = await openCheckout(visitor, [BLEND]);
  await field(first, 'email').fill(email);
  const addressSaved = first.waitForResponse((response) => response.request().postData()?.includes('97201') ?? false);
  await fillAddress(first);
  await addressSaved;
  const second = await openPage(visitor, '/checkout');
  await eventually(() => payButton(second).isVisible()).toBe(true);
  await eventually(() => field(second, 'email').inputValue()).toBe(email);
  const payment = await hold(first, '**/checkout/payment');
  for (const page of [first, second]) {
    await payButton(page).click();
    await eventually(() => payButton(page).innerText()).toBe('Paying…');
  }
  payment.release();
  // The visitor who is refused, perhaps while the other's payment is under way, finds nothing left.
  const ends = () =>
    Promise.all(
      [first, second].map(async (page) => {
        if (/order-confirmed/.test(page.url())) return page.url();
        return (await checkoutOf(page).getByRole('heading').allTextContents()).join();
      }),
    );
  await eventually(
    async () => (await ends()).filter((end) => /order-confirmed|^Your cart is empty\.$/.test(end)).length,
  ).toBe(2);
  const orders = (await ends()).filter((end) => end.includes('order-confirmed'));
  expect(new Set(orders).size).toBe(1);
  expect(await mailsOf(visitor, email)).toHaveLength(2);
});
