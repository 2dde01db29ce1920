import { expect, test } from 'vitest';
import { formatBytes, formatLimit } from './format-bytes.ts';

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test.each([
  [1, 'en-US', '1 byte'],
  [1_023, 'en-US', '1,023 bytes'],
  [1_024, 'en-US', '1 kB'],
  [1_484, 'en-US', '1.4 kB'],
  [48_210, 'de-DE', '47 kB'],
  [1_500_000, 'de-DE', '1,4 MB'],
  [1_500_000, 'fr-FR', '1,4 Mo'],
  [104_857_600, 'es-ES', '100 MB'],
  [20 * 1024 ** 2, 'en-US', '20 MB'],
  [5 * 1024 ** 4, 'en-US', '5 TB'],
  [1024 ** 5, 'en-US', '1 PB'],
  [1.5 * 1024 ** 6, 'de-DE', '1,5 EB'],
  [1024 ** 8, 'en-US', '1 YB'],
  [5_000 * 1024 ** 8, 'en-US', '5,000 YB'],
])('%d bytes in %s are %s', (bytes, language, expected) => {
  expect(plain(formatBytes(bytes, language))).toBe(expected);
});

test.each([
  [20_000_000, 'en-US', '20 MB'],
  [2_500_000, 'de-DE', '2,5 MB'],
  [999_900_000, 'en-US', '999.9 MB'],
  [1_000_000_000, 'en-US', '1 GB'],
  [5_000_000_000, 'fr-FR', '5 Go'],
])('a limit of %d bytes in %s is %s', (bytes, language, expected) => {
  expect(plain(formatLimit(bytes, language))).toBe(expected);
});
