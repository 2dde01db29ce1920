import { readOptions } from '#runtime/page/options.ts';
import { findVariants } from '#runtime/page/product.ts';
import { PURCHASE_OPTIONS, readPurchaseOption } from '#runtime/page/purchase-option.ts';
import { announce } from '#runtime/page-cart/announce.ts';
import { chosenOf } from './chosen.ts';
import { isPlatformServing } from './platform-serving.ts';
import { productAt } from './show-choice.ts';
import { showPriceOf } from './show-details.ts';

export function followPurchaseOption(control: HTMLElement): void {
  const price = showPurchaseOption(control);
  if (price) announce(price);
}

/**
 * Shows the purchase options that were chosen before the scripts ran, by the visitor or by a browser that restores
 * fields.
 */
export function showPurchaseOptions(): void {
  for (const options of document.querySelectorAll<HTMLElement>(PURCHASE_OPTIONS)) {
    if (readPurchaseOption(options) === 'oneTime') showPurchaseOption(options);
  }
}

/** Shows the price of the chosen purchase option; a single purchase has a price without a period. */
function showPurchaseOption(near: HTMLElement): string {
  const product = isPlatformServing() ? undefined : productAt(near);
  if (!product?.isSubscribable) return '';
  const variants = findVariants(near);
  return showPriceOf(product, chosenOf(product, variants ? readOptions(variants) : []), near);
}
