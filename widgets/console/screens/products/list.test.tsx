import { beforeEach, describe, expect, test } from 'vitest';
import { LISTED, stockShelf } from '../../../../test/console-products.ts';
import {
  answers,
  callsOf,
  enter,
  json,
  listOf,
  openConsole,
  prepareConsole,
  press,
  see,
  text,
  until,
} from '../../../../test/console-shop.tsx';
import { rowsOfPages } from '../../parts/rows-of-pages.ts';
import { nextSort, sortedRows } from '../../parts/sorted-rows.ts';

const PRODUCTS = 'GET /api/owner/products';
const lastUrl = (call: string) => new URL(callsOf(call).at(-1)?.url ?? '', 'https://shop.example').searchParams;

prepareConsole();
beforeEach(stockShelf);

describe('the order of a list', () => {
  test('of products is that of the shop over all rows, and stands in the address', async () => {
    await openConsole('products');
    await see('€12.50');
    expect(lastUrl(PRODUCTS).has('order')).toBe(false);
    expect(lastUrl(PRODUCTS).get('limit')).toBe('200');
    await press('Price ↕');
    await until(() => expect(lastUrl(PRODUCTS).get('order')).toBe('price'));
    expect(lastUrl(PRODUCTS).get('direction')).toBe('asc');
    expect(new URLSearchParams(location.search).get('sort')).toBe('price');
    await press('Price ▲');
    await until(() => expect(lastUrl(PRODUCTS).get('direction')).toBe('desc'));
    expect(document.querySelector('th[aria-sort="descending"]')?.textContent).toContain('Price');
    await press('Price ▼');
    await until(() => expect(location.search).toBe(''));
  });

  test('of products is chosen from a field on a phone', async () => {
    await openConsole('products');
    await see('€12.50');
    await enter('Sort by', '-stock');
    await until(() => expect(lastUrl(PRODUCTS).get('order')).toBe('stock'));
    expect(lastUrl(PRODUCTS).get('direction')).toBe('desc');
  });

  test('of stock is that of the shop; an address with another order shows the usual one', async () => {
    answers.set('GET /api/owner/stock', () => listOf('variants'));
    await openConsole('stock?sort=-units');
    await until(() => expect(lastUrl('GET /api/owner/stock').get('order')).toBe('units'));
    expect(lastUrl('GET /api/owner/stock').get('direction')).toBe('desc');
    await openConsole('stock?sort=colour');
    await until(() => expect(lastUrl('GET /api/owner/stock').has('order')).toBe(false));
  });

  test('a product that moved while the list was read is shown once', async () => {
    const page = (title: string, nextPageCursor: string | null) =>
      json({ products: [{ ...LISTED, title }], hasNextPage: nextPageCursor !== null, nextPageCursor });
    answers.set(PRODUCTS, ({ url }) => (url.includes('cursor') ? page('Big pot', null) : page('Pot', 'next')));
    await openConsole('products');
    await press('Show more');
    await see('Big pot');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
    expect(text()).not.toContain('Show more');
  });
});

test('a table that is read whole sorts numbers by size and texts by their letters and numbers', () => {
  const sorted = (values: (string | number)[], isDown = false) => sortedRows(values, (value) => value, isDown);
  expect(sorted([10, 9, 100])).toEqual([9, 10, 100]);
  expect(sorted(['Tin 10', 'tin 9', 'Äpfel'], true)).toEqual(['Tin 10', 'tin 9', 'Äpfel']);
  expect(sorted(['b', 'Ä', 'a'])).toEqual(['Ä', 'a', 'b']);
  expect(nextSort(nextSort(nextSort(undefined, 'a'), 'a'), 'a')).toBeUndefined();
  expect(nextSort({ by: 'a', isDescending: true }, 'b')).toEqual({ by: 'b', isDescending: false });
  expect(rowsOfPages(undefined, () => [], String)).toEqual([]);
});
