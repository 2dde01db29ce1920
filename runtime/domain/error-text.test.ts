import { describe, expect, test } from 'vitest';
import {
  errorLocation,
  messageKind,
  readableStack,
  STACK_MAX_LENGTH,
  scriptsOf,
  scrub,
  scrubAddress,
  trustedStack,
} from './error-text.ts';

const BASE = 'https://shop.example';

describe('the part of a message that is sent', () => {
  test.each([
    [`Unexpected token 'A', "Ann Lee, 12 Mill Lane" is not valid JSON`, `Unexpected token 'A', "…" is not valid JSON`],
    ["Cannot read properties of null (reading 'entries')", "Cannot read properties of null (reading '…')"],
    ["Cannot read properties of null (reading 'id')", "Cannot read properties of null (reading 'id')"],
    ['no mailbox ann.lee+shop@mail.example here', 'no mailbox … here'],
    ['card 4242 4242 4242 4242 refused', 'card … refused'],
    ['phone 0301234567 and 12345', 'phone … and 12345'],
    ['cannot fetch https://shop.example/search?q=my+secret now', 'cannot fetch https://shop.example/search?… now'],
    ['at /account#token=abc', 'at /account#…'],
    ['Really? Yes.', 'Really? Yes.'],
    ['the value `something typed` is wrong', 'the value `…` is wrong'],
    ['“etwas Getipptes” ist falsch', '“…” ist falsch'],
  ])('%s', (message, sent) => expect(scrub(message)).toBe(sent));

  test.each([
    ['https://shop.example/shop/p/tea?variant=1#top', 'https://shop.example/shop/p/tea'],
    ['https://shop.example/orders/12345678', 'https://shop.example/orders/…'],
    ['https://shop.example/leave/ann%40mail.example', 'https://shop.example/leave/…'],
    ['https://shop.example/r/kq3Zr81LmPq02vXtYw9a/x', 'https://shop.example/r/…/x'],
  ])('the address %s', (address, sent) => expect(scrubAddress(address)).toBe(sent));
});

const CHROMIUM = `TypeError: ann@mail.example
    at Array.map (<anonymous>)
    at press (https://shop.example/sq/page.7q2d.js?retry:1:204)
    at async https://shop.example/sq/_ui.abcd.js:2:10
    at tracked (https://cdn.example/t.js?token=1:3:4)
    at https://cdn.example/t.js:3:9
    at new Cart (https://shop.example/storefront.js:1:9)`;
const FIREFOX = `press@https://shop.example/sq/page.7q2d.js:1:204
@https://shop.example/sq/_ui.abcd.js:2:10
tracked@https://cdn.example/t.js:3:4
Cart@https://shop.example/storefront.js:1:9
`;
const READ = `at press (sq/page.7q2d.js:1:204)
at (sq/_ui.abcd.js:2:10)
at another script
at Cart (storefront.js:1:9)`;

describe('a stack', () => {
  test.each([
    ['Chromium', CHROMIUM],
    ['Firefox and Safari', FIREFOX],
  ])('of %s is written in one form, and nothing but frames of our scripts stays', (_, stack) => {
    expect(readableStack(stack, BASE)).toBe(READ);
    expect(trustedStack(READ)).toBe(READ);
    expect(errorLocation(READ)).toBe('sq/page.7q2d.js:1:204');
  });

  test('of another script alone has no place', () => {
    const read = readableStack('at x (https://cdn.example/a.js:1:2)', BASE);
    expect([read, errorLocation(read)]).toEqual(['at another script', '']);
  });

  test('of a page whose host begins like ours is not ours', () => {
    expect(readableStack('at x (https://shop.example.evil/sq/a.js:1:2)', BASE)).toBe('at another script');
  });

  test('is cut at 5,000 characters', () => {
    const long = 'at f (https://shop.example/sq/page.7q2d.js:1:204)\n'.repeat(1_000);
    expect(readableStack(long, BASE)).toHaveLength(STACK_MAX_LENGTH);
    expect(trustedStack('at f (sq/page.7q2d.js:1:204)\n'.repeat(1_000))).toHaveLength(STACK_MAX_LENGTH);
  });

  test('that somebody has made up keeps its frames only', () => {
    expect(trustedStack('ann@mail.example\nat x (../../etc/a.js:1:2)\nat f (sq/a.js:1:2)')).toBe('at f (sq/a.js:1:2)');
  });

  test('names its scripts, innermost first', () => {
    expect(scriptsOf(CHROMIUM).slice(0, 3)).toEqual([
      'https://shop.example/sq/page.7q2d.js',
      'https://shop.example/sq/_ui.abcd.js',
      'https://cdn.example/t.js',
    ]);
  });
});

test.each([
  ['item 12 of 40', 'item # of #'],
  ['no variant ss-linen-towel-2 there', 'no variant # there'],
  ['3f2b8c1e-9a7d-4c55-8a10-0123456789ab is gone', '# is gone'],
  ['a well-known word', 'a well-known word'],
])('%s is of the kind %s', (message, kind) => expect(messageKind(message)).toBe(kind));
