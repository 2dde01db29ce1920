import { getProduct } from '../api/catalogue.ts';
import type { Product } from '../contracts/product.ts';
import { switchLanguage } from '../i18n/languages.ts';
import { pageLanguage } from '../page-language.ts';

const loading = new Map<string, Promise<Product>>();
const loaded = new Map<string, Product>();

/**
 * Loads a product by id or slug with the texts of the page's language, once per page. Rejects with ApiFailure; the next
 * call tries again. `runtime/purchase/load-product.ts` brings all that a purchase needs; a box needs none of it.
 */
export function loadProduct(idOrSlug: string): Promise<Product> {
  const known = loading.get(idOrSlug);
  if (known) return known;
  const fetching = fetchProduct(idOrSlug);
  loading.set(idOrSlug, fetching);
  fetching.catch(() => loading.delete(idOrSlug));
  return fetching;
}

/** A product that is already loaded. */
export function knownProduct(idOrSlug: string): Product | undefined {
  return loaded.get(idOrSlug);
}

async function fetchProduct(idOrSlug: string): Promise<Product> {
  const [product] = await Promise.all([getProduct(idOrSlug), switchLanguage(pageLanguage())]);
  for (const name of [idOrSlug, product.id]) loaded.set(name, product);
  return product;
}
