import { ApiFailure } from '#runtime/api/failure.ts';
import type { Product, ProductVariant } from '#runtime/contracts/product.ts';
import { awaitedVariants } from '#runtime/restock/awaited-variants.ts';
import { loadProduct } from '#runtime/restock/load-product.ts';
import { RestockBox } from './RestockBox.tsx';

interface Offer {
  /** Undefined for a product that the shop does not have. */
  product: Product | undefined;
  /** The variants that visitors can wait for. */
  variants: readonly ProductVariant[];
  RestockBox: typeof RestockBox;
  /** Returns the mistake of a page's author who names this product and variant; undefined for none. */
  explain(variant: string): string | undefined;
}

/** Reads a product, with the component that shows its box. Rejects with ApiFailure where the shop does not answer. */
export async function readOffer(idOrSlug: string): Promise<Offer> {
  const product = await loadProduct(idOrSlug).catch(ignoreUnknown);
  return {
    product,
    variants: product ? awaitedVariants(product) : [],
    RestockBox,
    explain(variant) {
      if (!product) return `The shop has no product "${idOrSlug}".`;
      const isKnown = product.variants.some(({ id, sku }) => id === variant || sku === variant);
      return variant && !isKnown ? `The product "${idOrSlug}" has no variant "${variant}".` : undefined;
    },
  };
}

function ignoreUnknown(error: unknown): undefined {
  if (!(error instanceof ApiFailure && error.status === 404)) throw error;
}
