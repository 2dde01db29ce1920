import { expect, test } from 'vitest';
import { safeRedirect } from './redirect.ts';

const PAGE = 'https://shop.example/contact';
const ALLOWED = ['https://shop.example', 'https://thanks.example'];

test.each([
  ['/thanks', 'https://shop.example/thanks'],
  ['thanks?a=b#c', 'https://shop.example/thanks?a=b#c'],
  ['https://thanks.example/', 'https://thanks.example/'],
  [' https://shop.example/x ', 'https://shop.example/x'],
  ['HTTPS://SHOP.EXAMPLE/x', 'https://shop.example/x'],
])('a form may redirect to %s', (target, href) => expect(safeRedirect(target, PAGE, ALLOWED)).toBe(href));

test.each([
  ['nothing', ''],
  ['blanks', '  '],
  ['another origin', 'https://evil.example/'],
  ['another origin without a scheme', '//evil.example/'],
  ['another origin with backslashes', '\\\\evil.example'],
  ['another origin behind line ends that browsers skip', '/\n/evil.example'],
  ['a host that only begins like ours', 'https://shop.example.evil.example/'],
  ['our host with a name before it', 'https://shop.example@evil.example/'],
  ['our own origin with a name', 'https://june@shop.example/'],
  ['another port', 'https://shop.example:8443/'],
  ['the same host without encryption', 'http://shop.example/'],
  ['a script', 'javascript:alert(1)'],
  ['a script with a tab in it', 'java\tscript:alert(1)'],
  ['data', 'data:text/html,<script>alert(1)</script>'],
  ['what is no address', 'https://'],
])('a form does not redirect to %s', (_, target) => expect(safeRedirect(target, PAGE, ALLOWED)).toBe(''));

test('a form does not redirect from a page that has no address', () => {
  expect(safeRedirect('/thanks', 'about:blank', ALLOWED)).toBe('');
});
