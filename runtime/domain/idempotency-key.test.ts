import { describe, expect, test } from 'vitest';
import { createIdempotencyKey, isIdempotencyKey } from './idempotency-key.ts';

describe('idempotency keys', () => {
  test('are valid, 22 characters, and never the same', () => {
    const keys = Array.from({ length: 1000 }, createIdempotencyKey);
    expect(keys.every(isIdempotencyKey)).toBe(true);
    expect(keys.every((key) => key.length === 22)).toBe(true);
    expect(new Set(keys).size).toBe(1000);
  });

  test.each([
    ['21 characters', 'a'.repeat(21), false],
    ['22 characters', 'a'.repeat(22), true],
    ['64 characters', 'a'.repeat(64), true],
    ['65 characters', 'a'.repeat(65), false],
    ['all kinds of characters', 'AZaz09-_AZaz09-_AZaz09', true],
    ['a blank within', `${'a'.repeat(11)} ${'a'.repeat(11)}`, false],
    ['a line break at the end', `${'a'.repeat(22)}\n`, false],
    ['an umlaut', `${'a'.repeat(22)}ä`, false],
    ['nothing', '', false],
    ['null', null, false],
    ['undefined', undefined, false],
  ])('%s', (_, text, valid) => {
    expect(isIdempotencyKey(text)).toBe(valid);
  });
});
