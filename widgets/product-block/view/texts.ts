import { addToCart, product, subscription } from '#runtime/i18n/en/rest.ts';
import { localised } from '#runtime/i18n/languages.ts';

/** Returns the texts of all products, in the page's language. */
export function productTexts() {
  return {
    product: localised('product', product),
    subscription: localised('subscription', subscription),
    addToCart: localised('addToCart', addToCart),
  };
}
