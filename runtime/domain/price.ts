import type { Catalogue } from '../i18n/catalogue.ts';
import { fill } from '../i18n/fill.ts';

/** A price and its sale price, in minor units. */
export interface Priced {
  priceCents: number;
  /** Can be set while `onSale` is false. */
  salePriceCents: number;
  onSale: boolean;
}

/** The current price. */
export function currentPrice({ priceCents, salePriceCents, onSale }: Priced): number {
  return onSale ? salePriceCents : priceCents;
}

/** What a buyer pays for one unit: the current price, and the deposit with it. */
export function chargedPrice(variant: Priced & { depositCents: number }): number {
  return currentPrice(variant) + variant.depositCents;
}

interface PriceRange {
  lowest: number;
  highest: number;
}

/** Lowest and highest current price; undefined without variants. */
export function priceRange(variants: readonly Priced[]): PriceRange | undefined {
  if (variants.length === 0) return undefined;
  const prices = variants.map(currentPrice);
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
}

/** Texts of a price. With `original` it is a sale price, and both get a label for screen readers. */
export interface PriceTexts {
  price: string;
  original?: string;
}

/** The price of one variant, or "from …" where several prices differ. `write` turns minor units into text. */
export function priceTexts(
  variants: readonly Priced[],
  write: (minorUnits: number) => string,
  texts: Pick<Catalogue['product'], 'fromPrice' | 'priceUnavailable'>,
): PriceTexts {
  const [first] = variants;
  const range = priceRange(variants);
  if (!first || !range) return { price: texts.priceUnavailable };
  if (range.lowest !== range.highest) return { price: fill(texts.fromPrice, { fromPrice: write(range.lowest) }) };
  const isOneSale = variants.every(({ onSale, priceCents }) => onSale && priceCents === first.priceCents);
  return { price: write(range.lowest), ...(isOneSale && { original: write(first.priceCents) }) };
}
