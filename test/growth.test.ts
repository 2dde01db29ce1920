import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { countCode } from '../runtime/build/counts.mjs';

const counts = countCode(fileURLToPath(new URL('..', import.meta.url)));

test('files do not multiply faster than lines', () => {
  expect(counts.filesPerThousandLines).toBeLessThanOrEqual(12.6);
});

test('a language has one file for each part that is loaded alone', () => {
  expect(counts.textFiles).toBeLessThanOrEqual(209);
});

test('types vouch for what the code takes a value to be', () => {
  expect(counts.casts).toBeLessThanOrEqual(34);
});

test('what happens is in the statements of its cause, not in triggers', () => {
  expect(counts.triggers).toBeLessThanOrEqual(36);
});
