import { describe, expect, test } from 'vitest';
import { isInStock, passesStockCheck, totalStock } from './stock.ts';

const unlimited = { unlimited: true, qtyInStock: 0 };
const stock = (qtyInStock: number) => ({ unlimited: false, qtyInStock });

describe('the check before an add', () => {
  test.each([
    ['one left, none in the cart', [stock(1)], 0, true],
    ['one left, which is in the cart', [stock(1)], 1, false],
    ['eight left, seven in the cart', [stock(8)], 7, true],
    ['eight left, eight in the cart', [stock(8)], 8, false],
    ['none left', [stock(0)], 0, false],
    ['unlimited, thousands in the cart', [unlimited], 9999, true],
    ['unlimited beside none left', [stock(0), unlimited], 5, true],
    ['any of several is enough', [stock(0), stock(3)], 2, true],
    ['none of several', [stock(2), stock(1)], 2, false],
    ['no results at all', [], 0, false],
  ])('an add passes the stock check only where enough is left: %s', (_, results, inCart, passes) => {
    expect(passesStockCheck(results, inCart)).toBe(passes);
  });
});

describe('stock', () => {
  test('a variant is in stock when its stock is unlimited or above zero', () => {
    expect(isInStock(unlimited)).toBe(true);
    expect(isInStock(stock(1))).toBe(true);
    expect(isInStock(stock(0))).toBe(false);
    expect(isInStock(stock(-1))).toBe(false);
  });

  test('the stock of variants adds up, and is unlimited as soon as one is', () => {
    expect(totalStock([])).toBe(0);
    expect(totalStock([stock(0), stock(1)])).toBe(1);
    expect(totalStock([stock(2), stock(3)])).toBe(5);
    expect(totalStock([stock(2), unlimited])).toBe(Number.POSITIVE_INFINITY);
  });

  test('the number of an unlimited variant means nothing', () => {
    expect(totalStock([{ unlimited: true, qtyInStock: -4 }, stock(1)])).toBe(Number.POSITIVE_INFINITY);
  });
});
