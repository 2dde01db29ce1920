/**
 * Returns the tag of a language with western digits. Arabic has digits of its own in some countries, but quantity fields,
 * order numbers and codes are written with western ones everywhere, and one page should have one kind.
 */
export function withWesternDigits(tag: string): string {
  return /^ar\b(?!.*-u-)/i.test(tag) ? `${tag}-u-nu-latn` : tag;
}
