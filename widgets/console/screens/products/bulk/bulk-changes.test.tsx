import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { stockShelf } from '../../../../../test/console-products.ts';
import {
  answers,
  button,
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
  const line = { productId: 'p1', title: 'Pot', variantId: 'v1', sku: 'POT-1', before, error: null };
  let { promise, resolve } = Promise.withResolvers<void>();
  answers.set('POST /api/owner/products/changes', async ({ body }) => {
    await promise;
    const { price, digest } = body as { price: { percent: number }; digest?: string };
    const after = { ...before, priceCents: 1000 + 10 * price.percent };
    return json({ lines: [{ ...line, after }], digest: 'd1', isDone: digest !== undefined });
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
  await until(() => expect(notices()).toContain('Done: 1 variant.'));
  expect(field('Prices: percent')?.value).toBe('30');
});
