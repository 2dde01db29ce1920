import type { Product } from '#runtime/contracts/product.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import { ApiError } from '../http/errors.ts';
import { readReviewSummary } from '../reviews/service.ts';
import type { Site } from '../site/site.ts';
import { toProduct } from './product-view.ts';
import { findItem } from './repository.ts';

/** Reads the product with this id or slug, with its ratings; throws ITEM_NOT_FOUND. */
export async function readProduct(db: D1Database, site: Site, idOrSlug: string): Promise<Product> {
  const [item, reviews, texts] = await Promise.all([
    findItem(db, site.siteId, idOrSlug),
    readReviewSummary(db, site, idOrSlug),
    textsIn(site.language),
  ]);
  if (!item) throw new ApiError('ITEM_NOT_FOUND');
  return toProduct(item, { site, texts, reviews });
}
