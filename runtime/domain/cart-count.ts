/** Above this many items, indicators show "100+". */
const CART_COUNT_LIMIT = 100;

interface CountTexts {
  overLimit: string;
  item: string;
  items: string;
  cart: string;
  oneInCart: string;
  manyInCart: string;
  moreThanInCart: string;
}

/** Text of a cart indicator: the number, or "100+" above 100. */
export function cartCountText(quantity: number, texts: Pick<CountTexts, 'overLimit'>): string {
  return quantity > CART_COUNT_LIMIT ? texts.overLimit : String(quantity);
}

export function itemWord(quantity: number, texts: Pick<CountTexts, 'item' | 'items'>): string {
  return quantity === 1 ? texts.item : texts.items;
}

/** Accessible name of a cart indicator that shows a quantity. */
export function cartLabel(quantity: number, texts: CountTexts): string {
  if (quantity > CART_COUNT_LIMIT) return texts.moreThanInCart.replace('{n}', String(CART_COUNT_LIMIT));
  return quantity === 1 ? texts.oneInCart : texts.manyInCart.replace('{n}', String(quantity));
}
