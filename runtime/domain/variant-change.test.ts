import { expect, test } from 'vitest';
import { changedVariant, changeError } from './variant-change.ts';

const before = { priceCents: 1999, salePriceCents: 0, onSale: false, stock: 5 };

test.each([
  [{ price: { percent: 10, roundToCents: 1 } }, { priceCents: 2199 }],
  [{ price: { percent: -33, roundToCents: 50 } }, { priceCents: 1350 }],
  [{ price: { percent: -100, roundToCents: 1 } }, { priceCents: 0 }],
  [{ price: { cents: -2000 } }, { priceCents: -1 }],
  [
    { price: { setCents: 500 }, salePrice: { percent: -50, roundToCents: 1 } },
    { priceCents: 500, salePriceCents: 1000, onSale: true },
  ],
  [{ salePrice: null }, { onSale: false }],
  [{ stock: { difference: -6 } }, { stock: -1 }],
  [{ stock: { set: 'unlimited' as const } }, { stock: 'unlimited' }],
])('%j gives %j', (change, after) => expect(changedVariant(before, change)).toEqual({ ...before, ...after }));

test('a difference leaves unlimited stock as it is', () => {
  expect(changedVariant({ ...before, stock: 'unlimited' }, { stock: { difference: 3 } }).stock).toBe('unlimited');
});

test.each([
  [before, false, undefined],
  [{ ...before, priceCents: 0 }, false, undefined],
  [{ ...before, priceCents: 0 }, true, 'outOfRange'],
  [{ ...before, priceCents: -1 }, false, 'outOfRange'],
  [{ ...before, stock: -1 }, false, 'outOfRange'],
  [{ ...before, stock: 0 }, false, undefined],
  [{ ...before, onSale: true, salePriceCents: 1998 }, false, undefined],
  [{ ...before, onSale: true, salePriceCents: 1999 }, false, 'saleNotLower'],
])('%j (gift card: %j) is refused as %j', (state, isGiftCard, error) => {
  expect(changeError(state, isGiftCard)).toBe(error);
});
