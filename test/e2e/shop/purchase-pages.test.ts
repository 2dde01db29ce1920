import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { EMBED_URL, GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  alertDialog,
  buttonLabel,
  eventually,
  hold,
  newEmbedVisitor,
  newVisitor,
  openPage,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

/** A page that a test creates may call this machine. */
startBrowser();

const SUBSCRIPTION = '**/api/3/commerce/cart/subscription';
const label = async (page: Page) => (await buttonLabel(page).textContent())?.trim();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().textContent();
const busy = (page: Page) => addButton(page).getAttribute('aria-busy');

/** Records `sq-purchase-leaving` on all pages of a visitor. */
async function recordLeaving(visitor: BrowserContext): Promise<unknown[]> {
  const departures: unknown[] = [];
  await visitor.exposeFunction('recordDetail', (detail: unknown) => departures.push(detail));
  await visitor.addInitScript(() => {
    addEventListener('sq-purchase-leaving', (event) => {
      (window as unknown as { recordDetail(detail: unknown): void }).recordDetail((event as CustomEvent).detail);
    });
  });
  return departures;
}

const hasCart = async (visitor: BrowserContext) => (await visitor.cookies()).some(({ name }) => name === 'CART');

test('a subscription is started once without touching the cart, leads to its own page and back, and is bought once only if that is chosen', async () => {
  const visitor = await newVisitor();
  const departures = await recordLeaving(visitor);
  let calls = 0;
  await visitor.route(SUBSCRIPTION, (route) => {
    calls += 1;
    return route.continue();
  });
  const page = await openPage(visitor, '/shop/p/weekly-sampler');
  expect(await label(page)).toBe('Subscribe');
  const call = await hold(page, SUBSCRIPTION);
  for (let press = 0; press < 3; press += 1) await addButton(page).click({ force: true });
  await call.arrived;
  for (let press = 0; press < 2; press += 1) await addButton(page).click({ force: true });
  call.release();
  await page.waitForURL('**/commerce/subscription?cartToken=*');
  expect(calls).toBe(1);
  expect(await page.locator('main').textContent()).toContain('every week for 8 weeks');
  await eventually(() => departures).toEqual([{ flow: 'subscription', itemId: 'ss-weekly-sampler', url: page.url() }]);
  expect(await hasCart(visitor)).toBe(false);
  await page.goBack();
  await eventually(() => busy(page)).toBe(null);
  expect(await label(page)).toBe('Subscribe');
  await addButton(page).click();
  await page.waitForURL('**/commerce/subscription?cartToken=*');

  await page.goto(`${SHOP_URL}/shop/p/year-of-harvests`);
  expect(await label(page)).toBe('Subscribe');
  await page.getByLabel('Subscription', { exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await eventually(() => label(page)).toBe('Add To Cart');
  const price = async () => (await page.locator('.product-price').first().textContent())?.trim();
  await eventually(price).toBe('$180.00');
  expect(await accessibilityViolations(page)).toEqual([]);
  await addButton(page).focus();
  await page.keyboard.press('Enter');
  await eventually(() => pill(page).locator('[part=subtotal]').textContent()).toBe('$180');
  await eventually(() => label(page)).toBe('Add To Cart');
  await page.getByLabel('Subscription', { exact: true }).check();
  await eventually(() => label(page)).toBe('Subscribe');
  await eventually(price).toBe('$180.00 every year');
  await addButton(page).click();
  await page.waitForURL('**/commerce/subscription?cartToken=*');
});

test('a gift card leads to its own page with the chosen value, unless a page’s own script keeps the visitor', async () => {
  const visitor = await newVisitor();
  const departures = await recordLeaving(visitor);
  const page = await openPage(visitor, '/shop/p/gift-card');
  await addButton(page).click();
  await eventually(() => alertDialog(page).textContent()).toContain('Select a denomination for the Gift Card');
  expect(await alertDialog(page).textContent()).toContain('Unable to purchase Gift Card');
  await page.keyboard.press('Escape');
  await page.locator('.variant-radiobtn-wrapper label', { hasText: '$50' }).first().click();
  await page.evaluate(() => addEventListener('sq-purchase-leaving', (event) => event.preventDefault(), { once: true }));
  await addButton(page).click();
  await eventually(() => departures).toMatchObject([{ flow: 'giftCard', itemId: 'ss-gift-card' }]);
  await eventually(() => busy(page)).toBe(null);
  expect(new URL(page.url()).pathname).toBe('/shop/p/gift-card');
  await addButton(page).click();
  await page.waitForURL('**/commerce/gift-card?itemId=ss-gift-card&sku=*');
  expect(await page.getByLabel('Value').inputValue()).toBe(new URL(page.url()).searchParams.get('sku'));
  await page.goBack();
  await eventually(() => busy(page)).toBe(null);
});

test('express checkout puts the item into the cart and leads to the checkout, and a failure has a title of its own', async () => {
  const visitor = await newVisitor({ locale: 'de-DE' }, { expectedErrors: /429/ });
  const departures = await recordLeaving(visitor);
  const page = await openPage(visitor, '/leuchten/p/kugelleuchte', GERMAN_SHOP_URL);
  await eventually(() => label(page)).toBe('Kaufen');
  const entries = '**/api/commerce/shopping-cart/entries';
  await visitor.route(entries, (route) => route.fulfill({ status: 429, json: { error: 'x', code: 'RATE_LIMITED' } }));
  await addButton(page).click();
  await eventually(() => alertDialog(page).textContent()).toContain('Artikel kann nicht gekauft werden');
  expect(await alertDialog(page).textContent()).toContain('in ein paar Sekunden');
  await page.keyboard.press('Escape');
  await eventually(() => label(page)).toBe('Kaufen');
  await eventually(() => busy(page)).toBe(null);
  await visitor.unroute(entries);
  await addButton(page).click();
  await page.waitForURL('**/checkout');
  expect(await heading(page)).toBe('Kasse');
  await eventually(() => departures).toMatchObject([{ flow: 'expressCheckout', url: `${GERMAN_SHOP_URL}/checkout` }]);
  await page.goBack();
  await eventually(() => busy(page)).toBe(null);
  await eventually(() => label(page)).toBe('Kaufen');
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 Artikel');
});

test('on a page of another site, a product asks for additional fields with the shop’s own form, and a subscription leads to the shop', async () => {
  const button = (itemId: string, attributes = '') =>
    `<div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="${itemId}" ${attributes}><div class="sqs-add-to-cart-button-inner">Buy</div></div>`;
  // The page has only the engine's buttons, so their products are read from the shop.
  const buttons = button('ss-brass-scoop') + button('ss-weekly-sampler', 'data-is-subscription="true"');
  const body = `<!doctype html><html lang="en"><title>Elsewhere</title><main>${buttons}<sq-cart-pill></sq-cart-pill></main><script async src="${SHOP_URL}/storefront.js" data-site="second-steep"></script>`;
  const visitor = await newEmbedVisitor();
  await visitor.route(`${EMBED_URL}/elsewhere`, (route) => route.fulfill({ contentType: 'text/html', body }));
  const page = await openPage(visitor, '/elsewhere', EMBED_URL);
  await addButton(page).click();
  const form = page.locator('sq-lightbox form');
  await form.getByLabel('Letters to engrave').fill('June');
  await form.getByLabel('Lettering').selectOption('Upright');
  await form.locator('[type=submit]').click();
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  await page.locator('.sqs-add-to-cart-button').nth(1).click();
  await page.waitForURL(`${SHOP_URL}/commerce/subscription?cartToken=*`);
  expect(await page.locator('main').textContent()).toContain('every week for 8 weeks');
});
