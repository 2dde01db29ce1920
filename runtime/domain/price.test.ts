import { describe, expect, test } from 'vitest';
import { product } from '../i18n/en/all.ts';
import { chargedPrice, currentPrice, type Priced, priceRange, priceTexts } from './price.ts';

const normal = (priceCents: number, salePriceCents = 0): Priced => ({ priceCents, salePriceCents, onSale: false });
const sale = (priceCents: number, salePriceCents: number): Priced => ({ priceCents, salePriceCents, onSale: true });
const write = (minorUnits: number) => `$${(minorUnits / 100).toFixed(2)}`;

describe('the current price', () => {
  test.each([
    ['of an ordinary variant', normal(4500), 4500],
    ['while a sale is prepared only', normal(4500, 3900), 4500],
    ['on sale', sale(4500, 3900), 3900],
    ['on sale for nothing', sale(4500, 0), 0],
  ])('the current price is right %s', (_, variant, price) => {
    expect(currentPrice(variant)).toBe(price);
  });
});

describe('the written price', () => {
  test.each<[string, Priced[], { price: string; original?: string }]>([
    ['of one variant', [normal(4500)], { price: '$45.00' }],
    ['of one on sale', [sale(4500, 3900)], { price: '$39.00', original: '$45.00' }],
    ['of several at one price', [normal(4500), normal(4500)], { price: '$45.00' }],
    ['of several that differ', [normal(6900), normal(4500)], { price: 'from $45.00' }],
    ['where the lowest is a sale price', [normal(4500), sale(6900, 3900)], { price: 'from $39.00' }],
    ['where all have the same sale', [sale(4500, 3900), sale(4500, 3900)], { price: '$39.00', original: '$45.00' }],
    ['where a sale brings one to the price of another', [normal(3900), sale(4500, 3900)], { price: '$39.00' }],
    ['where two sales end at one price', [sale(5000, 3900), sale(4500, 3900)], { price: '$39.00' }],
    ['of nothing', [], { price: 'Unavailable' }],
  ])('the written price is right %s', (_, variants, texts) => {
    expect(priceTexts(variants, write, product)).toEqual(texts);
  });
});

test('what is charged is the current price with the deposit', () => {
  expect(chargedPrice({ ...normal(4500), depositCents: 25 })).toBe(4525);
  expect(chargedPrice({ ...sale(4500, 3900), depositCents: 25 })).toBe(3925);
});

test('a price range has both ends, and there is no price without variants', () => {
  expect(priceRange([normal(4500), sale(9900, 3900), normal(6900)])).toEqual({ lowest: 3900, highest: 6900 });
  expect(priceRange([])).toBeUndefined();
});
