import { getProduct } from '#runtime/api/catalogue.ts';
import { ApiFailure } from '#runtime/api/failure.ts';
import { getStock } from '#runtime/api/inventory.ts';
import type { Product } from '#runtime/contracts/product.ts';
import { switchLanguage } from '#runtime/i18n/languages.ts';
import { type PageProduct, productFromApi } from '#runtime/page/product.ts';
import { pageLanguage } from '#runtime/page-language.ts';
import { report } from '#runtime/report.ts';

export interface LoadedProduct {
  product: Product;
  /** The product in the shape that `planPurchase` needs. */
  page: PageProduct;
}

const loading = new Map<string, Promise<LoadedProduct>>();
const loaded = new Map<string, LoadedProduct>();
const followers = new Set<(loaded: LoadedProduct) => void>();

/**
 * Loads a product by id or slug together with the texts of the page's language, once per page. Rejects with ApiFailure;
 * the next call tries again.
 */
export function loadProduct(idOrSlug: string): Promise<LoadedProduct> {
  const known = loading.get(idOrSlug);
  if (known) return known;
  const fetching = fetchProduct(idOrSlug);
  loading.set(idOrSlug, fetching);
  fetching.catch(() => loading.delete(idOrSlug));
  return fetching;
}

/** A product that is already loaded, so that it can be shown at once. */
export function knownProduct(idOrSlug: string): LoadedProduct | undefined {
  return loaded.get(idOrSlug);
}

/** Calls `follower` with every product whose data changes from now on; returns a function that stops it. */
export function followProducts(follower: (loaded: LoadedProduct) => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

/** Reads a product's stock again after the visitor learnt that the shown stock was wrong. Never rejects. */
export async function refreshStock({ product }: LoadedProduct): Promise<void> {
  try {
    const results = await getStock(product.id);
    const variants = product.variants.map((variant) => {
      const now = results.find(({ variantId }) => variantId === variant.id);
      return now ? { ...variant, unlimited: now.unlimited, qtyInStock: now.qtyInStock } : variant;
    });
    const answer = keep({ ...product, variants });
    for (const follower of followers) follower(answer);
  } catch (error) {
    if (!(error instanceof ApiFailure)) report(error, 'stock');
  }
}

async function fetchProduct(idOrSlug: string): Promise<LoadedProduct> {
  const [product] = await Promise.all([getProduct(idOrSlug), switchLanguage(pageLanguage())]);
  return keep(product, idOrSlug);
}

function keep(product: Product, asked = product.id): LoadedProduct {
  const answer = { product, page: productFromApi(product) };
  for (const name of [asked, product.id, product.urlSlug]) {
    if (!name) continue;
    loaded.set(name, answer);
    loading.set(name, Promise.resolve(answer));
  }
  return answer;
}
