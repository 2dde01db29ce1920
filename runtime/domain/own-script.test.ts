import { expect, test } from 'vitest';
import { isOwnScript } from './own-script.ts';

test.each([
  ['https://shop.example/storefront.js', true],
  ['https://shop.example/storefront.js?site=demo', true],
  ['https://shop.example/storefront.0a1b2c3d4e.js', true],
  ['https://shop.example/newest.js', true],
  ['https://shop.example/sq/page.7q2d.js', true],
  ['https://shop.example/sq/_ui.xazo.js#1', true],
  ['https://shop.example/storefront-sale', false],
  ['https://shop.example/storefront-sale.js', false],
  ['https://shop.example/storefront', false],
  ['https://shop.example/sq/', false],
  ['https://shop.example/sq/lamps', false],
  ['https://shop.example/assets/storefront.js', false],
  ['https://shop.example.net/storefront.js', false],
  ['https://other.example/sq/page.7q2d.js', false],
  ['', false],
])('the script %s is one of ours: %s', (address, expected) => {
  expect(isOwnScript(address, 'https://shop.example')).toBe(expected);
});
