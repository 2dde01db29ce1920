import { describe, expect, test } from 'vitest';
import { PRODUCT_TYPE } from '../contracts/enumerations.ts';
import { type ValueStatus, valueStatus } from './value-status.ts';

const variant = (Size: string, Colour: string, qtyInStock: number, unlimited = false) => ({
  attributes: { Size, Colour },
  qtyInStock,
  unlimited,
});
const variants = [
  variant('Small', 'Red & "Gold"', 3),
  variant('Small', 'Blue', 0),
  variant('Large', 'Red & "Gold"', 0),
  variant('Huge', 'Blue', 0, true),
];
const product = { productType: PRODUCT_TYPE.physical as number, variants };
const chosen = (Size: string, Colour: string) => [
  { name: 'Size', value: Size },
  { name: 'Colour', value: Colour },
];

describe('a value', () => {
  test.each<[string, string, string, string, ValueStatus]>([
    ['', '', 'Size', 'Small', 'available'],
    ['', '', 'Size', 'Large', 'soldOut'],
    ['', '', 'Size', 'Tiny', 'unavailable'],
    ['', 'Blue', 'Size', 'Small', 'soldOut'],
    ['', 'Blue', 'Size', 'Large', 'unavailable'],
    ['', 'Blue', 'Size', 'Huge', 'available'],
    ['Small', '', 'Colour', 'Blue', 'soldOut'],
    ['Small', '', 'Colour', 'Red & "Gold"', 'available'],
    ['Large', '', 'Colour', 'Blue', 'unavailable'],
    // The option's own current value is ignored.
    ['Large', '', 'Size', 'Small', 'available'],
  ])('with size %j and colour %j chosen, the %s %s is %s', (size, colour, name, value, status) => {
    expect(valueStatus(product, chosen(size, colour), { name, value })).toBe(status);
  });

  test('a value of a product that cannot run out is never sold out', () => {
    const giftCard = { ...product, productType: PRODUCT_TYPE.giftCard };
    expect(valueStatus(giftCard, chosen('Small', ''), { name: 'Colour', value: 'Blue' })).toBe('available');
    expect(valueStatus(giftCard, chosen('Large', ''), { name: 'Colour', value: 'Blue' })).toBe('unavailable');
  });
});
