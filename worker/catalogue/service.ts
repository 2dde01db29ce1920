import { ApiError } from '../http/errors.ts';
import type { Site } from '../site/site.ts';
import { findOffer, type Offer } from './repository.ts';

export { checkQuantity, checkVariant } from './check-choice.ts';
export { FIND_PRODUCT_ID } from './find-product.ts';
export { IS_PUBLIC, IS_PUBLISHED, isPublic, isPublished } from './is-public.ts';
export { CONTENT_COLUMNS, ITEM_COLUMNS, PRODUCT_COLUMNS } from './item-columns.ts';
export { type CollectionAddress, itemUrl } from './item-url.ts';
export { readKeptProducts } from './kept-products.ts';
export { merchandisingOf, OWN_MERCHANDISING } from './merchandising.ts';
export { listOwnProducts } from './owner-repository.ts';
export {
  isSubscribable,
  type ProductReader,
  type PurchasableProduct,
  readPurchasableProduct,
} from './purchasable-product.ts';
export type { Offer } from './repository.ts';
export {
  addButtonText,
  hasEndlessStock,
  type Image,
  type ImageRow,
  isOneTimePurchasable,
  toVariants,
  type Variant,
  type VariantRow,
} from './rows.ts';
export { accentedSpellings, searchTerm, searchWords } from './search-words.ts';
export { STOCK_COLUMNS, VARIANT_COLUMNS } from './variant-columns.ts';

/** Reads the product's type and variants as a visitor's cart needs them; throws ITEM_NOT_FOUND. */
export async function readOffer(db: D1Database, site: Site, itemId: string, lockKeys: string): Promise<Offer> {
  const offer = await findOffer(db, site.siteId, itemId, lockKeys);
  if (!offer) throw new ApiError('ITEM_NOT_FOUND');
  return offer;
}
