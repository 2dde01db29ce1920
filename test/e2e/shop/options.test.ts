import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { GERMAN_SHOP_URL, SHOP_URL } from '../harness/shop.ts';
import {
  addButton,
  alertDialog,
  buttonLabel,
  eventually,
  newVisitor,
  openPage,
  startBrowser,
} from '../harness/visitor.ts';

startBrowser();

const TOWEL = '/shop/p/linen-towel';
const value = (page: Page, name: string) => page.locator(`.variant-radiobtn-wrapper label:text-is("${name}")`);
const focused = (page: Page) => page.evaluate(() => (document.activeElement as HTMLInputElement).value);

describe('the options of a product', () => {
  test('each value is in the accessibility tree once, in a group with the option’s name', async () => {
    const page = await openPage(await newVisitor(), TOWEL);
    expect(await page.locator('.product-variants').ariaSnapshot()).toBe(
      [
        '- text: "Colour:"',
        '- radiogroup "Colour":',
        '  - radio "Indigo"',
        '  - text: Indigo',
        '  - radio "Coral"',
        '  - text: Coral',
        '  - radio "Leaf"',
        '  - text: Leaf',
        '- text: "Size:"',
        '- radiogroup "Size":',
        '  - radio "Small"',
        '  - text: Small',
        '  - radio "Large"',
        '  - text: Large',
      ].join('\n'),
    );
  });

  test('a theme with selects has each value once', async () => {
    const page = await openPage(await newVisitor(), '/leuchten/p/stehleuchte-nr-3', GERMAN_SHOP_URL);
    const tree = await page.locator('.product-variants').ariaSnapshot();
    expect(tree.match(/Gelb/g)).toHaveLength(1);
    expect(tree).toContain('combobox "Schirm wählen"');
  });

  test('an option is one tab stop, and the arrow keys choose in it', async () => {
    const page = await openPage(await newVisitor(), TOWEL);
    await page.locator('.variant-radiobtn').first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Coral');
    expect(await page.locator('.variant-radiobtn:checked').inputValue()).toBe('Coral');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Small');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/sq-step|quantity/);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Coral');
  });

  test('forced colours show which value is chosen', async () => {
    const page = await openPage(await newVisitor({ forcedColors: 'active' }), TOWEL);
    await value(page, 'Leaf').click();
    const ground = (name: string) => value(page, name).evaluate((label) => getComputedStyle(label).backgroundColor);
    expect(await ground('Leaf')).not.toBe(await ground('Coral'));
  });

  test('the colour alone changes the picture, on the page and in its quick view', async () => {
    const page = await openPage(await newVisitor(), TOWEL);
    await value(page, 'Coral').click();
    const shown = page.locator('.gallery-choice:checked');
    await eventually(() => shown.getAttribute('data-image-id')).toBe('linen-towel-coral');
    await page.goto(`${SHOP_URL}/shop`);
    await page.locator('.product-cell', { hasText: 'Linen Tea Towel' }).getByRole('button').click();
    const view = page.locator('sq-product-block');
    await view.getByRole('group', { name: 'Colour' }).getByRole('radio', { name: 'Leaf' }).check();
    await eventually(() => view.locator('[part=thumbnail][aria-current=true]').getAttribute('aria-label')).toContain(
      '3',
    );
  });

  test('the button says that the choice is sold out, explains it when pressed, and takes it back', async () => {
    const page = await openPage(await newVisitor(), TOWEL);
    await value(page, 'Coral').click();
    await value(page, 'Large').click();
    await eventually(() => buttonLabel(page).textContent()).toBe('Gone for now');
    await addButton(page).click();
    await eventually(() => alertDialog(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await buttonLabel(page).textContent()).toBe('Gone for now');
    await value(page, 'Small').click();
    await eventually(async () => (await buttonLabel(page).textContent())?.trim()).toBe('Add To Cart');
  });
});
