import { expect, test } from 'vitest';
import { languageOf } from './language-of.ts';

test.each([
  ['pt-BR', 'pt'],
  ['PT_br', 'pt'],
  ['zh-Hans', 'zh'],
  ['zh-CN', 'zh'],
  ['zh-Hant-TW', 'zh'],
  ['he-IL', 'he'],
  ['iw', 'he'],
  ['iw-IL', 'he'],
  ['nb', 'nb'],
  ['nn-NO', 'nn'],
  ['', ''],
])('the tag %j names the language %j', (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});
