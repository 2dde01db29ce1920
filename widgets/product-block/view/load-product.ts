import { getProduct } from '#runtime/api/catalogue.ts';
import type { Product } from '#runtime/contracts/product.ts';
import { switchLanguage } from '#runtime/i18n/languages.ts';
import { type PageProduct, productFromApi } from '#runtime/page/product.ts';

export interface LoadedProduct {
  product: Product;
  /** The same in the shape that a purchase is planned with. */
  page: PageProduct;
}

const loading = new Map<string, Promise<LoadedProduct>>();
const loaded = new Map<string, LoadedProduct>();

/**
 * A product by its id or slug, and the texts of the page's language; fetched once for a page however often it stands
 * there. Rejects with ApiFailure, and is tried again by the next call.
 */
export function loadProduct(idOrSlug: string): Promise<LoadedProduct> {
  const known = loading.get(idOrSlug);
  if (known) return known;
  const fetching = fetchProduct(idOrSlug);
  loading.set(idOrSlug, fetching);
  fetching.catch(() => loading.delete(idOrSlug));
  return fetching;
}

/** What has come already, so that it can be shown at once. */
export function knownProduct(idOrSlug: string): LoadedProduct | undefined {
  return loaded.get(idOrSlug);
}

async function fetchProduct(idOrSlug: string): Promise<LoadedProduct> {
  const [product] = await Promise.all([getProduct(idOrSlug), switchLanguage(document.documentElement.lang)]);
  const answer = { product, page: productFromApi(product) };
  for (const name of [idOrSlug, product.id, product.urlSlug]) {
    if (!name) continue;
    loaded.set(name, answer);
    if (!loading.has(name)) loading.set(name, Promise.resolve(answer));
  }
  return answer;
}
