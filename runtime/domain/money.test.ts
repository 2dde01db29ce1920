import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CURRENCIES } from '../contracts/enumerations.ts';
import { formatMoney, fractionDigits, fromDecimalText, isStoreCurrency, moneyAmount, toDecimalText } from './money.ts';

const currency = fc.constantFrom(...CURRENCIES);
/** At most 15 integer digits, even without decimal digits. */
const MOST = 999_999_999_999_999;
const amount = fc.integer({ min: -MOST, max: MOST });
/** Intl writes two kinds of no-break spaces. */
const spaced = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('currencies', () => {
  test('there are 27 currencies, only JPY has no fraction, and an unknown one has two digits', () => {
    expect(CURRENCIES).toHaveLength(27);
    expect(new Set(CURRENCIES).size).toBe(27);
    expect(CURRENCIES.filter((code) => fractionDigits(code) !== 2)).toEqual(['JPY']);
    expect(fractionDigits('JPY')).toBe(0);
    expect(fractionDigits('XTS')).toBe(2);
  });

  test('a store’s currency must be spelt as in the list', () => {
    expect(isStoreCurrency('ZAR')).toBe(true);
    expect(isStoreCurrency('zar')).toBe(false);
    expect(isStoreCurrency('BTC')).toBe(false);
  });
});

describe('decimal text', () => {
  test.each([
    [0, 'USD', '0.00'],
    [1, 'USD', '0.01'],
    [9, 'USD', '0.09'],
    [10, 'USD', '0.10'],
    [99, 'USD', '0.99'],
    [100, 'USD', '1.00'],
    [4550, 'USD', '45.50'],
    [-5, 'USD', '-0.05'],
    [-4550, 'EUR', '-45.50'],
    [0, 'JPY', '0'],
    [4550, 'JPY', '4550'],
    [-7, 'JPY', '-7'],
    [Number.MAX_SAFE_INTEGER, 'USD', '90071992547409.91'],
  ])('an amount of %i minor units of %s is %s, and back', (minorUnits, code, text) => {
    expect(toDecimalText(minorUnits, code)).toBe(text);
    expect(fromDecimalText(text, code)).toBe(minorUnits);
  });

  test.each([
    ['45.5', 'USD', 4550],
    ['45', 'USD', 4500],
    [' 3 ', 'USD', 300],
    ['45.500', 'USD', 4550],
    ['-0', 'USD', 0],
    ['007', 'USD', 700],
    ['10.0', 'JPY', 10],
    ['0.07', 'USD', 7],
    ['1.15', 'USD', 115],
    ['999999999999999', 'JPY', 999_999_999_999_999],
    ['90071992547409.91', 'USD', Number.MAX_SAFE_INTEGER],
  ])('the text %j in %s is %i minor units', (text, code, minorUnits) => {
    expect(fromDecimalText(text, code)).toBe(minorUnits);
  });

  test.each([
    ['nothing', '', 'USD'],
    ['blanks', '  ', 'USD'],
    ['an exponent', '1e3', 'USD'],
    ['a word', 'NaN', 'USD'],
    ['hexadecimal', '0x10', 'USD'],
    ['a comma', '1,50', 'USD'],
    ['grouping', '1,000.00', 'USD'],
    ['no digit before the point', '.5', 'USD'],
    ['no digit after the point', '5.', 'USD'],
    ['a plus sign', '+5', 'USD'],
    ['a digit that the currency lacks', '1.005', 'USD'],
    ['a fraction of yen', '10.5', 'JPY'],
    ['16 integer places', '1000000000000000', 'JPY'],
    ['more than a double holds', '90071992547409.92', 'USD'],
  ])('a text with %s is no amount', (_, text, code) => {
    expect(fromDecimalText(text, code)).toBeUndefined();
  });

  test('any amount is the same after it was written and read again', () => {
    fc.assert(
      fc.property(amount, currency, (minorUnits, code) => {
        const text = toDecimalText(minorUnits, code);
        expect(fromDecimalText(text, code)).toBe(minorUnits || 0);
      }),
    );
  });

  test('any text gives whole minor units or nothing', () => {
    fc.assert(
      fc.property(fc.string(), currency, (text, code) => {
        const minorUnits = fromDecimalText(text, code);
        expect(minorUnits === undefined || Number.isSafeInteger(minorUnits)).toBe(true);
      }),
    );
  });

  test('an amount in the platform’s JSON has a value and a text that agree', () => {
    expect(moneyAmount(4550, 'USD')).toEqual({
      currencyCode: 'USD',
      value: 4550,
      decimalValue: '45.50',
      fractionalDigits: 2,
    });
    expect(moneyAmount(4550, 'JPY')).toMatchObject({ decimalValue: '4550', fractionalDigits: 0 });
  });
});

describe('written for a locale', () => {
  test.each([
    ['en-US', 'USD', '$1,234.50'],
    ['en-US', 'EUR', '€1,234.50'],
    ['en-US', 'JPY', '¥123,450'],
    ['de-DE', 'EUR', '1.234,50 €'],
    ['fr-CA', 'CAD', '1 234,50 $'],
    ['ja-JP', 'JPY', '¥123,450'],
    ['en-IN', 'INR', '₹1,234.50'],
    ['de_DE', 'EUR', '1.234,50 €'],
    ['zh_Hant_TW', 'USD', 'US$1,234.50'],
  ])('the locale %s writes 123450 minor units of %s as %s', (locale, code, text) => {
    expect(spaced(formatMoney(123_450, code, locale)).replace('￥', '¥')).toBe(text);
  });

  test('amounts above a lakh have Indian grouping', () => {
    expect(formatMoney(123_456_789, 'INR', 'en-IN')).toBe('₹12,34,567.89');
  });

  test('the dollar sign stays behind its letters where texts run from right to left', () => {
    expect(formatMoney(123_450, 'USD', 'ar')).toMatch(/US\$\u200e$/);
    expect(formatMoney(123_450, 'EGP', 'ar')).not.toContain('\u200e');
    expect(formatMoney(123_450, 'USD', 'fr-CA')).not.toContain('\u200e');
  });

  test.each(['ar', 'ar-EG', 'ar_SA', 'AR-eg'])('money in %s has western digits', (locale) => {
    expect(formatMoney(123_450, 'EGP', locale)).toContain('1,234.50');
  });

  test.each([
    ['en-US', 'USD', 4500, '$45'],
    ['en-US', 'USD', 4550, '$45.50'],
    ['en-US', 'USD', 4501, '$45.01'],
    ['en-US', 'USD', 0, '$0'],
    ['de-DE', 'EUR', 4500, '45 €'],
    ['de-DE', 'EUR', 4510, '45,10 €'],
    ['fr-CA', 'CAD', 100_000, '1 000 $'],
    ['ja-JP', 'JPY', 4500, '¥4,500'],
  ])('the locale %s writes %s %i without a fraction of zeros as %s', (locale, code, minorUnits, text) => {
    const written = formatMoney(minorUnits, code, locale, { dropZeroFraction: true });
    expect(spaced(written).replace('￥', '¥')).toBe(text);
  });

  test.each(CURRENCIES)('amounts in the locale %s keep their digits', (code) => {
    const digits = formatMoney(123_450, code, 'en-US').replace(/[^\d.,]/g, '');
    expect(digits).toBe(code === 'JPY' ? '123,450' : '1,234.50');
  });

  test('an amount that no double holds exactly is not rounded', () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER, 'USD', 'en-US')).toBe('$90,071,992,547,409.91');
  });

  test.each(['', 'not a language', 'x'])('a page with lang=%j still gets its price', (locale) => {
    expect(formatMoney(4550, 'USD', locale)).toMatch(/45[.,]50/);
  });
});
