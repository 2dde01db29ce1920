import { describe, expect, test } from 'vitest';
import { PRODUCT_TYPE } from '../contracts/enumerations.ts';
import { isSoldOut, productMark } from './product-status.ts';

const { physical, digital, service, giftCard, paywall } = PRODUCT_TYPE;
const gone = { unlimited: false, qtyInStock: 0, onSale: false };
const oneLeft = { ...gone, qtyInStock: 1 };
const unlimited = { ...gone, unlimited: true };
const reduced = (variant: typeof gone) => ({ ...variant, onSale: true });

describe('sold out', () => {
  test.each([
    [physical, [gone, gone], true],
    [physical, [gone, oneLeft], false],
    [physical, [gone, unlimited], false],
    [physical, [], true],
    [service, [gone], true],
    [service, [unlimited], false],
    [digital, [gone], false],
    [giftCard, [gone], false],
    [paywall, [gone], false],
  ])('a product of type %i with %j is sold out: %s', (productType, variants, soldOut) => {
    expect(isSoldOut(productType, variants)).toBe(soldOut);
  });
});

describe('the one mark', () => {
  test.each([
    ['nothing', [oneLeft], undefined],
    ['sale when any variant is', [oneLeft, reduced(oneLeft)], 'sale'],
    ['sold out before sale', [reduced(gone)], 'soldOut'],
    ['sale when only a variant that is gone is reduced', [oneLeft, reduced(gone)], 'sale'],
  ])('a product shows one mark: %s', (_, variants, mark) => {
    expect(productMark(physical, variants)).toBe(mark);
  });

  test('a digital product on sale is marked without any stock', () => {
    expect(productMark(digital, [reduced(gone)])).toBe('sale');
  });
});
