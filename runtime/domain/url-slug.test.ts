import { expect, test } from 'vitest';
import { freeSlug, isUrlSlug, urlSlugOf } from './url-slug.ts';

test.each([
  ['Everyday Teapot', 'everyday-teapot'],
  ['  Größe & Maß! ', 'grosse-mass'],
  ['Café crème №5', 'cafe-creme-no5'],
  ['茶', 'product'],
  ['---', 'product'],
  ['x'.repeat(300), 'x'.repeat(100)],
  [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
])('the title %j gives the address %j', (title, slug) => {
  expect(urlSlugOf(title, 'product')).toBe(slug);
  expect(isUrlSlug(slug)).toBe(true);
});

test.each(['', '.', '..', '-x', 'a b', 'a/b', 'a?b', 'ä', '%41', 'x'.repeat(201)])(
  '%j is no part of an address',
  (text) => expect(isUrlSlug(text)).toBe(false),
);

test.each(['a', 'A', '2024', 'a.b_c~d-', 'x'.repeat(200)])('%j is a part of an address', (text) =>
  expect(isUrlSlug(text)).toBe(true),
);

test('an address that is taken gets the first free number', () => {
  expect(freeSlug('tea', new Set(['pot']))).toBe('tea');
  expect(freeSlug('tea', new Set(['tea', 'tea-1', 'tea-3']))).toBe('tea-2');
});
