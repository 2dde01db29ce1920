// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readElements } from './describe-elements.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('elements are read from their own files, without a DOM', async () => {
  const [pill, ...others] = await readElements(root, ['widgets/cart-pill/index.ts']);
  expect(others).toEqual([]);
  expect(pill?.definition).toMatchObject({ tag: 'sq-cart-pill', attributes: { href: { type: 'string' } } });
  expect(Object.keys(pill?.documentation.parts ?? {})).toEqual(['pill', 'icon', 'count', 'subtotal']);
});
