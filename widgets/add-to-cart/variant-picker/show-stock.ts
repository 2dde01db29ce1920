import { readJson } from '#runtime/page/read-json.ts';
import type { Chosen } from './chosen.ts';
import { setShown, showNodes } from './first-view.ts';

/**
 * What is said of little stock: the engine's text for the chosen variant, or Products V2's one text, which is filled
 * here. The text of a product without options stands as it is.
 */
export function showScarcity(element: HTMLElement, chosen: Chosen, text: string | undefined): void {
  const attributes = readJson<Record<string, string>>(element, 'data-variant-attributes');
  if (attributes) {
    setShown(element, chosen.status === 'chosen' && isSame(attributes, chosen.variant.attributes));
  } else if (element.closest('.product-detail')) {
    setShown(element, text !== undefined);
    if (text !== undefined) showNodes(element, [text]);
  }
}

/** The box of the chosen variant, while that is sold out; Products V2 has one box for all, which is told whose it is. */
export function showRestock(element: HTMLElement, chosen: Chosen, isSoldOut: boolean): void {
  if (chosen.status === 'chosen' && element.closest('.product-detail')) element.dataset.variantId = chosen.variant.id;
  const { variantId } = element.dataset;
  const isOfVariant = chosen.status === 'chosen' && (variantId === undefined || variantId === chosen.variant.id);
  setShown(element, isSoldOut && isOfVariant);
}

function isSame(a: Readonly<Record<string, string>>, b: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
