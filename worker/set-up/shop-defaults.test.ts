import { expect, test } from 'vitest';
import { countryChoices } from '#runtime/domain/countries.ts';
import { usualCurrency, usualLanguage, usualTimeZone } from './shop-defaults.ts';

test.each([
  ['DE', 'EUR', 'de', 'Europe/Berlin'],
  ['IE', 'EUR', 'en', 'Europe/Dublin'],
  ['CH', 'CHF', 'de', 'Europe/Zurich'],
  ['LI', 'CHF', 'de', 'Europe/Vaduz'],
  ['GB', 'GBP', 'en', 'Europe/London'],
  ['US', 'USD', 'en', 'America/New_York'],
  ['JP', 'JPY', 'ja', 'Asia/Tokyo'],
  ['BR', 'BRL', 'pt', 'America/Sao_Paulo'],
  ['PL', 'PLN', 'pl', 'Europe/Warsaw'],
  // The store knows no currency of Kenya.
  ['KE', 'USD', 'sw', 'Africa/Nairobi'],
])('a shop in %s begins with %s, %s and %s', (country, currency, language, timeZone) => {
  expect([usualCurrency(country), usualLanguage(country), usualTimeZone(country)]).toEqual([
    currency,
    language,
    timeZone,
  ]);
});

test('every country has a currency, a language and a zone in which a clock can be read', () => {
  for (const { code } of countryChoices(['*'], 'en')) {
    expect(usualCurrency(code), code).toMatch(/^[A-Z]{3}$/);
    expect(() => new Intl.NumberFormat(`${usualLanguage(code)}-${code}`), code).not.toThrow();
    expect(() => new Intl.DateTimeFormat('en', { timeZone: usualTimeZone(code) }), code).not.toThrow();
  }
});
