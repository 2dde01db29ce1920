import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#runtime/contracts/limits.ts';
import { ApiError } from '../http/errors.ts';
import { isCommonPassword } from './is-common.ts';

/** Why a password cannot be chosen. */
type PasswordErrorCode = 'PASSWORD_TOO_SHORT' | 'PASSWORD_TOO_LONG' | 'PASSWORD_COMMON';

/**
 * Returns why a person cannot choose a password; undefined if they can. There are no rules about kinds of characters,
 * because they make passwords weaker (NIST SP 800-63B). `words` are the person's own, such as the address.
 */
export function passwordError(password: string, words: readonly string[] = []): PasswordErrorCode | undefined {
  const { length } = [...password.normalize('NFKC')];
  if (length < PASSWORD_MIN_LENGTH) return 'PASSWORD_TOO_SHORT';
  if (length > PASSWORD_MAX_LENGTH) return 'PASSWORD_TOO_LONG';
  const lower = password.toLowerCase();
  const isOwnWord = words.some((word) => word !== '' && lower === word.toLowerCase());
  const isOneLetter = new Set(lower).size === 1;
  return isOwnWord || isOneLetter || isCommonPassword(password) ? 'PASSWORD_COMMON' : undefined;
}

/**
 * Throws PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG or PASSWORD_COMMON for the field of this name. The site's title, and the
 * person's address where they have one, are too easy to guess as well.
 */
export function requireGoodPassword(
  password: string,
  { field, email = '', title }: { field: string; email?: string; title: string },
): void {
  const code = passwordError(password, [email, email.split('@')[0] ?? '', title]);
  const values = { min: PASSWORD_MIN_LENGTH, max: PASSWORD_MAX_LENGTH };
  if (code) throw new ApiError(code, { fields: [field], values });
}
