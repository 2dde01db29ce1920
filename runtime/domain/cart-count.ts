import { counted } from '../i18n/counted.ts';

/** Above this many items, indicators show "100+". */
const CART_COUNT_LIMIT = 100;

interface CountTexts {
  overLimit: string;
  items: string;
  inCart: string;
  moreThanInCart: string;
}

/** Text of a cart indicator: the number, or "100+" above 100. */
export function cartCountText(quantity: number, texts: Pick<CountTexts, 'overLimit'>): string {
  return quantity > CART_COUNT_LIMIT ? texts.overLimit : String(quantity);
}

/** The word beside the number. */
export function itemWord(quantity: number, texts: Pick<CountTexts, 'items'>): string {
  return counted(texts.items, quantity);
}

/** Accessible name of a cart indicator that shows a quantity. */
export function cartLabel(quantity: number, texts: CountTexts): string {
  if (quantity > CART_COUNT_LIMIT) return texts.moreThanInCart.replace('{n}', `${CART_COUNT_LIMIT}`);
  return counted(texts.inCart, quantity);
}
