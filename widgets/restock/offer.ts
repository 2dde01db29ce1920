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
  /** Whether the product has a variant of this id or SKU. */
  hasVariant(idOrSku: string): boolean;
}

/** Reads a product, with the component that shows its box. Rejects with ApiFailure where the shop does not answer. */
export async function readOffer(idOrSlug: string): Promise<Offer> {
  const product = await loadProduct(idOrSlug).catch(ignoreUnknown);
  return {
    product,
    variants: product ? awaitedVariants(product) : [],
    RestockBox,
    hasVariant: (idOrSku) => product?.variants.some(({ id, sku }) => id === idOrSku || sku === idOrSku) ?? false,
  };
}

function ignoreUnknown(error: unknown): undefined {
  if (!(error instanceof ApiFailure && error.status === 404)) throw error;
}
