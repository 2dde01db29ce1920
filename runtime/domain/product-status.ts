import { PRODUCT_TYPE } from '../contracts/enumerations.ts';
import { isInStock, type Stock } from './stock.ts';

export type ProductMark = 'soldOut' | 'sale' | undefined;

/** No variant unlimited and all at zero; only what can run out is ever sold out (platform.md §4). */
export function isSoldOut(productType: number, variants: readonly Stock[]): boolean {
  const canRunOut = productType === PRODUCT_TYPE.physical || productType === PRODUCT_TYPE.service;
  return canRunOut && !variants.some(isInStock);
}

/** The one mark a product carries; sold out takes precedence over sale. */
export function productMark(productType: number, variants: readonly (Stock & { onSale: boolean })[]): ProductMark {
  if (isSoldOut(productType, variants)) return 'soldOut';
  return variants.some((variant) => variant.onSale) ? 'sale' : undefined;
}
