import { expect, test } from 'vitest';
import { formatGiftCardCode, normaliseGiftCardCode } from './gift-card-code.ts';

test('a code is written in groups of four, and found however it is typed', () => {
  expect(formatGiftCardCode('ACDEFGHJKMNPQRTU')).toBe('ACDE-FGHJ-KMNP-QRTU');
  for (const typed of ['acde-fghj-kmnp-qrtu', ' ACDE FGHJ KMNPQRTU ', 'ＡCDEFGHJKMNPQRTU']) {
    expect(normaliseGiftCardCode(typed)).toBe('ACDEFGHJKMNPQRTU');
  }
});
