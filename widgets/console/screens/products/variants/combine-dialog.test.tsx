import { beforeEach, expect, test } from 'vitest';
import { POT, stockShelf } from '../../../../../test/console-products.ts';
import {
  answers,
  callsOf,
  enter,
  field,
  openConsole,
  prepareConsole,
  press,
  see,
  text,
  until,
  versioned,
} from '../../../../../test/console-shop.tsx';

const PUT = 'PUT /api/owner/products/p1';

prepareConsole();
beforeEach(stockShelf);

test('values make variants, which can be taken back, and the first keeps its id and price', async () => {
  answers.set(PUT, () => versioned({ ...POT, version: 4 }));
  await openConsole('products/p1');
  await see('Variants (1)');
  await press('Add an option, such as size');
  expect(document.activeElement).toBe(field('Option 1'));
  await enter('Option 1', 'Size');
  await press('Variants from values');
  await press('Create the variants');
  expect(text()).toContain('Enter at least one value.');
  await enter('Size', 'S, M, L');
  expect(text()).toContain('3 new variants');
  await press('Create the variants');
  await see('Variants (3)');
  await press('Undo');
  await see('Variants (1)');
  await press('Variants from values');
  await enter('Size', 'S, M');
  await press('Create the variants');
  await press('Save');
  await until(() => expect(callsOf(PUT)).toHaveLength(1));
  expect(callsOf(PUT)[0]?.body).toMatchObject({
    variants: [
      { id: POT.variants[0]?.id, attributes: { Size: 'S' }, priceCents: 1250 },
      { attributes: { Size: 'M' }, priceCents: 1250, stock: 0 },
    ],
  });
});
