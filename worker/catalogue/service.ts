import type { Product } from '#runtime/contracts/product.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import { readReviewSummary } from '../reviews/service.ts';
import type { Site } from '../site/site.ts';
import { toProduct } from './product-view.ts';
import { findItem, findOffer, type Offer } from './repository.ts';

export { itemUrl } from './item-url.ts';
export type { Offer } from './repository.ts';
export {
  hasEndlessStock,
  type Image,
  type ImageRow,
  isOneTimePurchasable,
  toImage,
  toVariants,
  type Variant,
  type VariantRow,
} from './rows.ts';

export async function readProduct(db: D1Database, site: Site, idOrSlug: string): Promise<Product> {
  const [item, reviews, texts] = await Promise.all([
    findItem(db, site.siteId, idOrSlug),
    readReviewSummary(db, site, idOrSlug),
    textsIn(site.language),
  ]);
  if (!item) throw new ApiError('ITEM_NOT_FOUND');
  return toProduct(item, { site, texts, reviews });
}

/** The item's kind and variants, as far as putting it into a cart asks for them. */
export async function readOffer(db: D1Database, site: Site, itemId: string): Promise<Offer> {
  const offer = await findOffer(db, site.siteId, itemId);
  if (!offer) throw new ApiError('ITEM_NOT_FOUND');
  return offer;
}
