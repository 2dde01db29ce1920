import { describe, expect, test } from 'vitest';
import { translations } from '#runtime/i18n/languages.ts';
import { localizedStrings, textsFor } from './localized-strings.ts';

describe('the strings that the engine looks up', () => {
  test.each([
    ['productPrice__singlePrice__1Monthly__indefinite', '{price} every month'],
    ['productPrice__singlePrice__1Weekly__limited__nWeeks', '{price} every week for {duration} weeks'],
    ['productPrice__singlePrice__1Monthly__limited__1Years', '{price} every month for 1 year'],
    [
      'productPrice__multiplePrices__nMonthly__limited__1Years',
      'from {price} every {billingPeriodValue} months for 1 year',
    ],
    [
      'productPrice__singlePrice__nYearly__limited__nYears',
      '{price} every {billingPeriodValue} years for {duration} years',
    ],
  ])('our strings word %s as the engine itself does in English', async (key, text) => {
    expect(localizedStrings(await textsFor('en-GB'))[key]).toBe(text);
  });

  test('there is a string for every combination of price, period and duration', async () => {
    const keys = Object.keys(localizedStrings(await textsFor('en'))).filter((key) => key.startsWith('productPrice__'));
    expect(keys).toHaveLength(2 * 3 * 2 * (1 + 3 * 2));
  });

  test.each(translations())('the strings have the same keys and placeholders in %s', async (language) => {
    const placeholders = (strings: Record<string, string>) =>
      Object.fromEntries(Object.entries(strings).map(([key, text]) => [key, (text.match(/\{\w+\}/g) ?? []).sort()]));
    const own = localizedStrings(await textsFor(language));
    expect(placeholders(own)).toEqual(placeholders(localizedStrings(await textsFor('en'))));
    // A straight apostrophe starts a quotation in a message and would disappear.
    expect(Object.values(own).filter((text) => text.includes("'"))).toEqual([]);
  });
});
