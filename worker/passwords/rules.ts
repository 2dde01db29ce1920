import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#runtime/contracts/limits.ts';
import { isCommonPassword } from './is-common.ts';

/** Why a password cannot be chosen. */
export type PasswordFault = 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_COMMON';

/**
 * Returns why a person cannot choose a password; undefined if they can. There are no rules about kinds of characters,
 * because they make passwords weaker (NIST SP 800-63B). `words` are the person's own, such as the address.
 */
export function passwordError(password: string, words: readonly string[] = []): PasswordFault | undefined {
  const { length } = [...password.normalize('NFKC')];
  if (length < PASSWORD_MIN_LENGTH) return 'PASSWORD_TOO_SHORT';
  if (length > PASSWORD_MAX_LENGTH) return 'PASSWORD_TOO_LONG';
  const lower = password.toLowerCase();
  const isOwnWord = words.some((word) => word !== '' && lower === word.toLowerCase());
  const isOneLetter = new Set(lower).size === 1;
  return isOwnWord || isOneLetter || isCommonPassword(password) ? 'PASSWORD_COMMON' : undefined;
}
