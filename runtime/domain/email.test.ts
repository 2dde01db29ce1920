import { describe, expect, test } from 'vitest';
import { countedAddress, isEmail, isMailAddress } from './email.ts';

/** An address with this number of UTF-16 code units. */
const ofLength = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

describe('an e-mail address', () => {
  test.each([
    'june@example.com',
    'june.park+news@mail.example.co.uk',
    'a@b.de',
    'june@EXAMPLE.COM',
    "o'neil@example.ie",
    'jörg@example.de',
    'june@example.info',
    ofLength(256),
  ])('an e-mail address may be %s', (text) => expect(isEmail(text)).toBe(true));

  test.each([
    ['nothing', ''],
    ['two characters', 'a@'],
    ['three characters without a domain', 'a@b'],
    ['no at sign', 'example.com'],
    ['two at signs', 'june@park@example.com'],
    ['no user', '@example.com'],
    ['no top-level part', 'june@example'],
    ['a top-level part of one letter', 'june@example.c'],
    ['a top-level part of five letters', 'june@example.store'],
    ['digits for a top-level part', 'june@10.0.0.12'],
    ['two dots in a row', 'june@example..com'],
    ['a dot at the end', 'june@example.com.'],
    ['a dot behind the at sign', 'june@.com'],
    ['a blank inside', 'june park@example.com'],
    ['blanks around it', ' june@example.com '],
    ['a second line, which would be a header', 'june@example.com\r\nBcc: all@example.com'],
    ['a control character', 'june\u0000@example.com'],
    ['two addresses', 'june,park@example.com'],
    ['a name', '"June"<june@example.com'],
    ['257 characters', ofLength(257)],
  ])('a text with %s is no e-mail address', (_, text) => expect(isEmail(text)).toBe(false));

  test.each(['june@example.studio', 'june@example.com', 'june@example.xn--p1ai'])(
    'an e-mail address for a purchase may be %s',
    (text) => expect(isMailAddress(text)).toBe(true),
  );

  test.each([
    ['june@example.com', 'june@example.com'],
    [' June.Park+News@Example.com ', 'june.park@example.com'],
    ['june+a+b@example.com', 'june@example.com'],
    ['june+@example.com', 'june@example.com'],
    ['+june@example.com', '+june@example.com'],
    ['june@exa+mple.com', 'june@exa+mple.com'],
  ])('limits count %s as %s', (text, counted) => expect(countedAddress(text)).toBe(counted));

  test.each(['june@example', 'june@example.c', 'june@10.0.0.12', 'a,b@example.studio', ' june@example.studio'])(
    'an e-mail address for a purchase may not be "%s"',
    (text) => expect(isMailAddress(text)).toBe(false),
  );
});
