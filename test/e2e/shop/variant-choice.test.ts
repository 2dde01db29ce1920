import { expect, test } from 'vitest';
import { accessibilityViolations } from '../harness/accessibility.ts';
import { SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  buttonLabel,
  eventually,
  expectAdded,
  newVisitor,
  openPage,
  startBrowser,
} from '../harness/visitor.ts';

const TOWEL = '/shop/p/linen-towel';
const value = (name: string) => `.variant-radiobtn-wrapper label:text-is("${name}")`;
const priceOf = (page: Awaited<ReturnType<typeof openPage>>) => page.locator('.product-price').first().innerText();
/** The visible picture; the gallery's radios need no script. */
const picture = '.gallery-choice:checked';

startBrowser();

test('a choice changes price, mark, picture and address, and a shared link opens the same', async () => {
  const context = await newVisitor();
  const page = await openPage(context, TOWEL);
  const first = await priceOf(page);
  await page.click(value('Coral'));
  await page.locator('label.sq-sold-out').waitFor();
  expect(await page.locator('label.sq-sold-out').allTextContents()).toEqual(['Large']);
  expect(await priceOf(page)).toBe(first);
  await page.click(value('Small'));
  await eventually(() => priceOf(page)).toMatch(/\$16\.00\s+\S*\s*\$22\.00|Sale Price:\s*\$16\.00/);
  await eventually(() => page.locator('.product-mark').first().innerText()).toMatch(/sale/i);
  await eventually(() => page.locator(picture).getAttribute('data-image-id')).toBe('linen-towel-coral');

  await page.click(value('Large'));
  await eventually(() => page.locator('.product-mark').first().innerText()).toMatch(/gone|sold out/i);
  expect(await accessibilityViolations(page)).toEqual([]);

  const other = await openPage(await newVisitor(), page.url().slice(SHOP_URL.length));
  expect(
    await other
      .locator('.variant-radiobtn:checked')
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value)),
  ).toEqual(['Coral', 'Large']);
  await eventually(() => other.locator(picture).getAttribute('data-image-id')).toBe('linen-towel-coral');
});

test('a page that came with a chosen variant shows it before any script, and follows the next choice', async () => {
  const page = await openPage(await newVisitor(), TOWEL);
  await page.click(value('Coral'));
  await page.click(value('Small'));
  await eventually(() => page.url()).toContain('variant=');
  const address = page.url().slice(SHOP_URL.length);

  const still = await openPage(await newVisitor({ javaScriptEnabled: false }), address);
  expect(await priceOf(still)).toMatch(/\$16\.00/);
  expect(await priceOf(still)).not.toMatch(/from/);
  expect(await still.locator(picture).getAttribute('data-image-id')).toBe('linen-towel-coral');

  const other = await openPage(await newVisitor(), address);
  await other.click(value('Leaf'));
  await eventually(() => priceOf(other)).toBe('$22.00');
  await eventually(() => other.locator('.ProductItem .product-mark:visible').count()).toBe(0);
  await other.click(value('Indigo'));
  await eventually(() => priceOf(other)).toMatch(/\$16\.00/);
  await eventually(() => other.locator('.product-mark').first().innerText()).toMatch(/sale/i);
  await expectAdded(buttonLabel(other), () => addButton(other).click());
});

test('a quantity is stepped by touch, and added', async () => {
  const context = await newVisitor({ viewport: { width: 375, height: 800 }, hasTouch: true });
  const page = await openPage(context, '/shop/p/everyday-teapot');
  const more = page.getByRole('button', { name: 'One more' });
  const box = await more.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  // The page's scripts have loaded.
  await page.waitForLoadState('networkidle');
  await more.tap();
  const field = page.locator('.product-quantity-input input');
  await eventually(() => field.inputValue()).toBe('2');
  await page.getByRole('button', { name: 'One fewer' }).tap();
  await eventually(() => field.inputValue()).toBe('1');
  await more.tap();
  await eventually(() => field.inputValue()).toBe('2');
  await expectAdded(buttonLabel(page), () => addButton(page).tap());
  await eventually(() => page.locator('.sqs-cart-quantity').first().textContent()).toBe('2');
});
