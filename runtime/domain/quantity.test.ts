import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { PRODUCT_TYPE } from '../contracts/enumerations.ts';
import { allowsMultipleQuantity, QUANTITY_MAX, QUANTITY_MIN, readQuantity, showsQuantityInput } from './quantity.ts';

describe('reading a quantity', () => {
  test.each([
    [1, 1],
    [2, 2],
    [9999, 9999],
    ['1', 1],
    [' 3 ', 3],
    ['9999', 9999],
    ['1.0', 1],
    // Texts that a number input accepts count as numbers.
    ['1e3', 1000],
    ['+2', 2],
  ])('the input %j is read as the quantity %i', (raw, quantity) => {
    expect(readQuantity(raw)).toEqual({ ok: true, quantity });
  });

  test.each([
    [0, 'outOfRange'],
    [-1, 'outOfRange'],
    [10_000, 'outOfRange'],
    ['0', 'outOfRange'],
    ['10000', 'outOfRange'],
    [1.5, 'notWhole'],
    ['1.5', 'notWhole'],
    ['0.5', 'notWhole'],
    ['', 'notANumber'],
    ['   ', 'notANumber'],
    ['x', 'notANumber'],
    ['1x', 'notANumber'],
    ['e', 'notANumber'],
    ['0x10', 'notANumber'],
    ['1 2', 'notANumber'],
    ['1,5', 'notANumber'],
    ['Infinity', 'notANumber'],
    [Number.NaN, 'notANumber'],
    [Number.POSITIVE_INFINITY, 'notANumber'],
    [null, 'notANumber'],
    [undefined, 'notANumber'],
    [true, 'notANumber'],
    [[3], 'notANumber'],
    [{}, 'notANumber'],
  ])('the input %j is refused as %s', (raw, error) => {
    expect(readQuantity(raw)).toEqual({ ok: false, error });
  });

  test('any input gives a whole quantity within bounds, or an error', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        const reading = readQuantity(raw);
        if (!reading.ok) return;
        expect(Number.isInteger(reading.quantity)).toBe(true);
        expect(reading.quantity).toBeGreaterThanOrEqual(QUANTITY_MIN);
        expect(reading.quantity).toBeLessThanOrEqual(QUANTITY_MAX);
      }),
    );
  });

  test('every whole quantity within bounds is read unchanged, as number and as text', () => {
    fc.assert(
      fc.property(fc.integer({ min: QUANTITY_MIN, max: QUANTITY_MAX }), (quantity) => {
        expect(readQuantity(quantity)).toEqual({ ok: true, quantity });
        expect(readQuantity(`${quantity}`)).toEqual({ ok: true, quantity });
      }),
    );
  });
});

const rule = { productType: PRODUCT_TYPE.physical, isSubscribable: false, multipleQuantityAllowedForServices: true };

describe('more than one at a time', () => {
  test.each([
    ['physical products', rule, true],
    ['subscriptions', { ...rule, isSubscribable: true }, false],
    ['services where the store allows it', { ...rule, productType: PRODUCT_TYPE.service }, true],
    [
      'services where it does not',
      { ...rule, productType: PRODUCT_TYPE.service, multipleQuantityAllowedForServices: false },
      false,
    ],
    ['physical products of such a store', { ...rule, multipleQuantityAllowedForServices: false }, true],
    ['downloads', { ...rule, productType: PRODUCT_TYPE.digital }, false],
    ['gift cards', { ...rule, productType: PRODUCT_TYPE.giftCard }, false],
    ['paywalls', { ...rule, productType: PRODUCT_TYPE.paywall }, false],
  ])('several at a time are allowed only where they make sense: %s', (_, offer, allowed) => {
    expect(allowsMultipleQuantity(offer)).toBe(allowed);
  });

  test.each([
    [0, false],
    [1, false],
    [2, true],
    [Number.POSITIVE_INFINITY, true],
  ])('the quantity input shows with %d in stock: %s', (totalStock, shows) => {
    expect(showsQuantityInput({ ...rule, totalStock })).toBe(shows);
    expect(showsQuantityInput({ ...rule, isSubscribable: true, totalStock })).toBe(false);
  });
});
