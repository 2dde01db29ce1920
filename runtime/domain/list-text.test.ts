import { expect, test } from 'vitest';
import { listText } from './list-text.ts';

test.each([
  ['en-US', 'Red, M'],
  ['he', 'Red, M'],
  ['ar-EG', 'Red، M'],
  ['ja', 'Red、M'],
  ['zh-Hans', 'Red、M'],
  ['', 'Red, M'],
])('a list in %j has the comma of its script', (language, text) => {
  expect(listText(['Red', 'M'], language)).toBe(text);
  expect(listText(['Red'], language)).toBe('Red');
});
