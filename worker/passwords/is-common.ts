import { createHash } from 'node:crypto';
import { COMMON_PASSWORDS, COMMON_PASSWORDS_COUNT } from './common-passwords.ts';
import { decodeNumbers } from './number-set.ts';

/** The sorted hashes of common passwords; decoded when the first password is chosen. */
let hashes: Uint32Array | undefined;

/**
 * Whether a password is among those that attackers try first, in whatever case. The list holds hashes of 32 bits, so one
 * of 43,000 other passwords is taken for a common one.
 */
export function isCommonPassword(password: string): boolean {
  hashes ??= decodeNumbers(Buffer.from(COMMON_PASSWORDS, 'base64'), COMMON_PASSWORDS_COUNT);
  const wanted = commonHash(password);
  let low = 0;
  let high = hashes.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((hashes[middle] as number) < wanted) low = middle + 1;
    else high = middle;
  }
  return hashes[low] === wanted;
}

/** Returns the hash by which the list knows a password. */
export function commonHash(password: string): number {
  return createHash('sha256').update(password.normalize('NFKC').toLowerCase()).digest().readUInt32BE();
}
