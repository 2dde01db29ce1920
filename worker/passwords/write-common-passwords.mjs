/**
 * Writes `common-passwords.ts` from the list of @zxcvbn-ts/language-common (MIT): the first 32 bits of the SHA-256 of
 * each password that is long enough to be chosen, sorted.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PASSWORD_MIN_LENGTH } from '../../runtime/contracts/limits.ts';
import { commonHash } from './is-common.ts';

const FILE = fileURLToPath(new URL('common-passwords.ts', import.meta.url));

/** Returns the passwords of the list that are long enough, most common first. */
export function longCommonPasswords() {
  const main = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common');
  const list = JSON.parse(readFileSync(join(dirname(main), '../src/passwords.json'), 'utf8'));
  return list.filter((password) => [...password].length >= PASSWORD_MIN_LENGTH);
}

/** Returns the file's text. */
export function commonPasswordsFile() {
  const hashes = Uint32Array.from(new Set(longCommonPasswords().map(commonHash))).sort();
  const bytes = Buffer.alloc(hashes.length * 4);
  for (const [index, hash] of hashes.entries()) bytes.writeUInt32BE(hash, index * 4);
  return `/** ${hashes.length} sorted hashes; \`node worker/passwords/write-common-passwords.mjs\` writes them. */
export const COMMON_PASSWORDS =
  '${bytes.toString('base64')}';
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, commonPasswordsFile());
