import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
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

/** Records `sq-purchase-leaving` on all pages of a tab; with `keeps`, the page's script keeps the visitor. */
async function recordLeaving(visitor: BrowserContext, { keeps = false } = {}): Promise<unknown[]> {
  const departures: unknown[] = [];
  await visitor.exposeFunction('recordDetail', (detail: unknown) => departures.push(detail));
  await visitor.addInitScript((keeps) => {
    addEventListener('sq-purchase-leaving', (event) => {
      (window as unknown as { recordDetail(detail: unknown): void }).recordDetail((event as CustomEvent).detail);
      if (keeps) event.preventDefault();
    });
  }, keeps);
  return departures;
}

const hasCart = async (visitor: BrowserContext) => (await visitor.cookies()).some(({ name }) => name === 'CART');

describe('a subscription', () => {
  test('a subscription leads to its own page without touching the cart, and going back finds an idle button', async () => {
    const visitor = await newVisitor();
    const departures = await recordLeaving(visitor);
    const page = await openPage(visitor, '/shop/p/weekly-sampler');
    expect(await label(page)).toBe('Subscribe');
    await addButton(page).click();
    await page.waitForURL('**/commerce/subscription?cartToken=*');
    expect(await page.locator('main').textContent()).toContain('every week for 8 weeks');
    await eventually(() => departures).toEqual([
      { flow: 'subscription', itemId: 'ss-weekly-sampler', url: page.url() },
    ]);
    expect(await hasCart(visitor)).toBe(false);
    await page.goBack();
    await eventually(() => busy(page)).toBe(null);
    expect(await label(page)).toBe('Subscribe');
    await addButton(page).click();
    await page.waitForURL('**/commerce/subscription?cartToken=*');
  });

  test('a subscription is started once, however often it is pressed', async () => {
    const visitor = await newVisitor();
    let calls = 0;
    await visitor.route(SUBSCRIPTION, (route) => {
      calls += 1;
      return route.continue();
    });
    const page = await openPage(visitor, '/shop/p/weekly-sampler');
    const call = await hold(page, SUBSCRIPTION);
    for (let press = 0; press < 3; press += 1) await addButton(page).click({ force: true });
    await call.arrived;
    for (let press = 0; press < 2; press += 1) await addButton(page).click({ force: true });
    call.release();
    await page.waitForURL('**/commerce/subscription?cartToken=*');
    expect(calls).toBe(1);
  });

  test('a subscription that cannot be started shows what the server says', async () => {
    const visitor = await newVisitor({}, { expectedErrors: /409/ });
    const json = { error: 'We have run out of tins.', code: 'OUT_OF_STOCK' };
    await visitor.route(SUBSCRIPTION, (route) => route.fulfill({ status: 409, json }));
    const page = await openPage(visitor, '/shop/p/weekly-sampler');
    await addButton(page).click();
    await eventually(() => alertDialog(page).textContent()).toContain('We have run out of tins.');
    await page.keyboard.press('Escape');
    await eventually(() => label(page)).toBe('Subscribe');
  });

  test('a subscription that may be bought once goes into the cart when that is chosen by keyboard', async () => {
    const visitor = await newVisitor();
    const page = await openPage(visitor, '/shop/p/year-of-harvests');
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
});

describe('a gift card', () => {
  test('a gift card leads to its own page with the chosen value', async () => {
    const visitor = await newVisitor();
    const page = await openPage(visitor, '/shop/p/gift-card');
    await addButton(page).click();
    await eventually(() => alertDialog(page).textContent()).toContain('Select a denomination for the Gift Card');
    await page.keyboard.press('Escape');
    await page.locator('.variant-radiobtn-wrapper label', { hasText: '$50' }).first().click();
    await addButton(page).click();
    await page.waitForURL('**/commerce/gift-card?itemId=ss-gift-card&sku=*');
    expect(await page.getByLabel('Value').inputValue()).toBe(new URL(page.url()).searchParams.get('sku'));
    await page.goBack();
    await eventually(() => busy(page)).toBe(null);
  });

  test('a page’s own script may keep the visitor from leaving for a gift card', async () => {
    const visitor = await newVisitor();
    const departures = await recordLeaving(visitor, { keeps: true });
    const page = await openPage(visitor, '/shop/p/gift-card');
    await page.locator('.variant-radiobtn-wrapper label', { hasText: '$50' }).first().click();
    await addButton(page).click();
    await eventually(() => departures).toMatchObject([{ flow: 'giftCard', itemId: 'ss-gift-card' }]);
    await eventually(() => busy(page)).toBe(null);
    expect(new URL(page.url()).pathname).toBe('/shop/p/gift-card');
  });
});

describe('express checkout', () => {
  const LAMP = '/leuchten/p/kugelleuchte';

  test('express checkout puts the item into the cart and leads to the checkout', async () => {
    const visitor = await newVisitor({ locale: 'de-DE' });
    const departures = await recordLeaving(visitor);
    const page = await openPage(visitor, LAMP, GERMAN_SHOP_URL);
    await eventually(() => label(page)).toBe('Kaufen');
    await addButton(page).click();
    await page.waitForURL('**/checkout');
    expect(await heading(page)).toBe('Kasse');
    await eventually(() => departures).toMatchObject([{ flow: 'expressCheckout', url: `${GERMAN_SHOP_URL}/checkout` }]);
    await page.goBack();
    await eventually(() => busy(page)).toBe(null);
    await eventually(() => label(page)).toBe('Kaufen');
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 Artikel');
  });

  test('express checkout that fails says so under its own title', async () => {
    const visitor = await newVisitor({ locale: 'de-DE' }, { expectedErrors: /429/ });
    await visitor.route('**/api/commerce/shopping-cart/entries', (route) =>
      route.fulfill({ status: 429, json: { error: 'x', code: 'RATE_LIMITED' } }),
    );
    const page = await openPage(visitor, LAMP, GERMAN_SHOP_URL);
    await addButton(page).click();
    await eventually(() => alertDialog(page).textContent()).toContain('Artikel kann nicht gekauft werden');
    expect(await alertDialog(page).textContent()).toContain('in ein paar Sekunden');
    await page.keyboard.press('Escape');
    await eventually(() => label(page)).toBe('Kaufen');
  });
});

describe('a page of another site', () => {
  /** The page has only the engine's buttons, so their products are read from the shop. */
  async function openEmbedded(...buttons: string[]): Promise<Page> {
    const visitor = await newEmbedVisitor();
    const body = `<!doctype html><html lang="en"><title>Elsewhere</title><main>${buttons.join('')}<sq-cart-pill></sq-cart-pill></main><script async src="${SHOP_URL}/storefront.js" data-site="second-steep"></script>`;
    await visitor.route(`${EMBED_URL}/elsewhere`, (route) => route.fulfill({ contentType: 'text/html', body }));
    return openPage(visitor, '/elsewhere', EMBED_URL);
  }
  const button = (itemId: string, attributes = '') =>
    `<div class="sqs-add-to-cart-button" role="button" tabindex="0" data-item-id="${itemId}" ${attributes}><div class="sqs-add-to-cart-button-inner">Buy</div></div>`;

  test('a subscription on another site leads to the shop', async () => {
    const page = await openEmbedded(button('ss-weekly-sampler', 'data-is-subscription="true"'));
    await addButton(page).click();
    await page.waitForURL(`${SHOP_URL}/commerce/subscription?cartToken=*`);
    expect(await page.locator('main').textContent()).toContain('every week for 8 weeks');
  });

  test('a product on another site asks for additional fields with the shop’s own form', async () => {
    const page = await openEmbedded(button('ss-brass-scoop'));
    await addButton(page).click();
    const form = page.locator('sq-lightbox form');
    await form.getByLabel('Letters to engrave').fill('June');
    await form.getByLabel('Lettering').selectOption('Upright');
    await form.locator('[type=submit]').click();
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  });
});
