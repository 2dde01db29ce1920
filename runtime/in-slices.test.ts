import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inSlices } from './in-slices.ts';

let now = 0;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('work that takes long is done in slices of 8 ms, in its order', async () => {
  const done: number[] = [];
  for (const piece of [1, 2, 3, 4, 5]) {
    inSlices(() => {
      now += 4;
      done.push(piece);
    });
  }
  expect(done).toEqual([]);
  await Promise.resolve();
  expect(done).toEqual([1, 2]);
  vi.advanceTimersToNextTimer();
  expect(done).toEqual([1, 2, 3, 4]);
  vi.runAllTimers();
  expect(done).toEqual([1, 2, 3, 4, 5]);
});

test('an error in a piece is reported and stops no other', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
  const done: string[] = [];
  inSlices(() => {
    throw new Error('broken');
  });
  inSlices(() => done.push('next'));
  await Promise.resolve();
  expect(done).toEqual(['next']);
  expect(complaint).toHaveBeenCalled();
});
