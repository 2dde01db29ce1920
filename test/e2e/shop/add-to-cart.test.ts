import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  alertDialog,
  buttonLabel,
  eventually,
  expectAdded,
  hold,
  indicators,
  newVisitor,
  openPage,
  pill,
  startBrowser,
} from '../harness/visitor.ts';

startBrowser();

describe('adding to the cart', () => {
  test('a product that is added shows Adding…, Added!, the pill, and the same cart in a second tab', async () => {
    const visitor = await newVisitor();
    const page = await openPage(visitor, '/shop/p/everyday-teapot');
    await page.evaluate(() => {
      const inner = document.querySelector('.sqs-add-to-cart-button-inner') as Element;
      const seen: string[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(inner.textContent?.trim() ?? '')).observe(inner, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    });
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
    await expectAdded(buttonLabel(page), () => addButton(page).click());
    await eventually(async () => (await buttonLabel(page).textContent())?.trim()).toBe('Add To Cart');
    const seen: string[] = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect(seen.filter((label, index) => label && label !== seen[index - 1])).toEqual([
      'Adding…',
      'Added!',
      'Add To Cart',
    ]);
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('2 items');
    expect(await pill(page).locator('[part=subtotal]').textContent()).toBe('$116');
    expect(new Set(await indicators(page))).toEqual(new Set(['2']));

    const second = await openPage(visitor, '/shop/p/house-blend');
    await eventually(() => pill(second).locator('[part=count]').textContent()).toBe('2 items');
    const addition = await hold(second, '**/shopping-cart/entries*');
    for (let press = 0; press < 6; press += 1) await addButton(second).click({ force: true });
    await addition.arrived;
    addition.release();
    await eventually(async () => (await buttonLabel(second).textContent())?.trim()).toBe('Add To Cart');
    await eventually(() => pill(second).locator('[part=count]').textContent()).toBe('3 items');
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('3 items');
    expect(await pill(page).locator('[part=subtotal]').textContent()).toBe('$130.50');
    await eventually(async () => new Set(await indicators(page))).toEqual(new Set(['3']));
  });

  test('a visitor learns by keyboard too which options are missing and how little is left, and buys then', async () => {
    const page = await openPage(await newVisitor({}, { expectedErrors: /409/ }), '/shop/p/linen-towel');
    const hasButtonFocus = () =>
      page.evaluate(() => document.activeElement?.classList.contains('sqs-add-to-cart-button'));
    await addButton(page).focus();
    await page.keyboard.press('Space');
    await eventually(() => alertDialog(page).textContent()).toContain('Please select the Colour and Size options.');
    expect(await alertDialog(page).textContent()).toContain('Unable to Add Item');
    await page.keyboard.press('Escape');
    await eventually(hasButtonFocus).toBe(true);
    await choose(page, 'Colour', 'Leaf');
    await addButton(page).click();
    await eventually(() => alertDialog(page).textContent()).toContain('Please select the Size option.');
    await page.keyboard.press('Enter');
    await eventually(() => alertDialog(page).count()).toBe(0);
    await choose(page, 'Size', 'Large');
    await addButton(page).focus();
    await page.keyboard.press('Enter');
    await eventually(() => pill(page).locator('[part=subtotal]').textContent()).toBe('$28');
    await eventually(hasButtonFocus).toBe(true);

    await page.goto(`${SHOP_URL}/shop/p/moon-cup`);
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('4');
    await addButton(page).click();
    await eventually(() => alertDialog(page).textContent()).toContain(
      'Sorry, we do not have enough of that item available. Only 3 left in stock.',
    );
    await page.keyboard.press('Escape');
    await page.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
    await eventually(async () => (await buttonLabel(page).textContent())?.trim()).toBe('Add To Cart');
    await addButton(page).click();
    await eventually(() => pill(page).locator('[part=count]').textContent()).toBe('4 items');
    await pill(page).locator('a').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/cart');
  });
});

/** Chooses a value with the control that the theme shows. */
async function choose(page: Page, option: string, value: string) {
  const select = page.locator(`select[data-variant-option-name="${option}"]`);
  if (await select.isVisible()) await select.selectOption(value);
  else await page.locator('.variant-radiobtn-wrapper label', { hasText: new RegExp(`^${value}$`) }).click();
}
