import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  addItems,
  checkoutOf,
  field,
  fillAddress,
  grandTotal,
  heading,
  newBuyer,
  orderNumber,
  payAndArrive,
  payButton,
  recordOrders,
  sums,
} from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { mailsOf } from '../harness/mailbox.ts';
import { GERMAN_SHOP_URL } from '../harness/shop.ts';
import { addButton, buttonLabel, eventually, openPage, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const sections = (page: Page) => checkoutOf(page).locator('form section h2').allTextContents();

describe('buying to the confirmation', () => {
  test('a guest buys a variant with express delivery: mails are sent, one event fires, and every tab’s cart is empty', async () => {
    const email = newAddress('towel');
    const visitor = await newBuyer();
    const placed = await recordOrders(visitor);
    const page = await openPage(visitor, '/shop/p/linen-towel');
    const choose = (value: string) =>
      page.locator('.variant-radiobtn-wrapper label', { hasText: new RegExp(`^${value}$`) }).click();
    await choose('Leaf');
    await choose('Small');
    await addButton(page).click();
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
    const other = await openPage(visitor, '/about');
    await eventually(() => pill(other).locator('[part=count]').textContent()).toBe('1 item');

    await pill(page).locator('a').click();
    await page.waitForURL('**/cart');
    await page.locator('sq-cart').first().getByRole('link', { name: 'Check out' }).click();
    await page.waitForURL('**/checkout');
    await field(page, 'email').fill(email);
    await fillAddress(page);
    await checkoutOf(page)
      .getByRole('radio', { name: /Express/ })
      .check();
    await eventually(() => grandTotal(page)).toBe('$36.95');
    expect(await sums(page)).toEqual(['Subtotal$22.00', 'Delivery$14.95', 'Total$36.95']);
    const main = await payAndArrive(page);
    for (const text of ['Linen Tea Towel', 'Leaf', 'Small', '$36.95', 'June Park', '97201', email])
      expect(main).toContain(text);
    await eventually(() => placed).toEqual([{ url: page.url(), number: await orderNumber(page) }]);
    await eventually(() => pill(other).locator('[part=count]').isVisible()).toBe(false);
    expect(await page.evaluate(() => window.Storefront?.cart?.get())).toMatchObject({ id: '', entries: [] });

    const number = await orderNumber(page);
    const mails = await mailsOf(visitor, email);
    expect(mails.map(({ subject, to }) => [subject, to])).toEqual(
      expect.arrayContaining([
        [`Your order #${number} at Second Steep`, email],
        [`New order #${number}`, 'okoro@second-steep.example'],
      ]),
    );
    expect(mails).toHaveLength(2);
    const link = /https?:\S+order-status\S+/.exec(mails.find(({ to }) => to === email)?.text ?? '')?.[0];
    await other.goto(link ?? '');
    expect(await heading(other)).toBe('Your order');
    expect(await orderNumber(other)).toBe(number);
    await eventually(() => placed.length).toBe(1);
  });

  test('a service with its questions is bought by “Kaufen” in the German shop, and a lamp is sent abroad', async () => {
    const visitor = await newBuyer({ locale: 'de-DE' });
    const placed = await recordOrders(visitor);
    const page = await openPage(visitor, '/leuchten/p/reparaturtermin', GERMAN_SHOP_URL);
    await eventually(async () => (await buttonLabel(page).textContent())?.trim()).toBe('Kaufen');
    await addButton(page).click();
    const form = page.locator('sq-lightbox form');
    await form.getByLabel('Welche Leuchte ist es?').fill('Kugelleuchte');
    await form.locator('[type=submit]').click();
    await page.waitForURL('**/checkout');
    await eventually(() => payButton(page).innerText()).toBe('Zahlungspflichtig bestellen');
    expect(await sections(page)).toEqual(['Kontakt', 'Nachricht an den Shop', 'Zahlung']);
    expect(await checkoutOf(page).locator('.sqc-line').innerText()).toContain('Welche Leuchte ist es?: Kugelleuchte');
    await page.getByLabel('E-Mail-Adresse', { exact: true }).first().fill(newAddress('lampe'));
    expect(await page.getByLabel('Land oder Region').inputValue()).toBe('DE');
    await eventually(() => checkoutOf(page).locator('.sqc-summary').innerText()).toContain('10,38\u00a0€');
    const main = await payAndArrive(page);
    for (const text of ['Reparaturtermin', 'Kugelleuchte', '65,00', 'Deutschland']) expect(main).toContain(text);
    await eventually(() => placed.length).toBe(1);

    // A price includes tax at home, and excludes it abroad.
    await addItems(page, { itemId: 'lw-kugelleuchte' });
    await page.goto(`${GERMAN_SHOP_URL}/checkout`);
    await eventually(() => payButton(page).isVisible()).toBe(true);
    await eventually(() => grandTotal(page)).toBe('239,00\u00a0€');
    const summary = () => checkoutOf(page).locator('.sqc-summary').innerText();
    await eventually(summary).toContain('38,16\u00a0€');
    await field(page, 'countryCode').selectOption('CH');
    await eventually(() => grandTotal(page)).toBe('263,90\u00a0€');
    expect(await summary()).not.toContain('38,16');
    await field(page, 'email').fill(newAddress('schweiz'));
    await fillAddress(page, {
      firstName: 'Ueli',
      lastName: 'Groß',
      line1: 'Gasse 2',
      postalCode: '8001',
      city: 'Zürich',
    });
    const abroad = await payAndArrive(page);
    for (const text of ['Vielen Dank', '263,90', 'Zürich', 'Schweiz']) expect(abroad).toContain(text);
    expect(new URL(page.url()).origin).toBe(GERMAN_SHOP_URL);
  });
});
