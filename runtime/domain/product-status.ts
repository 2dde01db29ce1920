import { PRODUCT_TYPE } from '../contracts/enumerations.ts';
import { isInStock, type Stock } from './stock.ts';

export type ProductMark = 'soldOut' | 'sale' | undefined;

/**
 * Whether all variants of a product are at zero stock; only physical products and services with limited stock sell out.
 */
export function isSoldOut(productType: number, variants: readonly Stock[]): boolean {
  const canRunOut = productType === PRODUCT_TYPE.physical || productType === PRODUCT_TYPE.service;
  return canRunOut && !variants.some(isInStock);
}

/** The mark on a product; sold out takes precedence over sale. */
export function productMark(productType: number, variants: readonly (Stock & { onSale: boolean })[]): ProductMark {
  if (isSoldOut(productType, variants)) return 'soldOut';
  return variants.some((variant) => variant.onSale) ? 'sale' : undefined;
}
