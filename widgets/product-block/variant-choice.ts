import { findVariant, missingOptions } from '#runtime/domain/variants.ts';
import { emit } from '#runtime/events.ts';
import { isPlatformLive } from '#runtime/loader/platform.ts';
import { optionOf, readOptions, writeOptions } from '#runtime/page/options.ts';
import { readProduct } from '#runtime/page/product.ts';
import { itemIdOf, productParts } from '#runtime/page/product-root.ts';

const VARIANTS = '.product-variants';

/**
 * After a choice: selects and radios of all copies of the product agree, and themes hear `variant:change`, once, with
 * the variant's own JSON. They read its fields unguarded, so that an incomplete choice is not told.
 */
export function followChoice(control: HTMLSelectElement | HTMLInputElement): void {
  const variants = control.closest(VARIANTS);
  const choice = optionOf(control);
  if (!variants || !choice) return;
  for (const copy of productParts(itemIdOf(variants), VARIANTS)) writeOptions(copy, [choice]);
  if (isPlatformLive()) return;
  const selections = readOptions(variants);
  if (missingOptions(selections).length > 0) return;
  const variant = findVariant(readProduct(variants)?.variants ?? [], selections);
  if (variant) emit(variants, 'variant:change', { selectedVariant: variant.raw });
}
