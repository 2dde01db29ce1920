import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addItems, newBuyer } from '../harness/checkout-steps.ts';
import { GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { addButton, buttonLabel, eventually, newVisitor, openPage, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };
const LAMP = '/leuchten/p/stehleuchte-nr-3';
const PRODUCTS: [shop: string, path: string][] = [
  [SHOP_URL, '/shop/p/everyday-teapot'],
  [SHOP_URL, '/shop/p/linen-towel'],
  [SHOP_URL, '/shop/p/gift-card'],
  [SHOP_URL, '/shop/p/monthly-tin'],
  [GERMAN_SHOP_URL, LAMP],
];

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('The element has no box.');
  return { ...found, bottom: found.y + found.height, right: found.x + found.width };
}

describe('a product page on a phone', () => {
  test.each(PRODUCTS)('%s%s shows price and button in the first view', async (shop, path) => {
    const page = await openPage(await newVisitor({ viewport: PHONE }), path, shop);
    await eventually(() => addButton(page).isVisible()).toBe(true);
    const price = await box(page.locator('.buy-bar-price'));
    const button = await box(addButton(page));
    expect(price.y).toBeGreaterThan(0);
    expect(Math.max(price.bottom, button.bottom)).toBeLessThanOrEqual(PHONE.height);
    expect(price.right).toBeLessThanOrEqual(button.x);
    expect(await page.locator('.sqs-add-to-cart-button').count()).toBe(1);
  });

  test.each([
    [SHOP_URL, '/shop/p/linen-towel', 'ss-house-blend'],
    [GERMAN_SHOP_URL, LAMP, 'lw-kugelleuchte'],
  ])(
    'the bar on %s%s stays at the lower edge, and leaves the end of the page uncovered',
    async (shop, path, itemId) => {
      const page = await openPage(await newBuyer({ viewport: PHONE }), path, shop);
      await addItems(page, { itemId });
      await eventually(() => pill(page).locator('[part=count]').isVisible()).toBe(true);
      for (const part of [0, 0.5, 1]) {
        await page.evaluate((at) => scrollTo(0, at * document.documentElement.scrollHeight), part);
        const bar = await box(page.locator('.buy-bar'));
        expect([bar.x, bar.right, bar.bottom], `${part}`).toEqual([0, PHONE.width, PHONE.height]);
      }
      const last = await box(page.locator('.footer-legal a').last());
      expect(last.bottom).toBeLessThanOrEqual((await box(pill(page))).y);
    },
  );

  test.each(PRODUCTS)('a low window shows the button of %s%s in its own place only', async (shop, path) => {
    const page = await openPage(await newVisitor({ viewport: { width: 780, height: 360 } }), path, shop);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect((await box(addButton(page))).bottom).toBeLessThan(0);
  });

  test('the price in the bar follows the choice', async () => {
    const page = await openPage(await newVisitor({ viewport: PHONE }), '/shop/p/linen-towel');
    await page.locator('.variant-radiobtn-wrapper label:text-is("Leaf")').click();
    await page.locator('.variant-radiobtn-wrapper label:text-is("Large")').click();
    await eventually(async () => (await page.locator('.buy-bar-price').innerText()).trim()).toBe('$28.00');
  });

  test.each([
    [SHOP_URL, '/shop/p/linen-towel', 'ss-house-blend'],
    [GERMAN_SHOP_URL, LAMP, 'lw-kugelleuchte'],
  ])('the pill on %s%s floats above the bar', async (shop, path, itemId) => {
    const page = await openPage(await newBuyer({ viewport: PHONE }), path, shop);
    await addItems(page, { itemId });
    await eventually(() => pill(page).locator('[part=count]').count()).toBe(1);
    expect((await box(pill(page))).bottom).toBeLessThanOrEqual((await box(page.locator('.buy-bar'))).y);
    expect(await pill(page).locator('[part=subtotal]').isVisible()).toBe(false);
  });
});

test('a floating pill has a visible border in forced colours', async () => {
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
});

test('dates of found posts stand below their titles on a phone', async () => {
  const page = await openPage(await newVisitor({ viewport: PHONE }), '/search?q=tea');
  const posts = page.locator('.search-results li:has(.meta)');
  expect(await posts.count()).toBeGreaterThan(1);
  for (const post of await posts.all()) {
    const title = await box(post.locator('.search-title'));
    const date = await box(post.locator('.meta'));
    expect(date.x).toBe(title.x);
    expect(date.y).toBeGreaterThanOrEqual(title.bottom);
  }
});

test('nothing is kept free below the button that opens a form', async () => {
  const page = await openPage(await newVisitor({ viewport: PHONE }), '/tastings');
  const button = page.getByRole('button', { name: 'Book a tasting' });
  await eventually(() => button.isVisible()).toBe(true);
  const gap = (await box(page.locator('.form-page-picture'))).y - (await box(button)).bottom;
  expect(gap).toBeLessThanOrEqual(48);
});

test('two lamps stand side by side on a phone', async () => {
  const page = await openPage(
    await newVisitor({ viewport: { width: 360, height: 740 } }),
    '/leuchten',
    GERMAN_SHOP_URL,
  );
  const [first, second] = await page.locator('.product-cell').all();
  if (!first || !second) throw new Error('The shop has too few lamps.');
  expect((await box(second)).y).toBe((await box(first)).y);
  expect((await box(second)).x).toBeGreaterThan((await box(first)).right);
});

test.each(['/cart', '/checkout'])('%s has no pill, which would lie on the totals', async (path) => {
  for (const [shop, itemId] of [
    [SHOP_URL, 'ss-house-blend'],
    [GERMAN_SHOP_URL, 'lw-kugelleuchte'],
  ] as const) {
    const page = await openPage(await newBuyer({ viewport: PHONE }), '/', shop);
    await addItems(page, { itemId });
    await page.goto(shop + path);
    await eventually(() => page.locator('sq-cart [part=line], .sqc-pay button').count()).toBeGreaterThan(0);
    expect(await page.locator('sq-cart-pill').isVisible()).toBe(false);
  }
});

test.each([
  [SHOP_URL, '/shop/p/linen-towel', 'Buying needs JavaScript'],
  [GERMAN_SHOP_URL, LAMP, 'fehlt JavaScript'],
])('without a script, %s%s says so in place of the button', async (shop, path, words) => {
  const page = await openPage(await newVisitor({ viewport: PHONE, javaScriptEnabled: false }), path, shop);
  expect(await addButton(page).isVisible()).toBe(false);
  expect(await page.locator('.buy-bar').innerText()).toContain(words);
  expect((await box(page.locator('.no-script'))).bottom).toBeLessThanOrEqual(PHONE.height);
});

test('a wide window has no bar, and its button stands beside the quantity', async () => {
  const page = await openPage(await newVisitor({ viewport: { width: 1280, height: 800 } }), '/shop/p/everyday-teapot');
  expect(await page.locator('.buy-bar-price').isVisible()).toBe(false);
  expect((await box(page.locator('.quantity-steps'))).right).toBeLessThanOrEqual((await box(addButton(page))).x);
  expect((await buttonLabel(page).textContent())?.trim()).toBe('Add To Cart');
});
