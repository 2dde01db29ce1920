import { describe, expect, test } from 'vitest';
import { SealError, seal, sealStart, unseal } from './seal.ts';

const SECRET = 'a secret of 32 or more characters';
const OTHER = 'another secret of 32 characters..';
const secrets = { present: SECRET, previous: undefined };
const place = { siteId: 'site-a', column: 'outbox.content', id: '1' };

describe('a sealed text', () => {
  test.each(['', 'x', 'ABCD-EFGH', 'Größe 😀 \u0000', 'x'.repeat(100_000)])('opens as it was: %.20s', (text) => {
    expect(unseal(secrets, place, seal(SECRET, place, text))).toBe(text);
  });

  test('a sealed text shows nothing of the text, and is another one each time', () => {
    const sealed = seal(SECRET, place, 'ABCD-EFGH');
    expect(sealed).toMatch(/^s1\.[\da-f]{8}\.[\w-]+$/);
    expect(Buffer.from(sealed.slice(12), 'base64url').toString('latin1')).not.toContain('ABCD');
    expect(seal(SECRET, place, 'ABCD-EFGH')).not.toBe(sealed);
  });

  test.each([
    ['another site', { siteId: 'site-b' }],
    ['another column', { column: 'gift_cards.code' }],
    ['another row', { id: '2' }],
  ])('a sealed text does not open with %s', (_, change) => {
    expect(() => unseal(secrets, { ...place, ...change }, seal(SECRET, place, 'text'))).toThrow();
  });

  test('a sealed text opens with the previous secret, and with no earlier one', () => {
    const sealed = seal(OTHER, place, 'text');
    expect(unseal({ present: SECRET, previous: OTHER }, place, sealed)).toBe('text');
    for (const previous of [undefined, 'a third secret of 32 characters..']) {
      expect(() => unseal({ present: SECRET, previous }, place, sealed)).toThrow(SealError);
    }
  });

  test.each(['', 'text', 's1.', 's1.AAAA', 's1.*', `${sealStart(SECRET)}`, `${sealStart(SECRET)}AAAA`])(
    'what was never sealed does not open: %j',
    (text) => {
      expect(() => unseal(secrets, place, text)).toThrow();
    },
  );

  test('a sealed text that was changed does not open', () => {
    const sealed = seal(SECRET, place, 'text');
    const last = sealed.at(-2) === 'A' ? 'B' : 'A';
    expect(() => unseal(secrets, place, sealed.slice(0, -2) + last + sealed.at(-1))).toThrow();
  });
});
