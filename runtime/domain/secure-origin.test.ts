import { describe, expect, test } from 'vitest';
import { isSecureOrigin, secureOriginOf } from './secure-origin.ts';

describe('origins that a page’s policy may name', () => {
  test.each([
    ['https://tags.example', true],
    ['https://tags.example:8443', true],
    ['https://tags.example:443', false],
    ['http://tags.example', false],
    ['https://tags.example/', false],
    ['https://tags.example/gtm.js', false],
    ['https://TAGS.example', false],
    ['https://*.example', false],
    ["https://tags.example;script-src'unsafe-inline'", false],
    ['https://tags.example https://other.example', false],
    ['*', false],
    ['', false],
  ])('%s: %s', (text, expected) => expect(isSecureOrigin(text)).toBe(expected));

  test.each([
    ['https://tags.example/gtm.js?id=1', 'https://tags.example'],
    ['https://tags.example;script-src/gtm.js', ''],
    ['http://tags.example/gtm.js', ''],
    ['/gtm.js', ''],
    ['https://[', ''],
  ])('the origin of %s is "%s"', (address, expected) => expect(secureOriginOf(address)).toBe(expected));
});
