import { expect, test } from 'vitest';
import { topMargin } from './top-margin.ts';

test.each([
  ['in the middle while it fits', 600, 200, 200],
  ['whole pixels', 601, 200, 200],
  ['nothing above what fits exactly', 600, 600, 0],
  ['50 px above what is a pixel too tall', 600, 601, 50],
  ['50 px above what is far too tall', 600, 6000, 50],
])('a lightbox has this margin above it: %s', (_, windowHeight, contentHeight, margin) => {
  expect(topMargin(windowHeight, contentHeight)).toBe(margin);
});
