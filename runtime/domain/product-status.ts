import { PRODUCT_TYPE } from '../contracts/enumerations.ts';
import { isInStock, type Stock } from './stock.ts';

export type ProductMark = 'soldOut' | 'sale' | undefined;

/** Sold out: no variant unlimited and all at zero; digital products and gift cards never are (platform.md §4). */
export function isSoldOut(productType: number, variants: readonly Stock[]): boolean {
  if (productType === PRODUCT_TYPE.digital || productType === PRODUCT_TYPE.giftCard) return false;
  return !variants.some(isInStock);
}

/** The one mark a product carries; sold out takes precedence over sale. */
export function productMark(productType: number, variants: readonly (Stock & { onSale: boolean })[]): ProductMark {
  if (isSoldOut(productType, variants)) return 'soldOut';
  return variants.some((variant) => variant.onSale) ? 'sale' : undefined;
}
