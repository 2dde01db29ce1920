import { expect, test } from 'vitest';
import { isMenuLink } from './menu-link.ts';

test.each(['/', '/shop', 'https://example.com/a?b=c', 'http://example.com', 'mailto:tea@example.com'])(
  'a menu can lead to %s',
  (link) => {
    expect(isMenuLink(link)).toBe(true);
  },
);

test.each(['', 'shop', 'example.com', '//example.com', '/\\example.com', 'javascript:alert(1)', 'https://[', '/a b'])(
  'no menu leads to "%s"',
  (link) => {
    expect(isMenuLink(link)).toBe(false);
  },
);

test('an address of 2000 characters is the longest', () => {
  expect(isMenuLink(`/${'a'.repeat(1_999)}`)).toBe(true);
  expect(isMenuLink(`/${'a'.repeat(2_000)}`)).toBe(false);
});
