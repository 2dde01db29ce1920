import { expect, test } from 'vitest';
import { formatCount } from './likes.ts';

test.each([
  [0, 'en', '0'],
  [1234, 'en-US', '1,234'],
  [1234, 'de-DE', '1.234'],
  [12345, 'fr', '12\u202f345'],
  [1234, '', '1,234'],
  [1234, 'no language', '1234'],
])('%d likes in "%s" are %s', (count, language, text) => {
  expect(formatCount(count, language)).toBe(text);
});
