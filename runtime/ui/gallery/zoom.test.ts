import { expect, test } from 'vitest';
import { scaleAt, WHOLE, within } from './zoom.ts';

const stage = { width: 400, height: 300 };

test.each([
  ['the middle', WHOLE, 2, { x: 0, y: 0 }, { scale: 2, x: 0, y: 0 }],
  ['a point beside it', WHOLE, 2, { x: 50, y: -20 }, { scale: 2, x: -50, y: 20 }],
  ['a picture that is zoomed already', { scale: 2, x: -50, y: 20 }, 4, { x: 50, y: -20 }, { scale: 4, x: -150, y: 60 }],
  ['more than is allowed', WHOLE, 9, { x: 0, y: 0 }, { scale: 4, x: 0, y: 0 }],
  ['less than the whole', { scale: 2, x: 90, y: 90 }, 0.5, { x: 10, y: 10 }, WHOLE],
])('zooming at %s leaves the point where it is', (_, view, wanted, point, expected) => {
  expect(scaleAt(view, wanted, point)).toEqual(expected);
});

test.each([
  ['is moved no further than its edge', { scale: 2, x: 500, y: -500 }, { width: 400, height: 200 }, { x: 200, y: -50 }],
  [
    'stays in the middle where it is smaller',
    { scale: 1.5, x: 40, y: 40 },
    { width: 200, height: 100 },
    { x: 0, y: 0 },
  ],
  ['is moved within its edges', { scale: 2, x: -10, y: 5 }, { width: 400, height: 300 }, { x: -10, y: 5 }],
])('a picture %s', (_, view, picture, expected) => {
  expect(within(view, picture, stage)).toEqual({ scale: view.scale, ...expected });
});
