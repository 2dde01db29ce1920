import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { installmentWording } from './installment-wording.ts';

const range = { min: 100, max: 200_000 };
const us = { ...range, country: 'US', shopperLanguage: 'en-US' };
/** Intl writes two kinds of no-break spaces. */
const line = (...given: Parameters<typeof installmentWording>) =>
  installmentWording(...given)?.line.replace(/[\u00a0\u202f]/g, ' ');

describe('the line', () => {
  test.each([
    ['in range', 1800, 'USD', us, 'or 4 interest-free payments of $4.50 with Afterpay'],
    ['named by its largest part', 1801, 'USD', us, 'or 4 interest-free payments of $4.51 with Afterpay'],
    ['with another count', 1800, 'USD', { ...us, count: 6 }, 'or 6 interest-free payments of $3.00 with Afterpay'],
    ['above', 200_001, 'USD', us, 'Afterpay available for orders up to $2,000.00'],
    ['below', 100, 'USD', us, 'Afterpay available for orders over $1.00'],
    ['in Britain', 1800, 'GBP', { ...us, country: 'GB' }, 'or 4 interest-free payments of £4.50 with Clearpay'],
    ['in English Canada', 1800, 'CAD', { ...us, country: 'CA' }, 'or 4 interest-free payments of $4.50 with Afterpay'],
    [
      'in French Canada',
      1800,
      'CAD',
      { ...us, country: 'CA', shopperLanguage: 'fr-CA' },
      'ou 4 paiements sans intérêt de 4,50 $ avec Afterpay',
    ],
    [
      'above, in French',
      200_001,
      'CAD',
      { ...us, country: 'CA', shopperLanguage: 'fr' },
      'Afterpay offert pour les commandes jusqu’à 2 000,00 $',
    ],
    [
      'below, in French',
      99,
      'CAD',
      { ...us, country: 'CA', shopperLanguage: 'fr' },
      'Afterpay offert pour les commandes de plus de 1,00 $',
    ],
    ['without a fraction', 1801, 'JPY', us, 'or 4 interest-free payments of ¥451 with Afterpay'],
  ])('the instalment line fits an amount %s', (_, amount, currency, terms, expected) => {
    expect(line(amount, currency, terms)).toBe(expected);
  });

  test.each([
    ['a country without', 1800, { ...us, country: 'DE' }],
    ['a range without a price', 1800, { ...us, min: 0, max: 0 }],
    ['no amount', Number.NaN, us],
  ])('there is no instalment line for %s', (_, amount, terms) => {
    expect(installmentWording(amount, 'USD', terms)).toBeUndefined();
  });

  test('the pieces of the instalment line make up the whole line', () => {
    const country = fc.constantFrom('US', 'CA', 'AU', 'NZ', 'GB');
    const language = fc.constantFrom('en', 'fr');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 300_000 }), country, language, (amount, country, shopperLanguage) => {
        const wording = installmentWording(amount, 'CAD', { ...range, country, shopperLanguage });
        return wording?.pieces.map(({ text }) => text).join(' ') === wording?.line && wording !== undefined;
      }),
    );
  });
});

test('the instalment wording names its locale and its language', () => {
  const wording = installmentWording(1800, 'CAD', { ...range, country: 'CA', shopperLanguage: 'fr-FR' });
  expect(wording).toMatchObject({ locale: 'fr_CA', lang: 'fr-CA' });
});
