import { readOptions } from '#runtime/page/options.ts';
import { findVariants } from '#runtime/page/product.ts';
import { announce } from '../announce.ts';
import { chosenOf } from './chosen.ts';
import { isPlatformServing } from './platform-serving.ts';
import { productAt } from './settle.ts';
import { showPriceOf } from './show-choice.ts';

/** Bought once, the same product has a price without a period. */
export function followPurchaseOption(control: HTMLElement): void {
  const product = isPlatformServing() ? undefined : productAt(control);
  if (!product?.isSubscribable) return;
  const variants = findVariants(control);
  const price = showPriceOf(product, chosenOf(product, variants ? readOptions(variants) : []), control);
  if (price) announce(price);
}
