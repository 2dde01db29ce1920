import { expect, test } from 'vitest';
import { formatBytes } from './format-bytes.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  [1, 'en-US', '1 byte'],
  [999, 'en-US', '999 bytes'],
  [1_000, 'en-US', '1 kB'],
  [1_449, 'en-US', '1.4 kB'],
  [48_210, 'de-DE', '48 kB'],
  [1_440_000, 'de-DE', '1,4 MB'],
  [1_440_000, 'fr-FR', '1,4 Mo'],
  [100_000_000, 'es-ES', '100 MB'],
  [5_000_000_000_000, 'en-US', '5,000 GB'],
])('%d bytes in %s are %s', (bytes, language, expected) => {
  expect(plain(formatBytes(bytes, language))).toBe(expected);
});
