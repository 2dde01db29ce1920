import { describe, expect, test } from 'vitest';
import { applicableTaxes, applyTaxes, type TaxRule, taxPlaceOf } from './tax.ts';

const rule = (name: string, rate: number, rest: Partial<TaxRule> = {}): TaxRule => ({
  id: name,
  name,
  zone: { countryCode: 'US', region: '' },
  rate,
  taxesShipping: false,
  ...rest,
});
const cents = (rules: TaxRule[], goodsCents: number, shippingCents: number, areIncluded = false) =>
  applyTaxes(rules, { goodsCents, shippingCents }, { areIncluded }).map((tax) => tax.cents);

describe('taxes', () => {
  test.each([
    ['of New York on 45.50', [rule('NY', 88_750)], 4550, 800, false, [404]],
    ['on shipping too', [rule('NY', 88_750, { taxesShipping: true })], 4550, 800, false, [475]],
    ['of a state and a city', [rule('state', 62_500), rule('city', 22_500)], 10_000, 0, false, [625, 225]],
    ['included, 19 % in 119.00', [rule('USt', 190_000)], 11_900, 0, true, [1900]],
    ['included in the shipping', [rule('USt', 190_000, { taxesShipping: true })], 11_900, 595, true, [1995]],
    ['two included ones', [rule('a', 100_000), rule('b', 100_000)], 12_000, 0, true, [1000, 1000]],
    ['of nothing', [], 12_000, 500, false, []],
    ['at no rate', [rule('none', 0)], 12_000, 500, false, [0]],
  ] as [string, TaxRule[], number, number, boolean, number[]][])(
    'taxes are computed to the cent: %s',
    (_, rules, goods, shipping, included, expected) => {
      expect(cents(rules, goods, shipping, included)).toEqual(expected);
    },
  );

  test('the taxes of a place are those whose zone contains it', () => {
    const rules = [
      rule('country', 50_000),
      rule('state', 40_000, { zone: { countryCode: 'US', region: 'NY' } }),
      rule('other', 60_000, { zone: { countryCode: 'US', region: 'CA' } }),
      rule('abroad', 70_000, { zone: { countryCode: 'CA', region: '' } }),
    ];
    const names = applicableTaxes(rules, { countryCode: 'US', region: 'NY' }).map(({ name }) => name);
    expect(names).toEqual(['country', 'state']);
  });

  test.each([
    ['no rules', [], null],
    ['rates of nothing', [rule('none', 0, { zone: { countryCode: 'US', region: 'CA' } })], null],
    ['a rate of a country', [rule('DE', 190_000, { zone: { countryCode: 'DE', region: '' } })], { regionsIn: [] }],
    ['a rate of the world', [rule('all', 10_000, { zone: { countryCode: '*', region: '' } })], { regionsIn: [] }],
    [
      'rates of regions',
      ['CA', 'NY'].map((region) => rule(region, 50_000, { zone: { countryCode: 'US', region } })),
      { regionsIn: ['US'] },
    ],
  ] as [string, TaxRule[], unknown][])(
    'what taxes have to know of a place follows from the rules: %s',
    (_, rules, place) => {
      expect(taxPlaceOf(rules)).toEqual(place);
    },
  );
});
