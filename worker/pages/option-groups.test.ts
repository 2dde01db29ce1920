import { beforeEach, expect, test } from 'vitest';
import { openDemo, Page } from '../../test/worker/demo-shop.ts';

beforeEach(() => openDemo());

test('the radios of an option are a group with the option’s name, and their labels no buttons', async () => {
  const page = await Page.at('/shop/p/linen-towel');
  const groups = await page.all('.variant-radiobtn-wrapper');
  expect(groups.map(({ role, 'aria-label': name }) => [role, name])).toEqual([
    ['radiogroup', 'Colour'],
    ['radiogroup', 'Size'],
  ]);
  const labels = await page.all('.variant-option label');
  expect(labels.map((label) => label[''])).toEqual(['Indigo', 'Coral', 'Leaf', 'Small', 'Large']);
  expect(labels.filter(({ role, tabindex }) => role || tabindex)).toEqual([]);
});

test('an option of a gift card is a group too', async () => {
  const page = await Page.at('/shop/p/gift-card');
  expect((await page.only('.variant-radiobtn-wrapper'))['aria-label']).toBe('Value');
});
