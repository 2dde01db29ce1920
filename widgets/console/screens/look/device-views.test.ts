import { expect, test } from 'vitest';
import { DEVICE_QUERIES, deviceOf } from './device-views.ts';

/** Answers the queries of a window of this width, as browsers do. */
const windowOf = (width: number) => (query: string) => {
  const [, side, limit] = /^\((min|max)-width: (\d+)px\)$/.exec(query) ?? [];
  return side === 'min' ? width >= Number(limit) : side === 'max' ? width <= Number(limit) : false;
};

test.each([
  [320, 'phone'],
  [432, 'phone'],
  [433, 'desktop'],
  [768, 'desktop'],
  [1280, 'desktop'],
])('a window of %i px is called a %s', (width, device) => {
  expect(deviceOf(windowOf(width))).toBe(device);
});

test('no window is called a tablet', () => {
  expect(DEVICE_QUERIES.tablet).toBe('not all');
});
