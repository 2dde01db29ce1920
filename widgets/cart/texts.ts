import { boot } from '#runtime/boot.ts';
import type { ShoppingCart } from '#runtime/contracts/cart.ts';
import { formatMoney } from '#runtime/domain/money.ts';
import { formatReduction } from '#runtime/domain/reduction.ts';
import { cartPage } from '#runtime/i18n/en/rest.ts';
import { localised } from '#runtime/i18n/languages.ts';
import { pageLanguage } from '#runtime/page-language.ts';

export type CartTexts = ReturnType<typeof cartTexts>;

/** The texts of the cart, in the page's language. */
export function cartTexts() {
  return localised('cartPage', cartPage);
}

/** Formats an amount of the cart in its currency, for the page's language. */
export function money(cents: number, { subtotalAmount }: Pick<ShoppingCart, 'subtotalAmount'>): string {
  return formatMoney(cents, subtotalAmount.currencyCode, pageLanguage());
}

/** Formats what is taken off the cart. */
export function reduction(cents: number, { subtotalAmount }: Pick<ShoppingCart, 'subtotalAmount'>): string {
  return formatReduction(cents, subtotalAmount.currencyCode, pageLanguage());
}

/** Returns the full address of a path of the shop, also on pages of another origin. */
export function ofShop(path: string): string {
  return new URL(path, `${boot().base}/`).href;
}
