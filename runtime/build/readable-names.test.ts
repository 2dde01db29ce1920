import { expect, test } from 'vitest';
import { entryName } from './readable-names.mjs';

test.each([
  ['widgets/cart-pill/index.ts', 'sq-cart-pill'],
  ['widgets/quick-view/quick-view.entry.ts', 'quick-view'],
  ['with-chunks:runtime/script-api.entry.ts', 'script-api'],
  ['widgets/cart/Drawer.tsx', 'drawer'],
  ['runtime/errors/start.ts', 'start-errors'],
  ['runtime/consent/start.ts', 'start-consent'],
])('%s is the module %s', (source, name) => expect(entryName(source)).toBe(name));
