import { findVariant, missingOptions, type OptionSelection, withUnasked } from '#runtime/domain/variants.ts';
import type { PageProduct, PageVariant } from '#runtime/page/product.ts';

/** `open`: some options are not chosen yet. `unavailable`: no variant has all the chosen values. */
export type Chosen =
  | { status: 'open' }
  | { status: 'unavailable' }
  | { status: 'chosen'; variant: PageVariant; selections: readonly OptionSelection[] };

export function chosenOf({ variants }: PageProduct, selections: readonly OptionSelection[]): Chosen {
  if (missingOptions(withUnasked(variants, selections)).length > 0) return { status: 'open' };
  const variant = findVariant(variants, selections);
  return variant ? { status: 'chosen', variant, selections } : { status: 'unavailable' };
}
