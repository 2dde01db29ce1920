import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import {
  eventually,
  expectAdded,
  newEmbedVisitor,
  newVisitor,
  openPage,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

/** Third-party cookies are refused, and a page that a test creates may call this machine. */
startBrowser();

const block = (page: Page) => page.locator('sq-product-block');
const button = (page: Page) => block(page).locator('[part=button]');
const focusedPart = (page: Page) => page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.part.value);

/** Opens a page with a block and nothing else, of the shop or of another site. */
async function openBlock(page: Page, base: string, product: string): Promise<void> {
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>A page</title><link rel="icon" href="data:,">
    <script async src="${SHOP_URL}/storefront.js" data-site="second-steep"></script></head>
    <body><sq-cart-pill></sq-cart-pill><main><h1>A page</h1><sq-product-block product="${product}"></sq-product-block></main></body></html>`;
  await page.route(`${base}/block`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${base}/block`);
  await button(page).waitFor();
}

test('a product block sells on another site’s page without a cookie', async () => {
  const page = await openPage(await newEmbedVisitor(), '/', EMBED_URL);
  await openBlock(page, EMBED_URL, 'linen-towel');
  expect(await block(page).locator('img').first().getAttribute('src')).toContain(SHOP_URL);
  const instalments = block(page).locator('sq-installments [part=text]');
  await eventually(() => instalments.textContent()).toBe('or 4 interest-free payments of $4.00 with Afterpay');
  await block(page).getByLabel('Colour').selectOption('Coral');
  await block(page).getByLabel('Size').selectOption('Small');
  await block(page).getByRole('button', { name: 'One more' }).click();
  await expectAdded(button(page), () => button(page).click());
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('2 items');
  expect(await page.context().cookies()).toEqual([]);
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('a product block of the shop leads to the pages of subscriptions and gift cards, and asks for additional fields', async () => {
  // Any page of the shop sets the crumb; a page that a test creates does not.
  const page = await openPage(await newVisitor(), '/shop?quickview=engraved-scoop');
  const form = page.locator('sq-lightbox form');
  const fillIn = async () => {
    await form.getByLabel('Letters to engrave').fill('AB');
    await form.getByLabel('Lettering').selectOption('Slanted');
    await expectAdded(button(page), () => form.locator('[type=submit]').click());
  };
  // The form stands over a quick view.
  await button(page).click();
  await fillIn();
  await eventually(() => focusedPart(page)).toBe('button');

  await openBlock(page, SHOP_URL, 'engraved-scoop');
  await button(page).click();
  await eventually(() => form.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => button(page).getAttribute('data-sq-state')).toBe('idle');
  await eventually(() => focusedPart(page)).toBe('button');
  await button(page).click();
  await fillIn();
  await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('2 items');

  await openBlock(page, SHOP_URL, 'monthly-tin');
  await block(page).getByLabel('Leaves').selectOption({ index: 1 });
  await button(page).click();
  await page.waitForURL(/\/commerce\/subscription\?cartToken=/);
  expect(await page.getByText('The Monthly Tin').first().isVisible()).toBe(true);

  await openBlock(page, SHOP_URL, 'gift-card');
  await button(page).click();
  await eventually(() => page.getByRole('alertdialog').locator('p').innerText()).toBe(
    'Select a denomination for the Gift Card',
  );
  await page.keyboard.press('Escape');
  await block(page).getByLabel('Value').selectOption({ index: 2 });
  await button(page).click();
  await page.waitForURL(/\/commerce\/gift-card\?itemId=/);
});
