import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { commonPasswordsFile } from '../worker/passwords/write-common-passwords.mjs';

test('the list of common passwords is that of its packages', () => {
  const file = new URL('../worker/passwords/common-passwords.ts', import.meta.url);
  expect(readFileSync(file, 'utf8') === commonPasswordsFile()).toBe(true);
});
