import { boot } from '#runtime/boot.ts';
import type { OptionSelection } from '#runtime/domain/variants.ts';
import { controlsOf, writeOptions } from '#runtime/page/options.ts';
import { itemIdOf, productParts } from '#runtime/page/product-root.ts';
import { isDisabled } from '#runtime/platform.ts';
import type { ShownProduct } from '#runtime/purchase/shown-products.ts';
import { followChoice } from './follow-choice.ts';
import { isPlatformServing } from './platform-serving.ts';
import { productAt, VARIANTS } from './show-choice.ts';

/** Lets other modules choose a variant in the page's options, until the signal fires. */
export function offerChoices(signal: AbortSignal): void {
  boot().products = (boot().products ?? new Set()).add(shownProducts);
  signal.addEventListener('abort', () => boot().products?.delete(shownProducts));
}

/** The products whose options the page has; all copies of a product's options follow the first. */
function shownProducts(): ShownProduct[] {
  const byItem = new Map<string | undefined, HTMLElement>();
  for (const variants of isDisabled() ? [] : document.querySelectorAll<HTMLElement>(VARIANTS)) {
    const itemId = itemIdOf(variants);
    if (!byItem.has(itemId)) byItem.set(itemId, variants);
  }
  return [...byItem.values()].flatMap((variants) => {
    const page = productAt(variants);
    return page ? [{ page, choose: (selections) => choose(variants, selections) }] : [];
  });
}

function choose(variants: HTMLElement, selections: readonly OptionSelection[]): void {
  for (const copy of productParts(itemIdOf(variants), VARIANTS)) writeOptions(copy, selections);
  const [{ selects, radios } = { selects: [], radios: [] }] = controlsOf(variants);
  const control = selects[0] ?? radios.find(({ checked }) => checked);
  if (!control) return;
  // The platform's own scripts show the choice where they run.
  if (isPlatformServing()) control.dispatchEvent(new Event('change', { bubbles: true }));
  else followChoice(control);
}
