import { expect, test } from 'vitest';
import { accountPath, readReturnPath } from './return-path.ts';

test.each([
  ['/brewing/which-water', '/brewing/which-water'],
  ['/shop?page=2#top', '/shop?page=2'],
  ['/teé', '/te%C3%A9'],
  ['/', '/'],
])('leads back to %s', (text, path) => {
  expect(readReturnPath(text)).toBe(path);
});

test.each([
  undefined,
  null,
  '',
  'https://elsewhere.example/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/\t/elsewhere.example/',
  '/.//elsewhere.example/',
  '/a/..//elsewhere.example/',
  'javascript:alert(1)',
  'brewing',
  `/${'a'.repeat(2_000)}`,
])('never leads to %j', (text) => {
  expect(readReturnPath(text)).toBeUndefined();
});

test('the page of the account gets the path along', () => {
  expect(accountPath(undefined)).toBe('/account');
  expect(accountPath('/a?b=1&c', { view: 'sign-up' })).toBe('/account?view=sign-up&return=%2Fa%3Fb%3D1%26c');
});
