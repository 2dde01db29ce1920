import type { ShoppingCart } from '../contracts/cart.ts';
import { cartCountText, itemWord } from '../domain/cart-count.ts';
import { formatMoney } from '../domain/money.ts';
import { cartPill } from '../i18n/en/page.ts';
import { localised } from '../i18n/languages.ts';
import { pageLanguage } from '../page-language.ts';
import { shopAddress } from '../shop-address.ts';

/** The texts of the cart pill, in the page's language. */
export interface CartSummary {
  quantity: number;
  /** "3 items", "100+ items". */
  count: string;
  /** "$45", "$45.50": a fraction of zeros is omitted. */
  subtotal: string;
  /** Text for the symbol: "Cart". Together with the other texts it is the pill's accessible name. */
  label: string;
}

export function summarise({ totalQuantity: quantity, subtotalAmount }: ShoppingCart): CartSummary {
  const texts = localised('cartPill', cartPill);
  const { value, currencyCode } = subtotalAmount;
  const subtotal = formatMoney(value, currencyCode, pageLanguage(), { dropZeroFraction: true });
  return {
    quantity,
    count: `${cartCountText(quantity, texts)} ${itemWord(quantity, texts)}`,
    subtotal,
    label: texts.cart,
  };
}

/** Address of the shop's cart page, from any page. */
export function cartUrl(): string {
  return shopAddress('/cart');
}
