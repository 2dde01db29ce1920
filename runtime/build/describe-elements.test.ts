// @vitest-environment node
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { describeElements } from './describe-elements.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('tables are read from the elements themselves, without a DOM', async () => {
  const { manifest, summary, tables } = await describeElements(root, ['widgets/cart-pill/index.ts']);
  expect(manifest.modules.map((one: { path: string }) => one.path)).toEqual(['widgets/cart-pill/index.ts']);
  expect(manifest.modules[0]?.declarations[0]).toMatchObject({
    name: 'CartPill',
    tagName: 'sq-cart-pill',
    cssParts: [{ name: 'pill' }, { name: 'icon' }, { name: 'count' }, { name: 'subtotal' }],
  });
  expect(summary).toContain('| `<sq-cart-pill>` |');
  expect(tables).toContain('### `<sq-cart-pill>`');
});
