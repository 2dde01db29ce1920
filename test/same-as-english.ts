/**
 * Texts that at least one language spells as English does: loanwords, abbreviations and names. A whole sentence is never
 * among them.
 */
export const SAME_AS_ENGLISH: ReadonlySet<string> = new Set([
  '(optional)',
  'AM',
  'AM/PM',
  'Cookies',
  'DD',
  'Date',
  'Eircode',
  'Image',
  'MM',
  'Message',
  'Minute',
  'Neutral',
  'OK',
  'Option',
  'PM',
  'Page',
  'Passkey',
  'Passkeys',
  'Province',
  'SKU',
  'Spam',
  'Subtotal',
  'Taxes',
  'Total',
  'Total: {amount}',
  'image',
  'option',
]);
