import { emit } from '#runtime/events.ts';
import { ADD_TO_CART_BUTTON } from '#runtime/hooks.ts';
import { readOptions } from '#runtime/page/options.ts';
import { isPageOf, type PageProduct, readProduct } from '#runtime/page/product.ts';
import { productPart, productParts } from '#runtime/page/product-root.ts';
import { keepInAddress } from './address.ts';
import { chosenOf } from './chosen.ts';
import { markValues } from './mark-values.ts';
import { showDetails } from './show-details.ts';

export const VARIANTS = '.product-variants';

/** The JSON of the last announced variant, by the first element with the product's options. */
const announcedVariants = new WeakMap<Element, unknown>();

/** The product that an element is a part of. It is read at the product's button, which knows the product's type. */
export function productAt(part: HTMLElement): PageProduct | undefined {
  return readProduct(productPart(part, ADD_TO_CART_BUTTON) ?? part);
}

/**
 * Shows the current choice everywhere on the page: in the product's details, at the values of its options and in the
 * address. Dispatches one `variant:change` with the variant's own JSON. Themes read its fields without a check, so an
 * incomplete choice is not announced. Returns the text for screen readers.
 */
export function showChoice(variants: HTMLElement): string {
  const product = productAt(variants);
  if (!product) return '';
  const selections = readOptions(variants);
  const chosen = chosenOf(product, selections);
  const announcement = showDetails(product, chosen, variants);
  const copies = productParts(product.itemId, VARIANTS);
  for (const copy of copies) markValues(product, selections, copy);
  const variant = chosen.status === 'chosen' ? chosen.variant : undefined;
  if (isPageOf(product.itemId)) keepInAddress(variant?.id);
  const [first = variants] = copies;
  if (variant && announcedVariants.get(first) !== variant.raw)
    emit(variants, 'variant:change', { selectedVariant: variant.raw });
  announcedVariants.set(first, variant?.raw);
  return announcement;
}
