import { describe, expect, test } from 'vitest';
import { passwordError, requireGoodPassword } from './rules.ts';
import { hashPassword, isCommonPassword, isHashOutdated, verifyPassword } from './service.ts';

describe('a password', () => {
  test('has 8 to 256 characters of any kind, and is not among those that attackers try first', () => {
    expect(passwordError('sevenxx')).toBe('PASSWORD_TOO_SHORT');
    expect(passwordError('🙂'.repeat(7))).toBe('PASSWORD_TOO_SHORT');
    expect(passwordError('🙂🙃'.repeat(128))).toBeUndefined();
    expect(passwordError('🙂🙃'.repeat(129))).toBe('PASSWORD_TOO_LONG');
    for (const common of [
      'password1',
      'PassWord1',
      'qwertyuiop',
      '123456789',
      'aaaaaaaaaaaa',
      'trondheim',
      'TROOP4LIFE',
    ]) {
      expect(passwordError(common)).toBe('PASSWORD_COMMON');
    }
    expect(passwordError('Ann@Mail.example', ['ann@mail.example'])).toBe('PASSWORD_COMMON');
    for (const own of ['eight chr', 'kettle over two cups', 'тихий чайник']) expect(passwordError(own)).toBeUndefined();
  });

  test.each(['Ann.Lee99@mail.example', 'ann.lee99', 'Second Steep'])(
    'cannot be the address of its person, the name in it, or the title of the site: %s',
    (password) => {
      const place = { field: 'newPassword', email: 'ann.lee99@mail.example', title: 'Second Steep' };
      const details = { fields: ['newPassword'], values: { min: 8, max: 256 } };
      expect(() => requireGoodPassword(password, place)).toThrow(
        expect.objectContaining({ code: 'PASSWORD_COMMON', details }),
      );
    },
  );

  test('that nobody has chosen before is hardly ever mistaken for a common one', () => {
    const own = Array.from({ length: 2_000 }, (_, index) => `unlikely ${index} kettle`);
    expect(own.filter(isCommonPassword)).toEqual([]);
  });
});

describe('a hash', () => {
  test('is a PHC string of its own salt, and only its password has it, however its letters are composed', async () => {
    const [first, second] = await Promise.all([hashPassword('caf\u00e9 au lait'), hashPassword('café au lait')]);
    expect(first).toMatch(/^\$scrypt\$ln=\d+,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(second).not.toBe(first);
    expect(await verifyPassword('cafe\u0301 au lait', first)).toBe(true);
    expect(await verifyPassword('cafe au lait', first)).toBe(false);
    expect(await verifyPassword('', undefined)).toBe(false);
    await expect(verifyPassword('x', '$scrypt$ln=14$broken')).rejects.toThrow('malformed');
  });

  test('of another cost is verified by that cost, and is outdated', async () => {
    const cheap = '$scrypt$ln=4,r=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$HvQHodIiewKAa3AGvUJdvCs3TFK7dKo4RY6MUfCtQ54';
    expect(isHashOutdated(cheap)).toBe(true);
    expect(isHashOutdated(await hashPassword('x'))).toBe(false);
    expect(await verifyPassword('old password', cheap)).toBe(true);
  });
});
