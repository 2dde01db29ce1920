import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from '../harness/accessibility.ts';
import { fillAddress, grandTotal } from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors, setWideFont } from '../harness/layout.ts';
import { GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { eventually, newVisitor, openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };
const GIFT_CARD = '/commerce/gift-card?itemId=ss-gift-card&sku=GC-50';
/** Errors that browsers log for a page with an error status. */
const REFUSED = { expectedErrors: /422|404/ };
const [TEXT, SELECT] = ['text-yui_3_17_2_1_1772000000001_1001', 'select-yui_3_17_2_1_1772000000001_1002'];

/** Calls the shop's API from one of its pages, as a script on it would. */
async function call<Answer>(page: Page, path: string, body: object): Promise<Answer> {
  return page.evaluate(
    async ([path, body]) => {
      const crumb = /(?:^|; )crumb=([^;]+)/.exec(document.cookie)?.[1] ?? '';
      const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': crumb };
      return (await fetch(path, { method: 'POST', headers, body })).json();
    },
    [path, JSON.stringify(body)] as const,
  );
}

async function openSubscription(visitor: BrowserContext): Promise<Page> {
  const page = await openPage(visitor, '/shop/p/weekly-sampler');
  const wish = { itemId: 'ss-weekly-sampler', sku: 'WK-SAMPLER', qty: 1 };
  const { cartToken } = await call<{ cartToken: string }>(page, '/api/3/commerce/cart/subscription', wish);
  await page.goto(`${SHOP_URL}/commerce/subscription?cartToken=${cartToken}`);
  return page;
}

async function expectLayout(page: Page): Promise<void> {
  await setWideFont(page);
  expect(await layoutErrors(page)).toEqual([]);
}

async function expectAccessibleLayout(page: Page): Promise<void> {
  await expectLayout(page);
  await expectAccessible(page, page.url());
}

const nextButton = (page: Page) => page.getByRole('button', { name: /^(Continue to checkout|Weiter zur Kasse)$/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();

describe('ordering a gift card', () => {
  test('a gift card is ordered without a script, after errors were corrected', async () => {
    const visitor = await newVisitor({ javaScriptEnabled: false }, REFUSED);
    const page = await openPage(visitor, GIFT_CARD);
    expect(await page.getByLabel('Value').inputValue()).toBe('GC-50');
    await page.getByLabel('Recipient’s name').fill('Ann Lee');
    await page.getByLabel('Recipient’s email address').fill('ann@mail.test');
    await page.getByLabel('Message').fill('Dear Ann,\nfor the second pot.');
    // The browser accepts this text as an address.
    await page.getByLabel('Your email address').fill('bob@mail');
    await nextButton(page).click();
    const email = page.getByLabel('Your email address');
    await eventually(() => email.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByLabel('Message').inputValue()).toBe('Dear Ann,\nfor the second pot.');
    await email.fill('bob@mail.test');
    await page.getByLabel('Value').selectOption('GC-100');
    await nextButton(page).click();
    await page.waitForURL('**/checkout?order=*');
    expect(await heading(page)).toBe('Checkout');
    const main = await page.locator('main').innerText();
    for (const text of ['$100.00', 'Ann Lee', 'for the second pot.']) expect(main).toContain(text);
  });

  test('a gift card is ordered in German, in the shop’s own time zone and currency', async () => {
    const url = GERMAN_SHOP_URL;
    const visitor = await newVisitor({ viewport: PHONE, reducedMotion: 'reduce' });
    const page = await openPage(visitor, '/commerce/gift-card?itemId=lw-gutschein', url);
    await expectLayout(page);
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
    expect(await page.getByLabel('Zustellung am').inputValue()).toBe(today);
    await page.getByLabel('Wert').selectOption({ index: 1 });
    await page.getByLabel('Name der beschenkten Person').fill('Ute Groß');
    await page.getByLabel('E-Mail-Adresse der beschenkten Person').fill('ute@mail.test');
    await page.getByLabel('Ihre E-Mail-Adresse').fill('udo@mail.test');
    await nextButton(page).click();
    await page.waitForURL('**/checkout?order=*');
    expect(await heading(page)).toBe('Kasse');
    await eventually(() => page.locator('.sqc-pay button').innerText()).toBe('Zahlungspflichtig bestellen');
    await expectLayout(page);
  });
});

describe('ordering a subscription', () => {
  test('a subscription is ordered once on the page that its token opens', async () => {
    const email = newAddress('sampler');
    const page = await openSubscription(await newVisitor({ viewport: PHONE, reducedMotion: 'reduce' }));
    const address = page.url();
    expect(await page.locator('.order-line-amount').textContent()).toBe('$9.00 every week for 8 weeks');
    await expectAccessibleLayout(page);
    await page.getByLabel('Your email address').fill(email);
    await nextButton(page).click();
    await page.waitForURL('**/checkout?order=*');
    const checkout = page.url();
    await page.goto(address);
    expect(await page.getByLabel('Your email address').inputValue()).toBe(email);
    await nextButton(page).click();
    await page.waitForURL(checkout);
    await fillAddress(page);
    await eventually(() => grandTotal(page)).toBe('$14.95');
  });
});

describe('the checkout without a script', () => {
  test('the checkout shows the cart when its script cannot be fetched, and leads back', async () => {
    const cut = { expectedErrors: /Failed to load|Failed to fetch/ };
    const visitor = await newVisitor({ viewport: PHONE, reducedMotion: 'reduce' }, cut);
    await visitor.route('**/sq/*', (route) => route.abort());
    const page = await openPage(visitor);
    const additionalFields = JSON.stringify({ [TEXT as string]: 'June', [SELECT as string]: 'Slanted' });
    const entry = { itemId: 'ss-brass-scoop', sku: null, quantity: 2, additionalFields };
    await call(page, '/api/commerce/shopping-cart/entries', entry);
    await page.goto(`${SHOP_URL}/checkout`);
    const main = await page.locator('main').innerText();
    for (const text of ['June', 'Slanted', '$48.00']) expect(main).toContain(text);
    await expectAccessibleLayout(page);
    await page.locator('#page').getByRole('link', { name: 'Back to your cart' }).click();
    await page.waitForURL('**/cart');
  });
});
