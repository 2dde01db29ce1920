import { fill } from '../i18n/fill.ts';
import { isInStock, type Stock } from './stock.ts';

/** The stock at which a shop says that few are left, and the text it uses. */
export interface ScarcityRule {
  /** Text with `{qtyInStock}`; empty or null where the shop shows none. */
  text: string | null | undefined;
  /** A variant is scarce at this stock or lower. */
  threshold: number;
}

/** "Only 2 available"; undefined where stock is unlimited, plentiful or sold out. */
export function scarcityText(stock: Stock, { text, threshold }: ScarcityRule): string | undefined {
  return text && isScarce(stock, threshold) ? fill(text, { qtyInStock: stock.qtyInStock }) : undefined;
}

export function isScarce(stock: Stock, threshold: number): boolean {
  return !stock.unlimited && isInStock(stock) && stock.qtyInStock <= threshold;
}
