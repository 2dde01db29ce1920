import { readOptions } from '#runtime/page/options.ts';
import { findVariants } from '#runtime/page/product.ts';
import { itemIdOf, productParts } from '#runtime/page/product-root.ts';
import { announce } from '#runtime/page-cart/announce.ts';
import { groupValues } from './group-values.ts';
import { markValues } from './mark-values.ts';
import { isPlatformServing } from './platform-serving.ts';
import { requestProduct } from './request-product.ts';
import { chooseFromAddress } from './restore-choice.ts';
import { productAt, showChoice, VARIANTS } from './show-choice.ts';

const prepared = new WeakSet<Element>();

/**
 * Marks the values that cannot be bought when a visitor points at or focuses a product's controls, before a dropdown
 * opens.
 */
export function prepareChoice(target: Element): void {
  const variants = target.closest<HTMLElement>(VARIANTS) ?? findVariants(target);
  if (!variants || prepared.has(variants) || isPlatformServing()) return;
  groupValues(variants);
  const product = productAt(variants);
  if (!product) {
    requestProduct(itemIdOf(variants), () => catchUp(variants));
    return;
  }
  for (const copy of productParts(product.itemId, VARIANTS)) {
    prepared.add(copy);
    markValues(product, readOptions(variants), copy);
  }
}

/** Shows the choice once the product is known; the visitor may have chosen meanwhile. */
function catchUp(variants: HTMLElement): void {
  chooseFromAddress();
  if (!readOptions(variants).some(({ value }) => value)) {
    prepareChoice(variants);
    return;
  }
  const announcement = showChoice(variants);
  if (announcement) announce(announcement);
}
