import { readOptions, writeOptions } from '#runtime/page/options.ts';
import { isPageOf } from '#runtime/page/product.ts';
import { itemIdOf, productParts } from '#runtime/page/product-root.ts';
import { separateRadios } from '#runtime/page/radio-groups.ts';
import { whenParsed } from '#runtime/when-parsed.ts';
import { variantInAddress } from './address.ts';
import { showPurchaseOptions } from './follow-purchase-option.ts';
import { isPlatformServing } from './platform-serving.ts';
import { productAt, showChoice, VARIANTS } from './show-choice.ts';

/**
 * Chooses the variant that the page's address names, once the page has been parsed, and shows choices that were made
 * before the scripts ran, by the visitor or by a browser that restores fields.
 */
export function restoreChoice(signal: AbortSignal): void {
  const restore = () => {
    if (isPlatformServing()) return;
    separateRadios(VARIANTS);
    chooseFromAddress();
    showChosen();
    showPurchaseOptions();
  };
  whenParsed(restore, signal);
}

/** Follows the address when the visitor goes back or forward without a page load. */
export function returnToChoice(): void {
  if (isPlatformServing()) return;
  chooseFromAddress({ overrides: true });
  showChosen();
}

/**
 * Chooses the variant in the address, on the product's own page only. The visitor's choice stays unless `overrides`.
 */
export function chooseFromAddress({ overrides = false } = {}): void {
  const id = variantInAddress();
  const variants = id ? allVariants().find((element) => isPageOf(itemIdOf(element))) : undefined;
  const variant = variants && productAt(variants)?.variants.find((candidate) => candidate.id === id);
  if (!variant) return;
  const selections = readOptions(variants);
  if (!overrides && selections.some(({ value }) => value)) return;
  const choice = selections.map(({ name }) => ({ name, value: variant.attributes[name] ?? '' }));
  for (const copy of productParts(itemIdOf(variants), VARIANTS)) writeOptions(copy, choice);
}

function showChosen(): void {
  for (const variants of allVariants()) {
    if (readOptions(variants).some(({ value }) => value)) showChoice(variants);
  }
}

function allVariants(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(VARIANTS)];
}
