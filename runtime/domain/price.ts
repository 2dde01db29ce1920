import type { Catalogue } from '../i18n/catalogue.ts';
import { fill } from '../i18n/fill.ts';

/** Minor units. */
export interface Priced {
  priceCents: number;
  /** May be set while `onSale` is false. */
  salePriceCents: number;
  onSale: boolean;
}

/** What a visitor pays now. */
export function currentPrice({ priceCents, salePriceCents, onSale }: Priced): number {
  return onSale ? salePriceCents : priceCents;
}

export interface PriceRange {
  lowest: number;
  highest: number;
}

/** Of current prices; undefined without variants. */
export function priceRange(variants: readonly Priced[]): PriceRange | undefined {
  if (variants.length === 0) return undefined;
  const prices = variants.map(currentPrice);
  return { lowest: Math.min(...prices), highest: Math.max(...prices) };
}

/** What is written of a price. With `original` it is a sale price, and both get a label for those who do not see them. */
export interface PriceTexts {
  price: string;
  original?: string;
}

/** The price of one variant, or of several: "from …" where they differ. `write` turns minor units into text. */
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
