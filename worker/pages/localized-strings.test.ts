import { describe, expect, test } from 'vitest';
import { TRANSLATIONS } from '#runtime/i18n/languages.ts';
import { localeData } from './locale.ts';
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

  test('a language with more forms than two leaves the choice to the engine', async () => {
    const texts = await textsFor('en');
    const subscription = {
      ...texts.subscription,
      everyWeeks: '{billingPeriodValue|pl|one=co tydzień|few=co # tygodnie|many=co # tygodni}',
    };
    const strings = localizedStrings({ ...texts, subscription });
    expect(strings.productPrice__singlePrice__1Weekly__indefinite).toBe('{price} co tydzień');
    const message = strings.productPrice__singlePrice__nWeekly__indefinite ?? '';
    const polish = await localeData('pl');
    const priceFor = (billingPeriodValue: number) =>
      polish.General.messageFormatter().format(message, [], { price: '20 zł', billingPeriodValue });
    expect([2, 5, 22].map(priceFor)).toEqual(['20 zł co 2 tygodnie', '20 zł co 5 tygodni', '20 zł co 22 tygodnie']);
  });

  test('there is a string for every combination of price, period and duration', async () => {
    const keys = Object.keys(localizedStrings(await textsFor('en'))).filter((key) => key.startsWith('productPrice__'));
    expect(keys).toHaveLength(2 * 3 * 2 * (1 + 3 * 2));
  });

  test.each(TRANSLATIONS)('the strings have the same keys and placeholders in %s', async (language) => {
    // `{duration}`, and `{duration plural few {…} …}` in languages with more than two forms.
    const namesIn = (text: string) => [...text.matchAll(/\{(\w+)(?=\}| plural )/g)].map(([, name]) => name).sort();
    const placeholders = (strings: Record<string, string>) =>
      Object.fromEntries(Object.entries(strings).map(([key, text]) => [key, namesIn(text)]));
    const own = localizedStrings(await textsFor(language));
    expect(placeholders(own)).toEqual(placeholders(localizedStrings(await textsFor('en'))));
    // A straight apostrophe starts a quotation in a message and would disappear.
    expect(Object.values(own).filter((text) => text.includes("'"))).toEqual([]);
  });
});
