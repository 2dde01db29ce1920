import { expect, test } from 'vitest';
import { ShortMemory } from './short-memory.ts';

test('a value is kept until its time is over, to the millisecond', () => {
  const memory = new ShortMemory<number>({ lifetimeMs: 10, maxKeys: 2 });
  memory.keep('a', 1, 0);
  expect([memory.get('a', 0), memory.get('a', 9), memory.get('a', 10)]).toEqual([1, 1, undefined]);
});

test('the memory keeps no more keys than it may, and drops the oldest', () => {
  const memory = new ShortMemory<number>({ lifetimeMs: 10, maxKeys: 2 });
  for (const [value, key] of ['a', 'b', 'a', 'c'].entries()) memory.keep(key, value, 0);
  expect(['a', 'b', 'c'].map((key) => memory.get(key, 1))).toEqual([2, undefined, 3]);
});
