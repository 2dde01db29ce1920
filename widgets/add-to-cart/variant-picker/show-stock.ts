import { readJson } from '#runtime/page/read-json.ts';
import type { Chosen } from './chosen.ts';
import { setShown, showNodes } from './first-view.ts';

/**
 * Shows the message about low stock: the engine writes one text per variant, and Products V2 one text that is filled
 * here. The text of a product without options does not change.
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

/** Shows the back-in-stock box of a variant that is sold out. Products V2 has one box, which gets the variant's id. */
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
