import { optionOf, writeOptions } from '#runtime/page/options.ts';
import { itemIdOf, productParts } from '#runtime/page/product-root.ts';
import { announce } from '#runtime/page-cart/announce.ts';
import { checkQuantity } from './check-quantity.ts';
import { isPlatformServing } from './platform-serving.ts';
import { prepareChoice } from './prepare-choice.ts';
import { showChoice, VARIANTS } from './show-choice.ts';

/**
 * Handles a change of a select, a radio or a quantity field: updates all copies of the product and shows the choice.
 */
export function followChoice(control: HTMLSelectElement | HTMLInputElement): void {
  const variants = control.closest<HTMLElement>(VARIANTS);
  if (!variants) {
    checkQuantity(control as HTMLInputElement);
    return;
  }
  const choice = optionOf(control);
  if (!choice) return;
  for (const copy of productParts(itemIdOf(variants), VARIANTS)) writeOptions(copy, [choice]);
  if (isPlatformServing()) return;
  const announcement = showChoice(variants);
  if (announcement) announce(announcement);
  else prepareChoice(variants);
}
