import { expect, test } from 'vitest';
import { starsOf } from './stars.ts';

test.each([
  [1, 1, 0, 4],
  [4.24, 4, 0, 1],
  [4.25, 4, 1, 0],
  [4.5, 4, 1, 0],
  [4.74, 4, 1, 0],
  [4.75, 5, 0, 0],
  [5, 5, 0, 0],
])('a rating of %d is drawn with %d full, %d half and %d empty stars', (rating, full, half, empty) =>
  expect(starsOf(rating)).toEqual({ full, half, empty }),
);
