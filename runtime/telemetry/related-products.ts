import type { Visit } from './visit.ts';

/** Lists of related products: those of the engine's old and new product pages, and that of the shop's own pages. */
const RELATED = ':is(.ProductItem-relatedProducts,.product-related-products,[aria-labelledby=related])';
/** One product in such a list. */
export const RELATED_PRODUCT = `${RELATED} :is([data-item-id],[data-product-id],.ProductItem-relatedProducts-item)`;

/**
 * Records once that related products have come into the visitor's view. Only a page that has some fetches the script
 * for it.
 */
export function trackRelatedProducts(visit: Visit): void {
  const products = document.querySelectorAll<HTMLElement>(RELATED_PRODUCT);
  const { itemId } = visit.page;
  if (products.length === 0 || itemId === null) return;
  // A visitor whose browser cannot fetch a script has left, or has no connection.
  import('./related-display.ts').then(
    ({ trackDisplay }) => trackDisplay(visit, itemId, products, idOfProduct),
    () => {},
  );
}

/** Returns a product's id; its address where the list does not name it. */
export function idOfProduct(product: HTMLElement): string {
  const { itemId, productId } = product.dataset;
  return itemId ?? productId ?? product.querySelector('a')?.pathname ?? '';
}
