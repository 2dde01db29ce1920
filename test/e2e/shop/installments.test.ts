import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import {
  checkoutOf,
  field,
  fillAddress,
  grandTotal,
  newBuyer,
  openCheckout,
  payButton,
  sums,
} from '../harness/checkout-steps.ts';
import { moveUntil } from '../harness/move-until.ts';
import { SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  buttonLabel,
  eventually,
  expectAdded,
  newVisitor,
  openPage,
  startBrowser,
} from '../harness/visitor.ts';

startBrowser();

const pill = (page: Page) => page.locator('sq-installments [part=pill]');
/** The text is in the page at first, and later in the element that replaces it. */
const waitForText = (page: Page, text: string | RegExp) =>
  page.getByText(text).filter({ visible: true }).first().waitFor();
const offerText = (page: Page) => page.locator('sq-installments [part=text]').textContent();

describe('instalments', () => {
  test('instalments on a product page follow the choice and the quantity', async () => {
    const page = await openPage(await newVisitor(), '/shop/p/linen-towel');
    await waitForText(page, 'or 4 interest-free payments of $4.00 with Afterpay');
    for (const name of ['Indigo', 'Large']) await page.click(`.variant-radiobtn-wrapper label:text-is("${name}")`);
    await eventually(() => offerText(page)).toBe('or 4 interest-free payments of $4.88 with Afterpay');
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
    await eventually(() => offerText(page)).toBe('or 4 interest-free payments of $9.75 with Afterpay');
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test('instalments are explained in a popup, which gives the focus back', async () => {
    const page = await openPage(await newVisitor(), '/shop/p/everyday-teapot');
    await waitForText(page, / with Afterpay$/);
    await moveUntil(page, () => pill(page).count());
    await pill(page).click();
    await page.getByRole('heading', { name: 'Pay over time with Afterpay' }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('sq-lightbox').count()).toBe(0);
    await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('sq-installments');
  });

  test('instalments in a quick view are explained in a popup over it', async () => {
    const page = await openPage(await newVisitor(), '/shop?quickview=everyday-teapot');
    const view = page.locator('sq-lightbox.sq-quick-view');
    await eventually(() => offerText(page)).toBe('or 4 interest-free payments of $14.50 with Afterpay');
    await view.getByRole('button', { name: 'One more' }).click();
    await eventually(() => offerText(page)).toBe('or 4 interest-free payments of $29.00 with Afterpay');
    await pill(page).click();
    await page.getByRole('heading', { name: 'Pay over time with Afterpay' }).waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => page.locator('sq-lightbox').count()).toBe(1);
    await view.getByRole('button', { name: 'Next product' }).click();
    await eventually(() => offerText(page)).toBe('or 4 interest-free payments of $4.00 with Afterpay');
    expect(await accessibilityViolations(page)).toEqual([]);
  });

  test.each(['brewing-guide', 'tasting-hour', 'gift-card', 'monthly-tin'])(
    'instalments are not offered for %s',
    async (slug) => {
      const page = await openPage(await newVisitor(), `/shop/p/${slug}`);
      await page.waitForLoadState('networkidle');
      await page.mouse.move(10, 10);
      expect(await page.locator('sq-installments, [data-afterpay]').count()).toBe(0);
      expect(await page.getByText('Afterpay').count()).toBe(0);
    },
  );

  test('instalments are offered for a cart of physical goods, until something else is added', async () => {
    const visitor = await newVisitor();
    const page = await openPage(visitor, '/shop/p/everyday-teapot');
    await expectAdded(buttonLabel(page), () => addButton(page).click());
    await page.goto(`${SHOP_URL}/cart`);
    await eventually(() => offerText(page)).toBe('or 4 interest-free payments of $14.50 with Afterpay');
    const second = await openPage(visitor, '/shop/p/brewing-guide');
    await expectAdded(buttonLabel(second), () => addButton(second).click());
    await eventually(() => pill(page).count()).toBe(0);
  });
});

test.each([
  ['on a phone, dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
  ['at a desk, light', { viewport: { width: 1280, height: 800 } }],
] as const)(
  'an order is paid in four instalments of what is due %s, also after a discount code',
  async (_, options) => {
    const page = await openCheckout(await newBuyer(options), [{ itemId: 'ss-everyday-teapot' }]);
    if (options.viewport.width < 600) await checkoutOf(page).locator('summary').first().click();
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
    expect(await accessibilityViolations(page)).toEqual([]);

    const pay = async (decision: string) => {
      await eventually(() => payButton(page).textContent()).toBe('Continue with Afterpay');
      await payButton(page).click();
      await page.getByRole('heading', { name: 'Pay in 4 payments with Afterpay' }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole('button', { name: decision }).click();
    };
    await pay('Decline the payment');
    await page.waitForURL('**/checkout?payment=cancelled');
    await eventually(() => way.isChecked()).toBe(true);
    await pay('Approve the payment');
    await page.waitForURL('**/commerce/order-confirmed?orderToken=*');
    await page.getByText('Paid in 4 interest-free payments with Afterpay (test)').first().waitFor();
  },
);
