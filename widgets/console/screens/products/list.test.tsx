import { act } from 'react';
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
  refusal,
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

describe('products that are chosen in the list', () => {
  const IDS = 'GET /api/owner/products/ids';
  const CHANGES = 'POST /api/owner/products/changes';
  const box = (label: string) => document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  const choose = async (label: string) => act(async () => box(label)?.click());

  beforeEach(() => {
    const titles = ['Pot', 'Cup', 'Lid'];
    answers.set('GET /api/owner/products', () =>
      listOf('products', ...titles.map((title) => ({ ...LISTED, id: title, title }))),
    );
    answers.set(CHANGES, () => json({ lines: [], digest: 'd'.repeat(64), isDone: false }));
  });

  test('are counted, and go to the bulk change', async () => {
    await openConsole('products');
    await see('€12.50');
    expect(text()).not.toContain('chosen');
    await choose('Choose Pot');
    await see('1 product is chosen');
    await choose('Choose all rows that are shown');
    await see('3 products are chosen');
    await choose('Choose Cup');
    await see('2 products are chosen');
    await press('Change the chosen products');
    await see('2 products are chosen');
    await enter('Prices', 'set');
    await enter('Prices: EUR', '5');
    await press('Show a preview');
    await until(() => expect(callsOf(CHANGES)).toHaveLength(1));
    expect(callsOf(CHANGES)[0]?.body).toEqual({ ids: ['Pot', 'Lid'], price: { setCents: 500 } });
  });

  test('are all that match where the list is longer, in as many calls as the shop takes', async () => {
    const ids = Array.from({ length: 450 }, (_, index) => `p${index}`);
    answers.set(IDS, () => json({ ids, isAll: true }));
    await openConsole('products?status=draft');
    await see('€12.50');
    await choose('Choose Pot');
    await press('Choose all products of this list');
    await see('450 products are chosen');
    expect(lastUrl(IDS).get('status')).toBe('draft');
    await press('Change the chosen products');
    await enter('Prices', 'percent');
    await enter('Prices: percent', '-10');
    await press('Show a preview');
    await until(() => expect(callsOf(CHANGES)).toHaveLength(3));
    expect(callsOf(CHANGES).flatMap(({ body }) => (body as { ids: string[] }).ids)).toEqual(ids);
  });

  test('are said to be the first of too many, and none where that fails', async () => {
    answers.set(IDS, () => json({ ids: ['Pot', 'Cup'], isAll: false }));
    await openConsole('products');
    await see('€12.50');
    await choose('Choose Lid');
    await press('Choose all products of this list');
    await see('The first 10,000 products are chosen.');
    answers.set(IDS, () => refusal('FORBIDDEN', 403));
    await press('Choose all products of this list');
    await see('2 products are chosen');
    await press('Choose none');
    await until(() => expect(text()).not.toContain('are chosen'));
  });

  test('are chosen no longer once the list is another', async () => {
    await openConsole('products');
    await see('€12.50');
    await choose('Choose Pot');
    await press('Price ↕');
    await see('1 product is chosen');
    await enter('Visibility', 'draft');
    await until(() => expect(text()).not.toContain('is chosen'));
    await enter('Visibility', '');
    await until(() => expect(text()).not.toContain('is chosen'));
    await see('€12.50');
  });

  test('cannot be chosen by a role that only reads', async () => {
    await openConsole('products', 'viewer');
    await see('€12.50');
    expect(box('Choose Pot')).toBeNull();
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
