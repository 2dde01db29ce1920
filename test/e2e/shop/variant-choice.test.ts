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

test('a choice changes price, mark, picture and address; a shared link opens the same, without a script too, and follows the next choice', async () => {
  const page = await openPage(await newVisitor(), TOWEL);
  const first = await priceOf(page);
  await page.click(value('Coral'));
  await page.locator('label.sq-sold-out').waitFor();
  expect(await page.locator('label.sq-sold-out').allTextContents()).toEqual(['Large']);
  expect(await priceOf(page)).toBe(first);
  await page.click(value('Small'));
  await eventually(() => priceOf(page)).toMatch(/\$16\.00\s+\S*\s*\$22\.00|Sale Price:\s*\$16\.00/);
  await eventually(() => page.locator('.product-mark').first().innerText()).toMatch(/sale/i);
  await eventually(() => page.locator(picture).getAttribute('data-image-id')).toBe('linen-towel-coral');
  await eventually(() => page.url()).toContain('variant=');
  const small = page.url().slice(SHOP_URL.length);
  await page.click(value('Large'));
  await eventually(() => page.locator('.product-mark').first().innerText()).toMatch(/gone|sold out/i);
  await eventually(() => page.url()).not.toContain(small);
  expect(await accessibilityViolations(page)).toEqual([]);

  const still = await openPage(await newVisitor({ javaScriptEnabled: false }), small);
  expect(await priceOf(still)).toMatch(/\$16\.00/);
  expect(await priceOf(still)).not.toMatch(/from/);
  expect(await still.locator(picture).getAttribute('data-image-id')).toBe('linen-towel-coral');

  const touching = await newVisitor({ viewport: { width: 375, height: 800 }, hasTouch: true });
  const other = await openPage(touching, page.url().slice(SHOP_URL.length));
  expect(
    await other
      .locator('.variant-radiobtn:checked')
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value)),
  ).toEqual(['Coral', 'Large']);
  await eventually(() => other.locator(picture).getAttribute('data-image-id')).toBe('linen-towel-coral');
  await other.goto(SHOP_URL + small);
  await other.click(value('Leaf'));
  await eventually(() => priceOf(other)).toBe('$22.00');
  await eventually(() => other.locator('.ProductItem .product-mark:visible').count()).toBe(0);
  await other.click(value('Indigo'));
  await eventually(() => priceOf(other)).toMatch(/\$16\.00/);
  await eventually(() => other.locator('.product-mark').first().innerText()).toMatch(/sale/i);

  // The quantity is stepped by touch.
  const more = other.getByRole('button', { name: 'One more' });
  const box = await more.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await more.tap();
  const field = other.locator('.product-quantity-input input');
  await eventually(() => field.inputValue()).toBe('2');
  await other.getByRole('button', { name: 'One fewer' }).tap();
  await eventually(() => field.inputValue()).toBe('1');
  await more.tap();
  await eventually(() => field.inputValue()).toBe('2');
  await expectAdded(buttonLabel(other), () => addButton(other).tap());
  await eventually(() => other.locator('.sqs-cart-quantity').first().textContent()).toBe('2');
});
