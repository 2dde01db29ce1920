import { expect, test } from 'vitest';
import { entryName, renamer } from './readable-names.mjs';

test.each([
  ['widgets/cart-pill/index.ts', 'sq-cart-pill'],
  ['widgets/quick-view/quick-view.entry.ts', 'quick-view'],
  ['with-chunks:runtime/script-api.entry.ts', 'script-api'],
  ['widgets/cart/Drawer.tsx', 'drawer'],
  ['runtime/errors/start.ts', 'start-errors'],
  ['runtime/consent/start.ts', 'start-consent'],
])('%s is the module %s', (source, name) => expect(entryName(source)).toBe(name));

test('a file has another name when one that it imports is named anew, and the same name otherwise', () => {
  const named = (folder: string) => {
    const inputs = { [`runtime/${folder}/a.ts`]: { bytesInOutput: 9 } };
    const output = { bytes: 9, exports: [], imports: [], inputs };
    const imports = [{ path: 'sq/BBBBBBBB.js', kind: 'import-statement' as const }];
    const entry = { ...output, inputs: {}, imports, entryPoint: 'runtime/page.entry.ts' };
    const outputs = { 'sq/AAAAAAAA.js': entry, 'sq/BBBBBBBB.js': output };
    return renamer({ metafile: { inputs: {}, outputs } })('AAAAAAAA.js BBBBBBBB.js');
  };
  expect(named('cart')).toMatch(/^page\.[a-z2-7]{4}\.js _cart\.[a-z2-7]{4}\.js$/);
  expect(named('form').split(' ')[0]).not.toBe(named('cart').split(' ')[0]);
  expect(named('cart')).toBe(named('cart'));
});
