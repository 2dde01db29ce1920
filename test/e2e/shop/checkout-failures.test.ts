import { expect, test } from 'vitest';
import {
  checkoutOf,
  chooseCard,
  field,
  fillAddress,
  grandTotal,
  newBuyer,
  notices,
  openCheckout,
  orderNumber,
  payAndArrive,
  payButton,
  recordOrders,
  refusals,
} from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { GERMAN_SHOP_URL } from '../harness/shop.ts';
import { eventually, hold, startBrowser } from '../harness/visitor.ts';

startBrowser();

const NOT_PAID = 'Your payment did not go through.';
const NOT_UPDATED = 'Your order could not be updated.';
const OFFLINE = 'Please check your internet connection.';
const BLEND = { itemId: 'ss-house-blend' };

test('a card that is declined, empty or expired is explained, a second step can be refused and then approved, and one order is charged once', async () => {
  const email = newAddress('cards');
  const visitor = await newBuyer();
  const placed = await recordOrders(visitor);
  const page = await openCheckout(visitor, [BLEND]);
  await field(page, 'email').fill(email);
  await fillAddress(page);
  for (const [card, reason] of [
    [/declined/, 'The payment was declined. Nothing was charged. Please try another payment method.'],
    [/insufficient funds/, 'The card has insufficient funds. Nothing was charged. Please try another card.'],
    [/has expired/, 'The card has expired. Nothing was charged. Please try another card.'],
  ] as const) {
    await chooseCard(page, card);
    await payButton(page).click();
    await eventually(() => refusals(page)).toEqual([`${NOT_PAID} ${reason}`]);
    expect(await field(page, 'city').inputValue()).toBe('Portland');
  }

  await chooseCard(page, /confirm/);
  await payButton(page).click();
  await page.waitForURL('**/commerce/test-payment?*');
  await page.getByRole('button', { name: 'Decline the payment' }).click();
  await page.waitForURL('**/checkout');
  await eventually(() => notices(page)).toEqual(['Nothing was charged. You can try again whenever you like.']);
  expect(await field(page, 'city').inputValue()).toBe('Portland');
  await chooseCard(page, /confirm/);
  await payButton(page).click();
  await page.getByRole('button', { name: 'Approve the payment' }).click();
  await page.waitForURL('**/commerce/order-confirmed?orderToken=*');
  expect(await page.locator('main').innerText()).toContain('$20.45');
  expect(await mailsOf(visitor, email)).toHaveLength(2);
  await eventually(() => placed).toEqual([{ url: page.url(), number: await orderNumber(page) }]);
  await page.reload();
  await page.goto(new URL('/checkout', page.url()).href);
  const ended = checkoutOf(page).getByRole('heading', { name: 'Thank you, your order is placed.' });
  await eventually(() => ended.isVisible()).toBe(true);
  expect(placed).toHaveLength(1);
});

test('a checkout without a connection loses nothing that was typed, explains each step, and resumes', async () => {
  // The module that offers places is fetched with the first press in an address.
  const visitor = await newBuyer({}, { expectedErrors: /ERR_INTERNET_DISCONNECTED|\[storefront\] offer-places / });
  const page = await openCheckout(visitor, [BLEND]);
  await field(page, 'email').fill(newAddress('offline'));
  await eventually(() => grandTotal(page)).toBe('$20.45');

  await visitor.setOffline(true);
  await fillAddress(page);
  await eventually(() => refusals(page)).toEqual([`${NOT_UPDATED} ${OFFLINE}`]);
  await checkoutOf(page)
    .getByRole('radio', { name: /Express/ })
    .click();
  await eventually(() =>
    checkoutOf(page)
      .getByRole('radio', { name: /Ground/ })
      .isChecked(),
  ).toBe(true);
  await field(page, 'coupon').fill('SECONDPOT');
  await page.keyboard.press('Enter');
  await eventually(() => refusals(page)).toEqual([`${NOT_UPDATED} ${OFFLINE}`]);
  expect(await field(page, 'coupon').inputValue()).toBe('SECONDPOT');
  await payButton(page).click();
  // The shop has not heard of the region, on which the total depends.
  await eventually(() => payButton(page).innerText()).toBe('Place order');
  expect(await refusals(page)).toEqual([`${NOT_UPDATED} ${OFFLINE}`]);

  await visitor.setOffline(false);
  await field(page, 'coupon').focus();
  await page.keyboard.press('Enter');
  await eventually(() => grandTotal(page)).toBe('$19.00');
  const payment = await hold(page, '**/checkout/payment');
  await payButton(page).click();
  await payment.arrived;
  await visitor.setOffline(true);
  payment.release();
  await eventually(() => refusals(page)).toEqual([
    'We could not confirm your payment. Please press the button again: you will not be charged twice.',
  ]);
  await visitor.setOffline(false);
  const main = await payAndArrive(page);
  for (const text of ['$19.00', 'June Park', 'Portland']) expect(main).toContain(text);
});

test('what somebody else is paying for is marked, and comes back by itself when they leave', async () => {
  const lamp = { itemId: 'lw-stehleuchte', sku: 'ST3-GELB' };
  const german = () => newBuyer({ locale: 'de-DE' });
  const first = await openCheckout(await german(), [{ ...lamp, quantity: 2 }], GERMAN_SHOP_URL);
  const items = [{ ...lamp, quantity: 3 }, { itemId: 'lw-kugelleuchte' }];
  const second = await openCheckout(await german(), items, GERMAN_SHOP_URL);
  const marks = () => second.locator('.sqc-waiting').allTextContents();
  await eventually(marks).toEqual([expect.stringContaining('Gerade bezahlt jemand das letzte Stück.')]);
  await first.goto(`${GERMAN_SHOP_URL}/cart`);
  await eventually(async () => {
    await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    return marks();
  }).toEqual([]);
  await eventually(() => notices(second)).toContain(
    'Stehleuchte Nr. 3 ist wieder frei. Bitte prüfen Sie Ihre Bestellung.',
  );
  await second.goto(`${GERMAN_SHOP_URL}/cart`);
});
