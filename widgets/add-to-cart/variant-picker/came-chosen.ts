import { productParts } from '#runtime/page/product-root.ts';

/** Whether the Worker has rendered a product with the variant in the page's address already chosen. */
export function cameChosen(itemId: string): boolean {
  return productParts(itemId, '[data-sq-chosen]').length > 0;
}
