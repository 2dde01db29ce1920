/** Characters of gift card codes, without those that people confuse: 0 O, 1 I L, 2 Z, 5 S, 8 B. */
export const GIFT_CARD_CHARACTERS = '34679ACDEFGHJKMNPQRTUVWXY';
export const GIFT_CARD_LENGTH = 16;

/** Normalises a code for comparison: people type it in any case and grouping. */
export function normaliseGiftCardCode(code: string): string {
  return code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}

/** Formats a code in groups of four characters. */
export function formatGiftCardCode(code: string): string {
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
