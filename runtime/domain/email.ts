/** UTF-16 code units (storefront.md §9). */
export const EMAIL_MIN_LENGTH = 3;
export const EMAIL_MAX_LENGTH = 256;

/** A form's e-mail field: as below, with a top-level part of 2 to 4 letters (storefront.md §5). */
export function isEmail(text: string): boolean {
  return isMailAddress(text) && /\.[a-z]{2,4}$/i.test(text);
}

/**
 * user@domain, without surrounding space, under any top-level part that mail may go to. No control characters, and none
 * of those that make several addresses of it or a name: it goes into the headers of mails, and whoever is told something
 * by mail alone must be reached.
 */
export function isMailAddress(text: string): boolean {
  const isLengthOk = text.length >= EMAIL_MIN_LENGTH && text.length <= EMAIL_MAX_LENGTH;
  return (
    isLengthOk &&
    !/[\p{Cc}()<>[\]:;\\,"]/u.test(text) &&
    /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.([a-z]{2,63}|xn--[a-z\d-]{2,59})$/i.test(text)
  );
}
