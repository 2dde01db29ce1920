import { expect, test } from 'vitest';
import { mailLanguage } from './mail-language.ts';

test.each([
  ['de-DE', '', 'de-DE'],
  ['de-DE', 'fr', 'fr'],
  ['de-DE', 'fr-CA', 'fr-CA'],
  ['de-DE', 'en', 'en'],
  ['en-GB', 'en-US', 'en-GB'],
  ['de-CH', 'de', 'de-CH'],
  ['de-DE', 'fi', 'de-DE'],
  ['fi', 'ko', 'fi'],
  ['fi', 'es', 'es'],
])('a shop in %s writes to somebody who wants "%s" in %s', (language, wanted, expected) => {
  expect(mailLanguage({ language }, wanted)).toBe(expected);
});
