import { expect, test } from 'vitest';
import { orderWords, searchedWords } from './words.ts';

const address = {
  ...{ firstName: 'Zoë', lastName: 'Ärlig-Smith', line1: '1 Main St', line2: '', city: 'Köln' },
  ...{ region: '', postalCode: '50667', countryCode: 'DE', phone: '' },
};

test('an order is found by name, address, mailbox, titles and SKUs, in small letters without accents', () => {
  const lines = [{ title: 'Moon Cup', sku: 'CUP-RED' }];
  expect(orderWords({ email: 'zoe.a@shop.test', address, coupons: ['Spring-5'], lines }).sort()).toEqual(
    [
      ...['zoe', 'arlig', 'smith', '1', 'main', 'st', 'koln', '50667'],
      ...['zoe.a@shop.test', 'a', 'moon', 'cup', 'red', '%spring-5'],
    ].sort(),
  );
});

test('an order without people has the words of its goods', () => {
  expect(orderWords({ email: '', address: null, coupons: [], lines: [{ title: '満月 皿', sku: '' }] })).toEqual([
    '満月',
    '皿',
  ]);
});

test.each([
  ['Zoë  ärlig', ['zoe', 'arlig']],
  ['Zoe@Shop.test', ['zoe@shop.test']],
  ['cup-red', ['cup', 'red']],
  ['%', []],
])('a search for %s looks for %s', (text, words) => {
  expect(searchedWords(text)).toEqual(words);
});
