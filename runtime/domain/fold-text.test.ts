import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test.each([
  ['Éclair', 'eclair'],
  ['ＡＢＣ', 'abc'],
  ['tea & 茶', 'tea & 茶'],
  ['', ''],
])('%s is searched as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded);
});
