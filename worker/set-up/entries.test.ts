import { expect, test } from 'vitest';
import { type CreateEntries, readWish } from './entries.ts';
import { english } from './texts/en.ts';

const EMPTY = {
  currency: '',
  language: '',
  samples: '',
  legalName: '',
  line1: '',
  postalCode: '',
  city: '',
  region: '',
};
const ENTRIES: CreateEntries = { ...EMPTY, name: 'Tea', country: 'IE', email: 'Ann@Tea.example' };

const wish = (changes: Partial<CreateEntries>) => {
  const read = readWish({ ...ENTRIES, ...changes }, english);
  return 'wish' in read ? read.wish : read.errors;
};

test.each([
  [{ country: 'DE' }, 'EUR', 'de-DE'],
  [{ country: 'CH', language: 'fr' }, 'CHF', 'fr-CH'],
  [{ country: 'BR' }, 'BRL', 'pt-BR'],
  [{ country: 'CN' }, 'USD', 'zh-CN'],
  [{ country: 'JP', currency: 'USD', language: 'en' }, 'USD', 'en-JP'],
  // The shop does not speak Swahili.
  [{ country: 'KE' }, 'USD', 'en-KE'],
])('what is left open follows from the country: %j', (changes, currency, language) => {
  expect(wish(changes)).toMatchObject({ currency, language, business: { countryCode: changes.country } });
});

test('the address of the owner is in lower case, and samples come where they are wanted', () => {
  expect(wish({})).toMatchObject({ email: 'ann@tea.example', withSamples: false });
  expect(wish({ samples: 'true' })).toMatchObject({ withSamples: true });
});

test('each wrong entry has its own text', () => {
  const long = 'x'.repeat(201);
  expect(wish({ name: long, country: '', currency: 'XYZ', language: 'tlh', city: long, email: 'a b@c.de' })).toEqual({
    name: english.nameTooLong,
    country: english.countryMissing,
    currency: english.unknownChoice,
    language: english.unknownChoice,
    city: english.tooLong,
    email: english.emailInvalid,
  });
  expect(wish({ name: '' })).toEqual({ name: english.nameMissing });
});
