import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addItems, newBuyer } from '../harness/checkout-steps.ts';
import { GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { addButton, buttonLabel, eventually, newVisitor, pill, startBrowser } from '../harness/visitor.ts';

startBrowser();

const PHONE = { width: 390, height: 844 };
const PRODUCTS = ['/shop/p/everyday-teapot', '/shop/p/gift-card', '/shop/p/monthly-tin', '/shop/p/linen-towel'];
const LAMP = '/leuchten/p/stehleuchte-nr-3';

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

/** Checks the bar and the pill from the top of a product page to its end. */
async function expectPillAboveBar(page: Page, itemId: string): Promise<void> {
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
}

/** Checks that a wide window has no bar. */
async function expectNoBar(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 });
  expect(await page.locator('.buy-bar-price').isVisible()).toBe(false);
  expect((await box(page.locator('.quantity-steps'))).right).toBeLessThanOrEqual((await box(addButton(page))).x);
  expect((await buttonLabel(page).textContent())?.trim()).toBe('Add To Cart');
}

test('on a phone, products show price and button in the first view, in a bar below the pill, whose price follows the choice; a wide window has no bar', async () => {
  const page = await (await newBuyer({ viewport: PHONE })).newPage();
  for (const path of PRODUCTS) {
    await page.goto(SHOP_URL + path);
    await expectBar(page, path);
    if (path === PRODUCTS[0]) await expectNoBar(page);
  }
  await expectPillAboveBar(page, 'ss-house-blend');
  await page.locator('.variant-radiobtn-wrapper label:text-is("Leaf")').click();
  await page.locator('.variant-radiobtn-wrapper label:text-is("Large")').click();
  await eventually(async () => (await page.locator('.buy-bar-price').innerText()).trim()).toBe('$28.00');

  await page.goto(`${SHOP_URL}/search?q=tea`);
  await expectDatesBelowTitles(page);

  await page.goto(`${SHOP_URL}/tastings`);
  const button = page.getByRole('button', { name: 'Book a tasting' });
  await eventually(() => button.isVisible()).toBe(true);
  const gap = (await box(page.locator('.form-page-picture'))).y - (await box(button)).bottom;
  expect(gap, 'room below what opens a form').toBeLessThanOrEqual(48);

  await page.goto(GERMAN_SHOP_URL + LAMP);
  await expectBar(page, LAMP);
  await expectPillAboveBar(page, 'lw-kugelleuchte');
  await expectBorderInForcedColours(page);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${GERMAN_SHOP_URL}/leuchten`);
  const [first, second] = await page.locator('.product-cell').all();
  if (!first || !second) throw new Error('The shop has too few lamps.');
  expect((await box(second)).y).toBe((await box(first)).y);
  expect((await box(second)).x).toBeGreaterThan((await box(first)).right);
});

async function expectDatesBelowTitles(page: Page): Promise<void> {
  const posts = page.locator('.search-results li:has(.meta)');
  expect(await posts.count()).toBeGreaterThan(1);
  for (const post of await posts.all()) {
    const title = await box(post.locator('.search-title'));
    const date = await box(post.locator('.meta'));
    expect(date.x).toBe(title.x);
    expect(date.y).toBeGreaterThanOrEqual(title.bottom);
  }
}

/** A floating pill has a visible border in forced colours. */
async function expectBorderInForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  const [border, ground] = await pill(page)
    .locator('[part=pill]')
    .evaluate((element) => [getComputedStyle(element).borderTopColor, getComputedStyle(document.body).backgroundColor]);
  expect(border).not.toBe(ground);
  await page.emulateMedia({ forcedColors: 'none' });
}

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
