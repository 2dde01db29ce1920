/** Without what is taken for another character: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
export const GIFT_CARD_CHARACTERS = '34679ACDEFGHJKMNPQRTUVWXY';
export const GIFT_CARD_LENGTH = 16;

/** A code as it is compared: people type it in any case, in groups of any length. */
export function normaliseGiftCardCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** In groups of four, as it is read out. */
export function formatGiftCardCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
