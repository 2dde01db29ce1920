import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { stockShelf } from '../../../../../test/console-products.ts';
import {
  answers,
  button,
  callsOf,
  enter,
  field,
  json,
  notices,
  openConsole,
  prepareConsole,
  press,
  see,
  text,
  until,
} from '../../../../../test/console-shop.tsx';

prepareConsole();
beforeEach(stockShelf);

test('a preview that comes after another change was typed is not shown, and neither is typing lost by the end of a change', async () => {
  const before = { priceCents: 1000, salePriceCents: 0, onSale: false, stock: 4 };
  const line = { productId: 'p1', title: 'Pot', variantId: 'v1', sku: 'POT-1', before, fields: [], error: null };
  let { promise, resolve } = Promise.withResolvers<void>();
  answers.set('POST /api/owner/products/changes', async ({ body }) => {
    await promise;
    const { price, digest } = body as { price: { percent: number }; digest?: string };
    const after = { ...before, priceCents: 1000 + 10 * price.percent };
    const isDone = digest !== undefined;
    return json({ lines: [{ ...line, after }], digest: 'd1', isDone, changeSet: isDone ? 's1' : null });
  });
  await openConsole('bulk-changes');
  await enter('Prices', 'percent');
  await enter('Prices: percent', '10');
  await press('Show a preview');
  await enter('Prices: percent', '20');
  await act(async () => resolve());
  await until(() => expect(button('Show a preview')?.getAttribute('aria-disabled')).not.toBe('true'));
  expect(text()).not.toContain('€11.00');
  await press('Show a preview');
  await see('€12.00');
  ({ promise, resolve } = Promise.withResolvers<void>());
  await press('Change 1 variant');
  await enter('Prices: percent', '30');
  await act(async () => resolve());
  const done = 'Done: 1 variant. Under “Changes” you can take this change back for 30 days.';
  await until(() => expect(notices()).toContain(done));
  expect(field('Prices: percent')?.value).toBe('30');
  const set = { id: 's1', open: 0, stayed: 0 };
  answers.set('POST /api/owner/change-sets/s1/take-back', () => json({ changeSet: set, entries: [] }));
  await press('Undo');
  await until(() => expect(notices()).toContain('Everything was taken back.'));
});

test('what the law asks is sent once it is whole, and the preview names what changes', async () => {
  const state = { priceCents: 1000, salePriceCents: 0, onSale: false, stock: 4 };
  const line = {
    productId: 'p1',
    title: 'Pot',
    variantId: 'v1',
    sku: 'POT-1',
    before: state,
    after: state,
    error: null,
  };
  answers.set('POST /api/owner/products/changes', () =>
    json({ lines: [{ ...line, fields: ['minimumAge', 'manufacturer'] }], digest: 'd1', isDone: false }),
  );
  await openConsole('bulk-changes');
  await enter('Manufacturer', 'set');
  await enter('Manufacturer: name', 'Kiln');
  await enter('Minimum age', '30');
  await press('Show a preview');
  await see('An age is from 0 to 21.');
  expect(callsOf('POST /api/owner/products/changes')).toEqual([]);
  await enter('Manufacturer: postal address', 'Am Steintor 1, Halle');
  await enter('Manufacturer: email or web address', 'a@b.example');
  await enter('Minimum age', '18');
  await enter('Responsible person in the EU', 'none');
  await enter('Unit of that price', 'g');
  await enter('Price per', '100');
  await press('Show a preview');
  await see('Minimum age, Manufacturer');
  expect(callsOf('POST /api/owner/products/changes')[0]?.body).toEqual({
    collectionId: 'c1',
    law: {
      minimumAge: 18,
      manufacturer: { name: 'Kiln', postalAddress: 'Am Steintor 1, Halle', electronicAddress: 'a@b.example' },
      responsiblePerson: null,
    },
    unitReference: { value: 100, unit: 'g' },
  });
});
