import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addItems, newBuyer } from '../harness/checkout-steps.ts';
import { GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { addButton, buttonLabel, eventually, newVisitor, openPage, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };
const LAMP = '/leuchten/p/stehleuchte-nr-3';
const ENGLISH = {
  shop: SHOP_URL,
  itemId: 'ss-house-blend',
  products: ['/shop/p/everyday-teapot', '/shop/p/gift-card', '/shop/p/monthly-tin', '/shop/p/linen-towel'],
};
const GERMAN = { shop: GERMAN_SHOP_URL, itemId: 'lw-kugelleuchte', products: [LAMP] };

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('The element has no box.');
  return { ...found, bottom: found.y + found.height, right: found.x + found.width };
}

/** Checks the first view of a product page on a phone, and the end of it in a low window. */
async function expectBar(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await expect.poll(() => addButton(page).isVisible(), { message: path }).toBe(true);
  const price = await box(page.locator('.buy-bar-price'));
  const button = await box(addButton(page));
  expect.soft(price.y, path).toBeGreaterThan(0);
  expect.soft(Math.max(price.bottom, button.bottom), path).toBeLessThanOrEqual(PHONE.height);
  expect.soft(price.right, path).toBeLessThanOrEqual(button.x);
  expect.soft(await page.locator('.sqs-add-to-cart-button').count(), path).toBe(1);
  // A low window shows the button in its own place only.
  await page.setViewportSize({ width: 780, height: 360 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  expect.soft((await box(addButton(page))).bottom, `${path} in a low window`).toBeLessThan(0);
}

test.each([ENGLISH, GERMAN])(
  'on a phone, products of $shop show price and button in the first view, in a bar below the pill',
  async ({ shop, itemId, products }) => {
    const page = await openPage(await newBuyer({ viewport: PHONE }), '/', shop);
    for (const path of products) {
      await page.goto(shop + path);
      await expectBar(page, path);
    }
    await page.setViewportSize(PHONE);
    await addItems(page, { itemId });
    await eventually(() => pill(page).locator('[part=count]').isVisible()).toBe(true);
    expect(await pill(page).locator('[part=subtotal]').isVisible()).toBe(false);
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), part);
      const bar = await box(page.locator('.buy-bar'));
      expect([bar.x, bar.right, bar.bottom], `${part}`).toEqual([0, PHONE.width, PHONE.height]);
      expect((await box(pill(page))).bottom, `${part}`).toBeLessThanOrEqual(bar.y);
    }
    // The bar and the pill leave the end of the page uncovered.
    expect((await box(page.locator('.footer-legal a').last())).bottom).toBeLessThanOrEqual((await box(pill(page))).y);

    // A pill would lie on the totals of these pages.
    for (const path of ['/cart', '/checkout']) {
      await page.goto(shop + path);
      const shown = page.locator('sq-cart [part=line], .sqc-pay button');
      await expect.poll(() => shown.count(), { message: path }).toBeGreaterThan(0);
      expect(await page.locator('sq-cart-pill').isVisible(), path).toBe(false);
    }
  },
);

test('a floating pill has a visible border in forced colours, and two lamps stand side by side', async () => {
  const page = await openPage(
    await newBuyer({ viewport: PHONE, forcedColors: 'active' }),
    '/werkstatt',
    GERMAN_SHOP_URL,
  );
  await addItems(page, { itemId: 'lw-kugelleuchte' });
  const link = pill(page).locator('[part=pill]');
  await eventually(() => link.isVisible()).toBe(true);
  const [border, ground] = await link.evaluate((element) => [
    getComputedStyle(element).borderTopColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(border).not.toBe(ground);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${GERMAN_SHOP_URL}/leuchten`);
  const [first, second] = await page.locator('.product-cell').all();
  if (!first || !second) throw new Error('The shop has too few lamps.');
  expect((await box(second)).y).toBe((await box(first)).y);
  expect((await box(second)).x).toBeGreaterThan((await box(first)).right);
});

test('the price in the bar follows the choice, dates of found posts stand below their titles, nothing is free below what opens a form, and a wide window has no bar', async () => {
  const page = await openPage(await newVisitor({ viewport: PHONE }), '/shop/p/linen-towel');
  await page.locator('.variant-radiobtn-wrapper label:text-is("Leaf")').click();
  await page.locator('.variant-radiobtn-wrapper label:text-is("Large")').click();
  await eventually(async () => (await page.locator('.buy-bar-price').innerText()).trim()).toBe('$28.00');

  await page.goto(`${SHOP_URL}/search?q=tea`);
  const posts = page.locator('.search-results li:has(.meta)');
  expect(await posts.count()).toBeGreaterThan(1);
  for (const post of await posts.all()) {
    const title = await box(post.locator('.search-title'));
    const date = await box(post.locator('.meta'));
    expect(date.x).toBe(title.x);
    expect(date.y).toBeGreaterThanOrEqual(title.bottom);
  }

  await page.goto(`${SHOP_URL}/tastings`);
  const button = page.getByRole('button', { name: 'Book a tasting' });
  await eventually(() => button.isVisible()).toBe(true);
  const gap = (await box(page.locator('.form-page-picture'))).y - (await box(button)).bottom;
  expect(gap).toBeLessThanOrEqual(48);

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${SHOP_URL}/shop/p/everyday-teapot`);
  expect(await page.locator('.buy-bar-price').isVisible()).toBe(false);
  expect((await box(page.locator('.quantity-steps'))).right).toBeLessThanOrEqual((await box(addButton(page))).x);
  expect((await buttonLabel(page).textContent())?.trim()).toBe('Add To Cart');
});

test('without a script, a product page says so in place of the button', async () => {
  const page = await (await newVisitor({ viewport: PHONE, javaScriptEnabled: false })).newPage();
  for (const [shop, path, text] of [
    [SHOP_URL, '/shop/p/linen-towel', 'Buying needs JavaScript'],
    [GERMAN_SHOP_URL, LAMP, 'fehlt JavaScript'],
  ] as const) {
    await page.goto(shop + path);
    expect(await addButton(page).isVisible(), path).toBe(false);
    expect(await page.locator('.buy-bar').innerText()).toContain(text);
    expect((await box(page.locator('.no-script'))).bottom, path).toBeLessThanOrEqual(PHONE.height);
  }
});
