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

  test('the bar lies on nothing once the page is scrolled to its own place', async () => {
    const page = await openPage(await newVisitor({ viewport: PHONE }), '/shop/p/linen-towel');
    await page.locator('#reviews').scrollIntoViewIfNeeded();
    const bar = await box(page.locator('.buy-bar'));
    expect((await box(page.locator('.quantity-steps'))).bottom).toBeLessThanOrEqual(bar.y);
    expect((await box(page.locator('.ProductItem-body'))).y).toBeGreaterThanOrEqual(bar.bottom);
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
  });
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
