import { commonTexts } from '#runtime/i18n/en/console/all-rooms.ts';
import { productsTexts } from '#runtime/i18n/en/console/products.ts';

/** Returns what people call a kind of record: "Mailing list" for `mailingList`. */
export function recordName(type: string): string {
  if (type === 'importedProduct') return commonTexts.product;
  if (type === 'headerFooter') return productsTexts.headerAndFooter;
  if (type === 'site') return productsTexts.settingsOfTheSite;
  const words = type.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
