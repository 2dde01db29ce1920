import { describe, expect, test } from 'vitest';
import { createIdempotencyKey, isIdempotencyKey } from './idempotency-key.ts';

const VARIED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

describe('idempotency keys', () => {
  test('new idempotency keys are valid, have 22 characters and never repeat', () => {
    const keys = Array.from({ length: 1000 }, createIdempotencyKey);
    expect(keys.every(isIdempotencyKey)).toBe(true);
    expect(keys.every((key) => key.length === 22)).toBe(true);
    expect(new Set(keys).size).toBe(1000);
  });

  test.each([
    ['21 characters', VARIED.slice(0, 21), false],
    ['22 characters', VARIED.slice(0, 22), true],
    ['64 characters', VARIED, true],
    ['65 characters', `${VARIED}a`, false],
    ['a UUID', '0b8f3c1e-4d2a-4b67-9e15-7fa0c3d92b84', true],
    ['all kinds of characters', 'AZaz09-_AZaz09-_AZaz09', true],
    ['seven different characters', 'abcdefg'.repeat(4), false],
    ['one character', 'a'.repeat(22), false],
    ['a blank within', `${VARIED.slice(0, 11)} ${VARIED.slice(0, 11)}`, false],
    ['a line break at the end', `${VARIED.slice(0, 22)}\n`, false],
    ['an umlaut', `${VARIED.slice(0, 22)}ä`, false],
    ['nothing', '', false],
    ['null', null, false],
    ['undefined', undefined, false],
  ])('an idempotency key is judged by its length and characters: %s', (_, text, valid) => {
    expect(isIdempotencyKey(text)).toBe(valid);
  });
});
