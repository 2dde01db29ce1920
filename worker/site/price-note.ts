import { PRODUCT_TYPE } from '#runtime/contracts/enumerations.ts';
import type { PriceNote } from '#runtime/contracts/product.ts';
import type { Catalogue } from '#runtime/i18n/catalogue.ts';
import { shownLegalPageUrl } from './legal-pages.ts';
import { moneyRules } from './money-rules.ts';
import type { Site } from './site.ts';

/**
 * Returns the note beside a product's price where the owner has set `priceNote`: `true` for the usual text, or a text
 * of the owner's own about taxes. Gift cards are money and have no note.
 */
export function priceNote(
  site: Site,
  productType: number | null,
  { priceNotes }: Pick<Catalogue, 'priceNotes'>,
): PriceNote | null {
  const { priceNote: setting } = site.storeSettings;
  if (!setting || productType === null || productType === PRODUCT_TYPE.giftCard) return null;
  const usual = moneyRules(site).pricesIncludeTax ? priceNotes.taxIncluded : priceNotes.taxExcluded;
  return {
    tax: ownTaxNote(site) ?? usual,
    delivery: productType === PRODUCT_TYPE.physical ? priceNotes.plusDelivery : '',
    deliveryUrl: shownLegalPageUrl(site, 'delivery'),
  };
}

/** Returns the owner's own text about taxes; undefined where the usual one is used. */
export function ownTaxNote({ storeSettings: { priceNote: setting } }: Site): string | undefined {
  return typeof setting === 'string' && setting !== '' ? setting : undefined;
}
