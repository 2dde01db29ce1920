import { expect, test } from 'vitest';
import { pageOrigin } from './page-origin.ts';

const CALLED = 'https://shop.example';

test.each([
  ['the page’s origin', 'https://blog.example', 'https://blog.example'],
  ['the called one for a call without any', undefined, CALLED],
  ['none for a page without an origin', 'null', 'null'],
  ['none for a script', 'javascript:alert(1)', 'null'],
  ['none for words', 'click here', 'null'],
  ['the origin alone of an address', 'https://blog.example/a?b=<script>', 'https://blog.example'],
  ['none that is longer than a host can be', `https://${'a'.repeat(400)}.example`, 'null'],
])('keeps %s', (_, sent, kept) => {
  expect(pageOrigin(sent, CALLED)).toBe(kept);
});
