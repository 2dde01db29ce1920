import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { addItems, field, fillAddress, newBuyer, payAndArrive } from '../harness/checkout-steps.ts';
import { newAddress } from '../harness/form-filling.ts';
import { layoutErrors } from '../harness/layout.ts';
import { GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import { openPage, startBrowser } from '../harness/visitor.ts';

startBrowser();

const BLEND = { itemId: 'ss-house-blend' };

/** Checks what leads away from the checkout of a shop. */
async function expectFewLinks(page: Page, shop: string, back: string, help: string): Promise<void> {
  await page.goto(`${shop}/checkout`);
  await page.locator('.sqc-pay button').waitFor();
  const links = await page.locator('body > .header').getByRole('link').allTextContents();
  expect(links.map((text) => text.trim()).slice(1)).toEqual([back]);
  expect((await page.getByRole('contentinfo').getByRole('link').allTextContents()).slice(0, 1)).toEqual([help]);
  expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(2);
  expect(await page.locator('.newsletter-form, .navigation, sq-cart-pill').count()).toBe(0);
  expect(await page.getByRole('link', { name: back }).getAttribute('href')).toBe('/cart');
}

test('the checkout leads back, to help and to the terms only; its order’s page fits on one of A4 or Letter; a link has a ring, a heading none', async () => {
  const page = await openPage(await newBuyer({}, { expectedErrors: /404/ }));
  await addItems(page, BLEND, { itemId: 'ss-linen-towel', sku: 'TOWEL-LE-S' });
  await expectFewLinks(page, SHOP_URL, 'Back to your cart', 'Questions? Write to us');
  await field(page, 'email').fill(newAddress('paper'));
  await fillAddress(page);
  await payAndArrive(page);
  for (const [format, width] of [
    ['A4', 680],
    ['Letter', 702],
  ] as const) {
    expect(await pagesOf(page, format)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width, height: 900 });
    // What can only be pressed is not printed.
    expect((await layoutErrors(page)).filter((error) => !error.includes('to press'))).toEqual([]);
  }
  expect(await page.locator('.order-sum').isVisible()).toBe(true);
  expect(
    await page.locator('.navigation, .footer, sq-cart-pill, .announcement').filter({ visible: true }).count(),
  ).toBe(0);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`${SHOP_URL}/checkout?order=${'x'.repeat(43)}`);
  const heading = page.locator('.sq-checkout h2[tabindex="-1"]');
  await heading.waitFor();
  await page.keyboard.press('Tab');
  const ring = (element: Locator) =>
    element.evaluate((target: HTMLElement) => {
      target.focus();
      return target.matches(':focus-visible') && getComputedStyle(target).outlineStyle;
    });
  expect(await ring(heading)).toBe('none');
  expect(await ring(page.locator('.sq-checkout a').first())).toBe('solid');
});

test('the German shop’s header takes two rows at most on phones, and its checkout leads back, to help and to the terms only', async () => {
  const page = await openPage(await newBuyer({ viewport: { width: 320, height: 640 } }), '/', GERMAN_SHOP_URL);
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 640 });
    const header = await page.locator('body > .header').boundingBox();
    expect(header?.height, `${width} px`).toBeLessThanOrEqual(140);
  }
  expect(await accessibilityViolations(page)).toEqual([]);
  await addItems(page, { itemId: 'lw-kugelleuchte' });
  await expectFewLinks(page, GERMAN_SHOP_URL, 'Zurück zum Warenkorb', 'Fragen? Schreiben Sie uns');
});

/** The number of pages that the browser prints. */
async function pagesOf(page: Page, format: 'A4' | 'Letter'): Promise<number> {
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
