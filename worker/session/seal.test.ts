import { describe, expect, test } from 'vitest';
import { seal, unseal } from './seal.ts';

const place = { secret: 'a secret of 32 or more characters', siteId: 'site-a', column: 'outbox.content', id: '1' };

describe('a sealed text', () => {
  test.each(['', 'x', 'ABCD-EFGH', 'Größe 😀 \u0000', 'x'.repeat(100_000)])('opens as it was: %.20s', (text) => {
    expect(unseal(place, seal(place, text))).toBe(text);
  });

  test('a sealed text shows nothing of the text, and is another one each time', () => {
    const sealed = seal(place, 'ABCD-EFGH');
    expect(sealed).toMatch(/^s1\.[\w-]+$/);
    expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('ABCD');
    expect(seal(place, 'ABCD-EFGH')).not.toBe(sealed);
  });

  test.each([
    ['another secret', { secret: 'another secret of 32 characters..' }],
    ['another site', { siteId: 'site-b' }],
    ['another column', { column: 'gift_cards.code' }],
    ['another row', { id: '2' }],
  ])('a sealed text does not open with %s', (_, change) => {
    expect(() => unseal({ ...place, ...change }, seal(place, 'text'))).toThrow();
  });

  test.each(['', 'text', 's1.', 's1.AAAA', 's1.*'])('what was never sealed does not open: %j', (text) => {
    expect(() => unseal(place, text)).toThrow();
  });

  test('a sealed text that was changed does not open', () => {
    const sealed = seal(place, 'text');
    const last = sealed.at(-2) === 'A' ? 'B' : 'A';
    expect(() => unseal(place, sealed.slice(0, -2) + last + sealed.at(-1))).toThrow();
  });
});
