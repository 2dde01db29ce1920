import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { shownElements } from '../../../demo/embed-server.ts';
import { checkoutOf, field, fillAddress, orderNumber, payAndArrive } from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { EMBED_URL, SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  buttonLabel,
  eventually,
  expectAdded,
  newEmbedVisitor,
  openPage,
  startBrowser,
} from '../harness/visitor.ts';

startBrowser();

/**
 * Some pages show an element with a form or a product that the shop does not have. The browser then logs a 404, and the
 * element reports the failure and explains its attribute. This may happen before or after the end of the test.
 */
const NOT_FOUND = /404|ApiFailure: |: the shop has none\./;

/** Opens the list of elements, follows the link to the page of one, and waits for the scripts. */
async function openElement(name: string): Promise<Page> {
  const page = await openPage(await newEmbedVisitor({}, { expectedErrors: NOT_FOUND }), '/widgets', EMBED_URL);
  await page.getByRole('link', { name: `<sq-${name}>` }).click();
  await page.waitForURL(/widgets\/./);
  await page.waitForFunction(() => window.Storefront?.ready);
  return page;
}

test('the page of each element shows a line to copy and the element, and is linked from the list', async () => {
  const page = await openPage(await newEmbedVisitor({}, { expectedErrors: NOT_FOUND }), '/widgets', EMBED_URL);
  const links = await page
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => [link.textContent, (link as HTMLAnchorElement).href]));
  const hrefs: Record<string, string> = Object.fromEntries(links);
  for (const name of shownElements()) {
    const href = hrefs[`<sq-${name}>`];
    expect(href, name).toBeDefined();
    await page.goto(`${href}`);
    await page.waitForFunction(() => window.Storefront?.ready);
    await expect.poll(() => page.locator(`sq-${name}`).count(), { message: name }).toBeGreaterThan(0);
    await page.evaluate((tag) => window.Storefront?.ready?.(tag), `sq-${name}`);
    expect(await page.locator(`sq-${name}:not(:defined)`).count(), name).toBe(0);
    const line = await page.locator('code').first().textContent();
    expect(line, name).toMatch(new RegExp(`^<sq-${name}[^>]*>(<a href="[^"]+">[^<]+</a>)?</sq-${name}>$`));
  }
});

test('every element has a page in the list', () => {
  const widgets = new URL('../../../widgets/', import.meta.url);
  const elements = globSync('*/index.ts', { cwd: widgets }).map((path) => dirname(path));
  expect(shownElements()).toEqual(elements.sort());
});

test('the page of sq-checkout leads to a page of the shop where the form stands, and takes an order', async () => {
  const page = await openElement('checkout');
  await page.getByRole('link', { name: 'A product and the checkout' }).click();
  await page.waitForURL(`${SHOP_URL}/counter`);
  await checkoutOf(page).getByText('Your cart is empty.').waitFor();
  await page.locator('sq-product-block').getByRole('button', { name: 'Add To Cart' }).click();
  await checkoutOf(page).getByLabel('Email address').waitFor();
  await eventually(() => page.locator('sq-checkout').innerText()).toContain('House Blend No. 4');
  await field(page, 'email').fill(newAddress('anywhere'));
  await fillAddress(page);
  await payAndArrive(page);
  expect(await orderNumber(page)).toBeGreaterThan(0);
});

test('a checkout element on another site leads to the shop’s cart, and with a cart takes it to the checkout', async () => {
  const page = await openElement('checkout');
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  const link = page.locator('sq-checkout').getByRole('link');
  await eventually(() => link.getAttribute('href')).toBe(`${SHOP_URL}/cart`);
  expect(await page.locator('sq-checkout form').count()).toBe(0);
  await page.evaluate(() => window.Storefront?.ready?.());
  await expectAdded(buttonLabel(page), () => addButton(page).click());
  await eventually(() => link.getAttribute('href')).toBe(`${SHOP_URL}/checkout`);
  const token = await page.evaluate(() => Object.values(localStorage).find((value) => /^[\w-]{43}$/.test(value)) ?? '');
  expect(token).not.toBe('');
  expect(addresses.filter((address) => address.includes('checkout-form'))).toEqual([]);
  await link.click();
  await page.waitForURL(`${SHOP_URL}/checkout`);
  await checkoutOf(page).getByLabel('Email address').waitFor();
  await eventually(() => page.locator('sq-checkout').innerText()).toContain('House Blend No. 4');
  expect(addresses.filter((address) => address.includes(token))).toEqual([]);
});
