import { expect, test } from 'vitest';
import { PRODUCT_TYPE } from '../../contracts/enumerations.ts';
import { recordedTaxes } from './recorded-tax.ts';
import { applyTaxes, type TaxRule } from './tax.ts';

const { physical, giftCard } = PRODUCT_TYPE;
const zone = { countryCode: 'US', region: '' };
const rule = (name: string, rate: number, taxesShipping: boolean): TaxRule => {
  return { id: name, name, zone, rate, taxesShipping };
};
const lines = [
  { unitCents: 1000, quantity: 2, discountCents: 100, productType: physical },
  { unitCents: 5000, quantity: 1, discountCents: 0, productType: giftCard },
];

function recorded(rules: TaxRule[], areIncluded: boolean) {
  const taxes = applyTaxes(rules, { goodsCents: 1900, shippingCents: 500 }, { areIncluded });
  return recordedTaxes({ lines, shippingCents: 500, taxes, areIncluded });
}

test.each([
  ['a tax that is added', [rule('State', 100_000, false)], false, [['State', 1900, 190]]],
  ['a tax on the delivery too', [rule('State', 100_000, true)], false, [['State', 2400, 240]]],
  ['a tax within the prices', [rule('VAT', 200_000, true)], true, [['VAT', 2000, 400]]],
  [
    'two taxes within the prices',
    [rule('A', 100_000, false), rule('B', 100_000, true)],
    true,
    [
      ['A', 1584, 158],
      ['B', 2039, 203],
    ],
  ],
  ['no tax', [], false, []],
] as const)('%s is recorded with what it was taken of', (_, rules, areIncluded, expected) => {
  expect(recorded([...rules], areIncluded).map(({ name, netCents, cents }) => [name, netCents, cents])).toEqual(
    expected,
  );
});
