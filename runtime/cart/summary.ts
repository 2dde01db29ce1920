import { boot } from '../boot.ts';
import type { ShoppingCart } from '../contracts/cart.ts';
import { cartCountText, itemWord } from '../domain/cart-count.ts';
import { formatMoney } from '../domain/money.ts';
import { cartPill } from '../i18n/en-page.ts';
import { localised } from '../i18n/languages.ts';

/** A cart in the words of its pill, in the page's language. */
export interface CartSummary {
  quantity: number;
  /** "3 items", "100+ items". */
  count: string;
  /** "$45", "$45.50": a fraction of zeros is left out. */
  subtotal: string;
  /** What the symbol stands for: "Cart". With the texts beside it, the pill's accessible name. */
  label: string;
}

export function summarise({ totalQuantity: quantity, subtotalAmount }: ShoppingCart): CartSummary {
  const texts = localised('cartPill', cartPill);
  const { value, currencyCode } = subtotalAmount;
  const subtotal = formatMoney(value, currencyCode, document.documentElement.lang, { dropZeroFraction: true });
  return {
    quantity,
    count: `${cartCountText(quantity, texts)} ${itemWord(quantity, texts)}`,
    subtotal,
    label: texts.cart,
  };
}

/** The shop's cart page, from any page. */
export function cartUrl(): string {
  return `${boot().base}/cart`;
}
