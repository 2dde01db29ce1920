import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRODUCT_TYPE } from '../contracts/enumerations.ts';
import {
  checkoutInstallments,
  countryOfCurrency,
  DEFAULT_INSTALLMENTS,
  INSTALLMENT_LOCALES,
  installmentLocale,
  installmentProvider,
  isDeliveredInCountry,
  mayCartPayInInstallments,
  mayPayInInstallments,
  mayShopOfferInstallments,
  offerInstallments,
  providerOfCurrency,
  splitEvenly,
} from './installments.ts';

const { physical, digital, service, giftCard, paywall } = PRODUCT_TYPE;
const of = (...types: number[]) => types.map((productType) => ({ productType }));

describe('who may pay in instalments', () => {
  test.each([
    [physical, true],
    [digital, false],
    [service, false],
    [giftCard, false],
    [paywall, false],
  ])('a product of type %i can be paid in instalments: %s', (productType, expected) => {
    expect(mayPayInInstallments(productType)).toBe(expected);
  });

  test.each([
    ['an empty cart', of(), false],
    ['one physical item', of(physical), true],
    ['only physical ones', of(physical, physical), true],
    ['a digital one among them', of(physical, digital), false],
    ['a gift card first', of(giftCard, physical), false],
  ])('a cart with %s can be paid in instalments: %s', (_, entries, expected) => {
    expect(mayCartPayInInstallments(entries)).toBe(expected);
  });
});

describe('the locale', () => {
  test.each([
    ['US', 'en-US', 'en_US'],
    ['US', 'de-DE', 'en_US'],
    ['US', 'fr-CA', 'en_US'],
    ['us', 'EN', 'en_US'],
    ['PR', 'es-PR', 'en_US'],
    ['GU', 'en', 'en_US'],
    ['VI', 'en', 'en_US'],
    ['MP', 'en', 'en_US'],
    ['AS', 'en', 'en_US'],
    ['UM', '', 'en_US'],
    ['CA', 'en-CA', 'en_CA'],
    ['CA', 'fr-CA', 'fr_CA'],
    ['CA', 'fr_FR', 'fr_CA'],
    ['CA', 'fr', 'fr_CA'],
    ['CA', 'de', 'en_CA'],
    ['CA', 'frisian', 'en_CA'],
    ['AU', 'fr', 'en_AU'],
    ['NZ', 'mi-NZ', 'en_NZ'],
    ['GB', 'cy-GB', 'en_GB'],
    ['UK', 'en-GB', undefined],
    ['DE', 'en', undefined],
    ['FR', 'fr', undefined],
    ['', 'en', undefined],
    ['constructor', 'en', undefined],
  ])('the locale of a shop in "%s" for a shopper with "%s" is %s', (country, language, expected) => {
    expect(installmentLocale(country, language)).toBe(expected);
  });

  test.each([
    ['en_US', 'Afterpay'],
    ['en_CA', 'Afterpay'],
    ['fr_CA', 'Afterpay'],
    ['en_AU', 'Afterpay'],
    ['en_NZ', 'Afterpay'],
    ['en_GB', 'Clearpay'],
  ] as const)('the locale %s is served by %s', (locale, provider) => {
    expect(installmentProvider(locale)).toBe(provider);
    expect(INSTALLMENT_LOCALES).toContain(locale);
  });

  test('there are six locales', () => {
    expect(INSTALLMENT_LOCALES).toHaveLength(6);
  });

  test.each([
    ['USD', 'en_US'],
    ['CAD', 'en_CA'],
    ['AUD', 'en_AU'],
    ['NZD', 'en_NZ'],
    ['GBP', 'en_GB'],
    ['EUR', undefined],
  ])('the currency %s alone means the locale %s', (currency, expected) => {
    expect(installmentLocale(countryOfCurrency(currency) ?? '', 'en')).toBe(expected);
  });
});

describe('an offer', () => {
  const range = { min: 100, max: 200_000 };

  test.each([
    [0, { status: 'belowMinimum', limit: 100 }],
    [99, { status: 'belowMinimum', limit: 100 }],
    [100, { status: 'belowMinimum', limit: 100 }],
    [101, { status: 'inRange', parts: [26, 25, 25, 25] }],
    [1800, { status: 'inRange', parts: [450, 450, 450, 450] }],
    [200_000, { status: 'inRange', parts: [50_000, 50_000, 50_000, 50_000] }],
    [200_001, { status: 'aboveMaximum', limit: 200_000 }],
  ])('an amount of %i is offered as %j', (amount, expected) => {
    expect(offerInstallments(amount, range)).toEqual(expected);
  });

  test.each([Number.NaN, -1, 10.5, Number.POSITIVE_INFINITY])(
    'an amount of %d is not offered in instalments',
    (amount) => {
      expect(offerInstallments(amount, range)).toBeUndefined();
    },
  );

  test.each([
    { min: 100, max: 100 },
    { min: 100, max: 99 },
    { min: 0, max: 0 },
    { min: Number.NaN, max: 100 },
    { min: 0, max: Number.NaN },
  ])('the range %j, which no price is in, offers nothing', (nowhere) => {
    expect(offerInstallments(50, nowhere)).toBeUndefined();
  });

  test('an offer may have no maximum', () => {
    const offer = offerInstallments(1_000_000, { min: 0, max: Number.POSITIVE_INFINITY }, 2);
    expect(offer).toEqual({ status: 'inRange', parts: [500_000, 500_000] });
  });
});

describe('the parts', () => {
  const amount = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
  const count = fc.integer({ min: 1, max: 100 });

  test('instalments add up to the amount, to the last minor unit', () => {
    fc.assert(
      fc.property(amount, count, (whole, parts) => {
        const split = splitEvenly(whole, parts);
        return split.length === parts && split.reduce((sum, part) => sum + BigInt(part), 0n) === BigInt(whole);
      }),
    );
  });

  test('instalments are whole, differ by at most one minor unit, and the first is the largest', () => {
    fc.assert(
      fc.property(amount, count, (whole, parts) => {
        const split = splitEvenly(whole, parts);
        const [first = 0] = split;
        const last = split.at(-1) ?? 0;
        return split.every((part, index) => {
          return Number.isSafeInteger(part) && part >= last && part <= (split[index - 1] ?? first) && first - last <= 1;
        });
      }),
    );
  });

  test.each([0, -1, 2.5, Number.NaN, 101])(
    'the count %d is not a valid number of instalments, so four are offered',
    (parts) => {
      expect(splitEvenly(400, parts)).toHaveLength(DEFAULT_INSTALLMENTS);
    },
  );
});

describe('a shop', () => {
  test.each([
    ['US', 'USD', true],
    ['PR', 'USD', true],
    ['CA', 'CAD', true],
    ['AU', 'AUD', true],
    ['NZ', 'NZD', true],
    ['GB', 'GBP', true],
    ['gb', 'GBP', true],
    ['US', 'CAD', false],
    ['CA', 'USD', false],
    ['GB', 'EUR', false],
    ['DE', 'EUR', false],
    ['DE', 'USD', false],
    ['', '', false],
  ])('a shop in "%s" that sells in "%s" may offer instalments: %s', (country, currency, expected) => {
    expect(mayShopOfferInstallments(country, currency)).toBe(expected);
  });

  test.each([
    ['US', 'US', true],
    ['US', 'PR', true],
    ['GU', 'US', true],
    ['US', undefined, true],
    ['US', 'CA', false],
    ['CA', 'US', false],
    ['GB', 'IE', false],
    ['GB', '', false],
  ])('a shop in %s that delivers to %s delivers within its country: %s', (country, delivery, expected) => {
    expect(isDeliveredInCountry(country, delivery)).toBe(expected);
  });

  test.each([
    ['USD', 'Afterpay'],
    ['NZD', 'Afterpay'],
    ['GBP', 'Clearpay'],
  ])('orders in %s are financed by %s', (currency, expected) => {
    expect(providerOfCurrency(currency)).toBe(expected);
  });
});

describe('the checkout', () => {
  const terms = {
    afterPayAvailable: true,
    afterPayMin: 100,
    afterPayMax: 200_000,
    shopperLanguage: 'en-US',
    stripeAccountCountry: 'US',
  };
  const purchase = { entries: of(physical), isSubscription: false, deliveryCountry: 'US', dueCents: 13_050 };
  const british = { ...terms, shopperLanguage: 'en-GB', stripeAccountCountry: 'GB' };

  test('the checkout offers four payments that add up to what is due, the first the largest', () => {
    expect(checkoutInstallments(terms, purchase)).toEqual({
      status: 'offered',
      provider: 'afterpay',
      count: 4,
      amountsCents: [3263, 3263, 3262, 3262],
    });
    expect(checkoutInstallments(british, { ...purchase, deliveryCountry: 'GB' })).toMatchObject({
      provider: 'clearpay',
    });
  });

  test.each([
    ['the smallest amount above the minimum', { dueCents: 101 }, { status: 'offered' }],
    ['the minimum itself', { dueCents: 100 }, { status: 'belowMinimum', limitCents: 100 }],
    ['the maximum itself', { dueCents: 200_000 }, { status: 'offered' }],
    ['one cent more', { dueCents: 200_001 }, { status: 'aboveMaximum', limitCents: 200_000 }],
    ['a place that is not known yet', { deliveryCountry: undefined }, { status: 'offered' }],
    ['a territory of the country', { deliveryCountry: 'GU' }, { status: 'offered' }],
    ['another country', { deliveryCountry: 'CA' }, { status: 'abroad' }],
  ])('the checkout says whether it offers instalments for %s', (_, over, expected) => {
    expect(checkoutInstallments(terms, { ...purchase, ...over })).toMatchObject({ provider: 'afterpay', ...expected });
  });

  test.each([
    ['a shop without terms', null, {}],
    ['a shop in a country without a provider', { ...terms, stripeAccountCountry: 'DE' }, {}],
    ['a range without amounts', { ...terms, afterPayMax: 100 }, {}],
    ['an empty cart', terms, { entries: [] }],
    ['a gift card among the goods', terms, { entries: of(physical, giftCard) }],
    ['a subscription', terms, { isSubscription: true }],
    ['an order that a gift card pays for', terms, { dueCents: 0 }],
  ])('instalments are out of the question for %s', (_, shop, over) => {
    expect(checkoutInstallments(shop, { ...purchase, ...over })).toBeNull();
  });
});
