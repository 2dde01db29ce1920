import { describe, expect, test } from 'vitest';
import { SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  alertDialog,
  buttonLabel,
  eventually,
  indicators,
  newVisitor,
  openPage,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

startBrowser();

const ENTRIES = '**/api/commerce/shopping-cart/entries';

describe('adding to the cart when something fails', () => {
  test('a press without a connection is explained, and works once the connection is back', async () => {
    const visitor = await newVisitor({}, { expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to load/ });
    const page = await openPage(visitor, '/shop/p/house-blend');
    // The first addition brings every script that a press needs.
    await addButton(page).click();
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
    await eventually(async () => (await buttonLabel(page).textContent())?.trim()).toBe('Add To Cart');
    await visitor.setOffline(true);
    await addButton(page).click();
    await eventually(() => alertDialog(page).textContent()).toContain('Please check your internet connection.');
    expect(await alertDialog(page).textContent()).toContain('Unable to Add Item');
    await page.keyboard.press('Escape');
    await visitor.setOffline(false);
    await eventually(async () => (await buttonLabel(page).textContent())?.trim()).toBe('Add To Cart');
    await addButton(page).click();
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('2 items');
  });

  test.each([
    ['without a connection', /\/(sq\/selling\.|newest\.js)/, 'Please check your internet connection.'],
    ['while the shop answers', /\/sq\/selling\./, 'Please try again in a few seconds.'],
  ])(
    'a press whose scripts cannot be fetched %s is explained, and works once they can',
    async (_, scripts, message) => {
      const visitor = await newVisitor({}, { expectedErrors: /Failed to (load|fetch)/ });
      const page = await openPage(visitor, '/shop/p/house-blend');
      await page.route(scripts, (route) => route.abort());
      await addButton(page).click();
      await eventually(() => alertDialog(page).textContent()).toContain(message);
      await page.keyboard.press('Escape');
      await eventually(() => addButton(page).getAttribute('aria-busy')).toBe(null);
      await page.unroute(scripts);
      await addButton(page).click();
      await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
    },
  );

  test('a cart that cannot be read shows as last known, and is read again later', async () => {
    const visitor = await newVisitor({}, { expectedErrors: /ERR_FAILED|Failed to load/ });
    const first = await openPage(visitor, '/shop/p/house-blend');
    await addButton(first).click();
    await eventually(() => pill(first).locator('[part=count]').textContent()).toBe('1 item');
    await visitor.route('**/api/commerce/shopping-cart', (route) => route.abort());
    const page = await openPage(visitor, '/about');
    // A call of the script API rejects when the read has failed for good.
    const failure = await page.evaluate(() => window.Storefront?.cart?.get().catch((error) => `${error}`));
    expect(failure).toContain('Please check your internet connection.');
    await page.waitForFunction(() => customElements.get('sq-cart-pill'));
    expect(await pill(page).locator('[part=count]').textContent()).toBe('1 item');
    expect(await indicators(page)).toEqual(['1', '1']);
    await visitor.unroute('**/api/commerce/shopping-cart');
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await eventually(() => pill(page).getByRole('link').getAttribute('href')).toBe(`${SHOP_URL}/cart`);
    expect(await pill(page).locator('a').count()).toBe(1);
  });

  test('an answer that is lost after the cart changed does not add twice', async () => {
    const visitor = await newVisitor({}, { expectedErrors: /ERR_FAILED/ });
    const page = await openPage(visitor, '/shop/p/house-blend');
    let calls = 0;
    await visitor.route(ENTRIES, async (route) => {
      calls += 1;
      if (calls > 1) return route.continue();
      await route.fetch();
      return route.abort('failed');
    });
    await addButton(page).click();
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
    expect(calls).toBe(2);
  });

  test.each([
    [429, { error: 'Please try again in a few seconds.', code: 'RATE_LIMITED' }, 'Please try again in a few seconds.'],
    [409, { error: 'The server says no.', code: 'OUT_OF_STOCK' }, 'The server says no.'],
    [
      403,
      { error: 'x', code: 'CRUMB_FAIL', crumbFail: true },
      'Your session has expired. Please reload the page and try again.',
    ],
    [
      500,
      { error: 'Something went wrong. Please try again.', code: 'INTERNAL' },
      'Something went wrong. Please try again.',
    ],
    [200, '<!doctype html><p>not json', 'Please try again.'],
  ])('a %d answer is shown in the words of its kind', async (status, body, message) => {
    const visitor = await newVisitor({}, { expectedErrors: /Failed to load|storefront/ });
    const page = await openPage(visitor, '/shop/p/house-blend');
    await visitor.route(ENTRIES, (route) =>
      route.fulfill({
        status,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        contentType: typeof body === 'string' ? 'text/html' : 'application/json',
      }),
    );
    await addButton(page).click();
    await eventually(() => alertDialog(page).textContent()).toContain(message);
    await eventually(async () => (await buttonLabel(page).textContent())?.trim()).toBe('Add To Cart');
    expect(new Set(await indicators(page))).toEqual(new Set(['0']));
  });

  test('a visitor who refuses cookies is asked to allow them', async () => {
    const visitor = await newVisitor({}, { expectedErrors: /403/ });
    await visitor.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false });
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} });
    });
    const page = await openPage(visitor, '/shop/p/house-blend');
    await addButton(page).click();
    await eventually(() => alertDialog(page).textContent()).toContain(
      'Please enable cookies in your browser, reload the page, and try again.',
    );
  });

  test('a stale crumb is renewed without a word', async () => {
    const visitor = await newVisitor({}, { expectedErrors: /403/ });
    const page = await openPage(visitor, '/shop/p/house-blend');
    await visitor.addCookies([{ name: 'crumb', value: 'stale.crumb', url: SHOP_URL }]);
    await addButton(page).click();
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('1 item');
  });

  test('a page without script is readable, and its links work', async () => {
    const page = await openPage(await newVisitor({ javaScriptEnabled: false }), '/shop/p/everyday-teapot');
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Everyday Teapot');
    expect(await page.locator('.product-price').first().isVisible()).toBe(true);
    expect(await page.locator('.ProductItem-gallery img').first().getAttribute('src')).toMatch(/^\/assets\//);
    await page.locator('a[href="/cart"]:visible').first().click();
    await page.waitForURL('**/cart');
  });
});
