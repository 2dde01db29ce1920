/** UTF-16 code units (storefront.md §9). */
export const EMAIL_MIN_LENGTH = 3;
export const EMAIL_MAX_LENGTH = 256;

/**
 * user@domain with a top-level part of 2 to 4 letters, without surrounding space (storefront.md §5). No control
 * characters: the address goes into the headers of mails.
 */
export function isEmail(text: string): boolean {
  const isLengthOk = text.length >= EMAIL_MIN_LENGTH && text.length <= EMAIL_MAX_LENGTH;
  return isLengthOk && !/\p{Cc}/u.test(text) && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.[a-z]{2,4}$/i.test(text);
}
