import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from '#worker/passwords/hash.ts';

test('a password’s hash costs what OWASP advises', async () => {
  const hash = await hashPassword('café au lait');
  expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword('café au lait', hash)).toBe(true);
});
