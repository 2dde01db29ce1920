import type { Product, ProductVariant } from '../contracts/product.ts';
import { isSoldOut } from '../domain/product-status.ts';

/** The variants that visitors can wait for: those that are sold out, of a product with back-in-stock notices. */
export function awaitedVariants({ restock, productType, variants }: Product): ProductVariant[] {
  return restock ? variants.filter((variant) => isSoldOut(productType, [variant])) : [];
}
