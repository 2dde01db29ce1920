import { expect, test } from 'vitest';
import { formatsOf, widthFor, widthsBelow } from './picture-widths.ts';

test.each([
  [99, ''],
  [100, '100w'],
  [749, '100w,300w,500w'],
  [2_500, '100w,300w,500w,750w,1000w,1500w,2500w'],
  [9_000, '100w,300w,500w,750w,1000w,1500w,2500w'],
])('an original of %i pixels is served as %j', (width, formats) => expect(formatsOf(width).join(',')).toBe(formats));

test.each([
  ['750w', 2_000, 750],
  ['600w', 2_000, 750],
  ['0w', 2_000, 100],
  ['750w', 751, 750],
  ['750w', 750, undefined],
  ['750w', 500, undefined],
  ['2501w', 9_000, undefined],
  ['original', 9_000, undefined],
  ['-5w', 9_000, undefined],
  ['750', 9_000, undefined],
  ['750w ', 9_000, undefined],
  [undefined, 9_000, undefined],
])('format %j of %i pixels is %s pixels wide', (format, original, width) => {
  expect(widthFor(format, original)).toBe(width);
});

test('widths below the original leave out its own', () => {
  expect(widthsBelow(500)).toEqual([100, 300]);
  expect(widthsBelow(100)).toEqual([]);
});
