import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import {
  addItems,
  checkoutOf,
  field,
  fillAddress,
  grandTotal,
  newBuyer,
  openCheckout,
  payAndArrive,
  payButton,
  sums,
} from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { GERMAN_SHOP_URL } from '../harness/shop.ts';
import { eventually, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

test('coupons reduce the total or say why not, and can be removed', async () => {
  const page = await openCheckout(await newBuyer({}, { expectedErrors: /400/ }), [{ itemId: 'ss-house-blend' }]);
  const appliedCodes = () => checkoutOf(page).locator('.sqc-applied > span').allTextContents();
  const enter = async (code: string) => {
    await field(page, 'coupon').fill(code);
    await page.keyboard.press('Enter');
    await eventually(() => field(page, 'coupon').inputValue()).toBe('');
  };
  await fillAddress(page);
  await eventually(() => grandTotal(page)).toBe('$20.45');
  await enter(' second pot');
  await enter('fiver');
  await enter('winter25');
  await enter('steamship');
  await eventually(appliedCodes).toEqual([
    'SECONDPOT: 10% off',
    'STEAMSHIP: Free delivery',
    'FIVER needs a subtotal of $30.00 or more.',
    'WINTER25 has expired.',
  ]);
  await eventually(() => sums(page)).toEqual(['Subtotal$14.50', 'Discount−$1.45', 'DeliveryFree', 'Total$13.05']);
  await field(page, 'coupon').fill('nothing');
  await page.keyboard.press('Enter');
  await eventually(() => checkoutOf(page).locator('#sq-checkout-coupon-error').count()).toBe(1);
  expect(await field(page, 'coupon').inputValue()).toBe('nothing');
  await checkoutOf(page).getByRole('button', { name: 'Remove the code STEAMSHIP' }).click();
  await eventually(() => grandTotal(page)).toBe('$19.00');
  await field(page, 'email').fill(newAddress('coupon'));
  const main = await payAndArrive(page);
  for (const text of ['$14.50', '−$1.45', '$5.95', '$19.00']) expect(main).toContain(text);
});

test('the German shop does not sell below its minimum, says so in German, and sells from there on', async () => {
  const MINIMUM = 'Zur Kasse geht es ab einer Zwischensumme von 20,00\u00a0€.';
  const page = await openPage(await newBuyer({ locale: 'de-DE' }, { expectedErrors: /400/ }), '/cart', GERMAN_SHOP_URL);
  await addItems(page, { itemId: 'lw-textilkabel' });
  const cart = page.locator('sq-cart').first();
  await eventually(() => cart.locator('[part=summary]').textContent()).toContain(MINIMUM);
  await page.goto(`${GERMAN_SHOP_URL}/checkout`);
  await eventually(() => checkoutOf(page).getByRole('heading').allTextContents()).toEqual([MINIMUM]);
  expect(await accessibilityViolations(page)).toEqual([]);
  await checkoutOf(page).getByRole('link').first().click();
  await page.waitForURL('**/cart');
  await cart.getByRole('spinbutton').fill('3');
  await page.keyboard.press('Enter');
  await eventually(() => cart.locator('[part=summary]').textContent()).not.toContain(MINIMUM);
  await cart.getByRole('link', { name: 'Zur Kasse' }).click();
  await page.waitForURL('**/checkout');
  await eventually(() => payButton(page).isVisible()).toBe(true);
});
