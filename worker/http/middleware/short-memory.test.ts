import { describe, expect, test } from 'vitest';
import { ShortMemory } from './short-memory.ts';

function counted(memory: ShortMemory<number>) {
  let reads = 0;
  const ask = (key: string, now: number) => memory.get(key, async () => (reads += 1), now);
  return { ask, reads: () => reads };
}

describe('a short memory', () => {
  test('a value is read once until its time is over, to the millisecond', async () => {
    const { ask, reads } = counted(new ShortMemory({ lifetimeMs: 10, maxKeys: 2 }));
    expect([await ask('a', 0), await ask('a', 0), await ask('a', 9)]).toEqual([1, 1, 1]);
    expect(await ask('a', 10)).toBe(2);
    expect(reads()).toBe(2);
  });

  test('the memory keeps no more keys than it may', async () => {
    const { ask } = counted(new ShortMemory({ lifetimeMs: 10, maxKeys: 2 }));
    for (const key of ['a', 'b', 'c']) await ask(key, 0);
    expect(await ask('c', 1)).toBe(3);
    expect(await ask('a', 1)).toBe(4);
  });

  test('the memory does not keep long keys', async () => {
    const { ask, reads } = counted(new ShortMemory({ lifetimeMs: 10, maxKeys: 2 }));
    await ask('a'.repeat(1_000), 0);
    await ask('a'.repeat(1_000), 0);
    expect(reads()).toBe(1);
    await ask('a'.repeat(1_001), 0);
    await ask('a'.repeat(1_001), 0);
    expect(reads()).toBe(3);
  });

  test('a memory for no time keeps nothing, even when the clock is set back', async () => {
    const { ask } = counted(new ShortMemory({ lifetimeMs: 0, maxKeys: 2 }));
    expect([await ask('a', 1_000), await ask('a', 0)]).toEqual([1, 2]);
  });

  test('the memory does not keep a failure', async () => {
    const memory = new ShortMemory<number>({ lifetimeMs: 10, maxKeys: 2 });
    await expect(memory.get('a', () => Promise.reject(new Error('down')), 0)).rejects.toThrow('down');
    expect(await memory.get('a', async () => 1, 0)).toBe(1);
  });
});
