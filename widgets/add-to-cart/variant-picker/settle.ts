import { emit } from '#runtime/events.ts';
import { ADD_TO_CART_BUTTON } from '#runtime/hooks.ts';
import { readOptions } from '#runtime/page/options.ts';
import { isPageOf, type PageProduct, readProduct } from '#runtime/page/product.ts';
import { productPart, productParts } from '#runtime/page/product-root.ts';
import { keepInAddress } from './address.ts';
import { chosenOf } from './chosen.ts';
import { markValues } from './mark-values.ts';
import { showChoice } from './show-choice.ts';

export const VARIANTS = '.product-variants';

/** What themes were told last, by the first element with the product's options. */
const told = new WeakMap<Element, unknown>();

/** The product that an element is a part of, as its button describes it: that knows the type. */
export function productAt(part: HTMLElement): PageProduct | undefined {
  return readProduct(productPart(part, ADD_TO_CART_BUTTON) ?? part);
}

/**
 * Brings the page to what is chosen now: what it says of the product, what it says of the values, its address. Themes
 * hear `variant:change`, once, with the variant's own JSON; they read its fields unguarded, so that an incomplete
 * choice is not told. Returns what is to be spoken.
 */
export function settle(variants: HTMLElement): string {
  const product = productAt(variants);
  if (!product) return '';
  const selections = readOptions(variants);
  const chosen = chosenOf(product, selections);
  const spoken = showChoice(product, chosen, variants);
  const copies = productParts(product.itemId, VARIANTS);
  for (const copy of copies) markValues(product, selections, copy);
  const variant = chosen.status === 'chosen' ? chosen.variant : undefined;
  if (isPageOf(product.itemId)) keepInAddress(variant?.id);
  const [first = variants] = copies;
  if (variant && told.get(first) !== variant.raw) emit(variants, 'variant:change', { selectedVariant: variant.raw });
  told.set(first, variant?.raw);
  return spoken;
}
