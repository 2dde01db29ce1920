import { expect, test } from 'vitest';
import { piecesOf } from './pieces.ts';

test.each([
  ['', 5],
  ['"a b" c "d"', 4],
  ['🎁🎁🎁🎁', 3],
  ['aaaaaaaaaaaa', 5],
  ['aaaa', 4],
])('a text is the same in pieces: %s', (text, length) => {
  const pieces = piecesOf(text, length);
  expect(pieces.join('')).toBe(text);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(length);
  for (const piece of pieces) expect(piece.isWellFormed()).toBe(true);
});

test('an address stands in one piece', () => {
  const text = `${'x'.repeat(30)} "/pictures/abc/p.png" ${'y'.repeat(30)}`;
  expect(piecesOf(text, 40).some((piece) => piece.includes('/pictures/abc/'))).toBe(true);
});
