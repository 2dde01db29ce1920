import type { Product } from '#runtime/contracts/product.ts';
import { textsIn } from '#runtime/i18n/texts-in.ts';
import type { Bindings } from '../env.ts';
import { ApiError } from '../http/errors.ts';
import { guaranteeNotice } from '../notices/service.ts';
import { embeddedHtml, productInformation } from '../product-information/service.ts';
import { readReviewSummary } from '../reviews/service.ts';
import { NO_LOCK_KEYS } from '../session/service.ts';
import { isFindable } from '../site/discovery.ts';
import { hostOrigin } from '../site/host-origin.ts';
import type { Site } from '../site/site.ts';
import { productData } from '../structured-data/service.ts';
import { toProduct } from './product-view.ts';
import { type CatalogueItem, findItem } from './repository.ts';

/** Reads the product with this id or slug, with its ratings, as a visitor with these lock keys (JSON) sees it; throws ITEM_NOT_FOUND. */
export async function readProduct(
  env: Bindings,
  site: Site,
  idOrSlug: string,
  { lockKeys, origin }: { lockKeys: string; origin: string },
): Promise<Product> {
  const [item, reviews, texts] = await Promise.all([
    findItem(env.DB, site, idOrSlug, lockKeys),
    readReviewSummary(env.DB, site, idOrSlug, lockKeys),
    textsIn(site.language),
  ]);
  if (!item) throw new ApiError('ITEM_NOT_FOUND');
  const now = Date.now();
  const notice = await guaranteeNotice({ db: env.DB, site, now }, [item.productType], texts);
  const information = productInformation(site, item, texts, { notice, now });
  const product = toProduct(item, {
    env,
    site,
    texts,
    reviews,
    now,
    information: information ? embeddedHtml(information, origin) : '',
  });
  return { ...product, structuredData: lockKeys === NO_LOCK_KEYS ? dataElsewhere(site, item, { origin, now }) : null };
}

/** What pages of other sites say of the product; null in a shop that search engines should not find. */
function dataElsewhere(site: Site, item: CatalogueItem, { origin: called, now }: { origin: string; now: number }) {
  const { hostname, origin } = new URL(
    site.primaryHost === null ? called : hostOrigin(new URL(called), site.primaryHost),
  );
  if (!isFindable(site, hostname)) return null;
  const place = { url: new URL(item.fullUrl, origin).href, base: origin + site.prefix, origin };
  const offered = { ...item, body: '', categories: [], tags: [] };
  return productData(site, offered, { ...place, reviews: undefined, now }) ?? null;
}
