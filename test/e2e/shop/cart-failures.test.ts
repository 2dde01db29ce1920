import { expect, test } from 'vitest';
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
/** The longest pause before something is tried again, or a button is idle again. */
const PAUSE_MS = 2_000;
const OFFLINE = 'Please check your internet connection.';

test('a press that fails is explained, works later, and adds once, whatever was lost', async () => {
  const visitor = await newVisitor({}, { expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to|403/ });
  const page = await visitor.newPage();
  await page.clock.install();
  await page.goto(`${SHOP_URL}/shop/p/house-blend`);
  /** Polls what comes after pauses, while no call is under way. */
  const soon = <Value>(read: () => Value | Promise<Value>) =>
    eventually(async () => {
      await page.clock.fastForward(PAUSE_MS);
      return read();
    });
  const count = () => pill(page).locator('[part=count]').textContent();
  const becomesIdle = () =>
    soon(async () => [
      await addButton(page).getAttribute('aria-busy'),
      (await buttonLabel(page).textContent())?.trim(),
    ]).toEqual([null, 'Add To Cart']);

  const ofPresses = /\/sq\/selling\./;
  await page.route(ofPresses, (route) => route.abort());
  await addButton(page).click();
  const alerts = alertDialog(page).filter({ hasText: 'Please try again in a few seconds.' });
  await soon(() => alerts.count()).toBe(1);
  await page.keyboard.press('Escape');
  await eventually(() => alertDialog(page).count()).toBe(0);
  await becomesIdle();
  await page.unroute(ofPresses);
  await addButton(page).click();
  await eventually(count).toBe('1 item');
  await becomesIdle();

  await visitor.setOffline(true);
  await addButton(page).click();
  await eventually(() => alertDialog(page).textContent()).toContain(OFFLINE);
  expect(await alertDialog(page).textContent()).toContain('Unable to Add Item');
  await page.keyboard.press('Escape');
  await visitor.setOffline(false);
  await becomesIdle();
  await addButton(page).click();
  await eventually(count).toBe('2 items');
  await becomesIdle();

  // The shop refuses the first call, which the page repeats with the crumb that it has got.
  await visitor.addCookies([{ name: 'crumb', value: 'stale.crumb', url: SHOP_URL }]);
  await addButton(page).click();
  await eventually(count).toBe('3 items');
  await becomesIdle();

  let calls = 0;
  await visitor.route(ENTRIES, async (route) => {
    calls += 1;
    if (calls > 1) return route.continue();
    await route.fetch();
    return route.abort('failed');
  });
  await addButton(page).click();
  await eventually(count).toBe('4 items');
  expect(calls).toBe(2);

  await visitor.route('**/api/commerce/shopping-cart?*', (route) => route.abort());
  await page.goto(`${SHOP_URL}/about`);
  // A call of the script API rejects when the read has failed for good.
  const failures: string[] = [];
  await page.exposeFunction('fail', (text: string) => failures.push(text));
  await page.evaluate(() => {
    const { fail } = window as unknown as { fail(text: string): void };
    window.Storefront?.cart?.get().catch((error) => fail(`${error}`));
  });
  await soon(() => failures.join()).toContain(OFFLINE);
  await page.waitForFunction(() => customElements.get('sq-cart-pill'));
  expect(await count()).toBe('4 items');
  expect(await indicators(page)).toEqual(['4', '4']);
  await visitor.unroute('**/api/commerce/shopping-cart?*');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await eventually(() => pill(page).getByRole('link').getAttribute('href')).toBe(`${SHOP_URL}/cart`);
  expect(await pill(page).locator('a').count()).toBe(1);
});

test('a page without script is readable, and its links work', async () => {
  const page = await openPage(await newVisitor({ javaScriptEnabled: false }), '/shop/p/everyday-teapot');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Everyday Teapot');
  expect(await page.locator('.product-price').first().isVisible()).toBe(true);
  expect(await page.locator('.ProductItem-gallery img').first().getAttribute('src')).toMatch(/^\/assets\//);
  await page.locator('a[href="/cart"]:visible').first().click();
  await page.waitForURL('**/cart');
});
