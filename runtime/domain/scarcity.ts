import { fill } from '../i18n/fill.ts';
import { isInStock, type Stock } from './stock.ts';

/** When a shop says that little is left, and how. */
export interface ScarcityRule {
  /** Text with `{qtyInStock}`; empty or null where the shop says nothing. */
  text: string | null | undefined;
  /** Scarce with this many in stock or fewer. */
  threshold: number;
}

/** "Only 2 available"; undefined for what is not scarce: unlimited, plenty, or sold out. */
export function scarcityText(stock: Stock, { text, threshold }: ScarcityRule): string | undefined {
  return text && isScarce(stock, threshold) ? fill(text, { qtyInStock: stock.qtyInStock }) : undefined;
}

export function isScarce(stock: Stock, threshold: number): boolean {
  return !stock.unlimited && isInStock(stock) && stock.qtyInStock <= threshold;
}
