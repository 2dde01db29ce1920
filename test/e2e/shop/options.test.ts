import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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

test('options are in the accessibility tree once, work by keyboard and in forced colours, change the picture, and say what is sold out', async () => {
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
  await page.locator('.variant-radiobtn').first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await focused(page)).toBe('Coral');
  expect(await page.locator('.variant-radiobtn:checked').inputValue()).toBe('Coral');
  // The colour alone changes the picture.
  const shown = page.locator('.gallery-choice:checked');
  await eventually(() => shown.getAttribute('data-image-id')).toBe('linen-towel-coral');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Small');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toMatch(/sq-step|quantity/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('Coral');

  await value(page, 'Large').click();
  await eventually(() => buttonLabel(page).textContent()).toBe('Gone for now');
  await addButton(page).click();
  await eventually(() => alertDialog(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await buttonLabel(page).textContent()).toBe('Gone for now');
  await value(page, 'Small').click();
  await eventually(async () => (await buttonLabel(page).textContent())?.trim()).toBe('Add To Cart');

  await page.emulateMedia({ forcedColors: 'active' });
  await value(page, 'Leaf').click();
  const ground = (name: string) => value(page, name).evaluate((label) => getComputedStyle(label).backgroundColor);
  expect(await ground('Leaf')).not.toBe(await ground('Coral'));
  await page.emulateMedia({ forcedColors: 'none' });

  await page.goto(`${SHOP_URL}/shop`);
  await page.locator('.product-cell', { hasText: 'Linen Tea Towel' }).getByRole('button').click();
  const view = page.locator('sq-product-block');
  await view.getByRole('group', { name: 'Colour' }).getByRole('radio', { name: 'Leaf' }).check();
  await eventually(() => view.locator('[part=thumbnail][aria-current=true]').getAttribute('aria-label')).toContain('3');

  // A theme with selects has each value once.
  await page.goto(`${GERMAN_SHOP_URL}/leuchten/p/stehleuchte-nr-3`);
  const tree = await page.locator('.product-variants').ariaSnapshot();
  expect(tree.match(/Gelb/g)).toHaveLength(1);
  expect(tree).toContain('combobox "Schirm wählen"');
});
