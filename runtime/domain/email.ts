/** Length limits of an email address, in UTF-16 code units. */
export const EMAIL_MIN_LENGTH = 3;
export const EMAIL_MAX_LENGTH = 256;

/** The rule of a form's email field: a mail address whose top-level domain has 2 to 4 letters. */
export function isEmail(text: string): boolean {
  return isMailAddress(text) && /\.[a-z]{2,4}$/i.test(text);
}

/**
 * Returns the address by which limits count a mail address: in lower case, and without what follows a plus sign, because
 * ada+1@x.example and ada+2@x.example are one mailbox. It only counts: mails go to the address as it was typed, and
 * accounts and orders are found by that address.
 */
export function countedAddress(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/^([^+@]+)\+[^@]*@/, '$1@');
}

/**
 * Whether the text is one mail address, user@domain, without surrounding space and with any top-level domain. Control
 * characters, and characters that separate addresses, are refused, because the address goes into mail headers.
 */
export function isMailAddress(text: string): boolean {
  const isLengthOk = text.length >= EMAIL_MIN_LENGTH && text.length <= EMAIL_MAX_LENGTH;
  return (
    isLengthOk &&
    !/[\p{Cc}()<>[\]:;\\,"]/u.test(text) &&
    /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*\.([a-z]{2,63}|xn--[a-z\d-]{2,59})$/i.test(text)
  );
}

/** Returns what stands behind the @ of a mail address, in lower case. */
export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase();
}
