import type { Product } from '#runtime/contracts/product.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { Bindings } from '../env.ts';
import { ApiError } from '../http/errors.ts';
import { guaranteeNotice } from '../notices/service.ts';
import { productInformation } from '../product-information/service.ts';
import { readReviewSummary } from '../reviews/service.ts';
import type { Site } from '../site/site.ts';
import { toProduct } from './product-view.ts';
import { findItem } from './repository.ts';

/** Reads the product with this id or slug, with its ratings, as a visitor sees it; throws ITEM_NOT_FOUND. */
export async function readProduct(env: Bindings, site: Site, idOrSlug: string, lockKeys: string): Promise<Product> {
  const [item, reviews, texts] = await Promise.all([
    findItem(env.DB, site, idOrSlug, lockKeys),
    readReviewSummary(env.DB, site, idOrSlug, lockKeys),
    textsIn(site.language),
  ]);
  if (!item) throw new ApiError('ITEM_NOT_FOUND');
  const now = Date.now();
  const notice = await guaranteeNotice({ db: env.DB, site, now }, [item.productType], texts);
  return toProduct(item, {
    env,
    site,
    texts,
    reviews,
    information: productInformation(site, item, texts, { notice, now }),
  });
}
