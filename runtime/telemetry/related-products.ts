import type { Visit } from './visit.ts';

/** Lists of related products: those of the engine's old and new product pages, and that of the shop's own pages. */
const RELATED = ':is(.ProductItem-relatedProducts,.product-related-products,[aria-labelledby=related])';
/** One product in such a list. */
export const RELATED_PRODUCT = `${RELATED} :is([data-item-id],[data-product-id],.ProductItem-relatedProducts-item)`;

/** Tells once that related products have come into the visitor's view. */
export function tellRelatedProducts(visit: Visit): void {
  const { page, signal } = visit;
  const products = document.querySelectorAll<HTMLElement>(RELATED_PRODUCT);
  const [first] = products;
  if (!first || page.itemId === null) return;
  const { itemId } = page;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const items = [...products].map((product) => ({
      ...{ itemId: idOfProduct(product), quantity: 1 },
      title: product.querySelector('a')?.textContent?.trim().slice(0, 200) ?? '',
    }));
    visit.record('RelatedProductDisplay', { itemId, items });
  });
  observer.observe(first);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Returns a product's id; its address where the list does not name it. */
export function idOfProduct(product: HTMLElement): string {
  const { itemId, productId } = product.dataset;
  return itemId ?? productId ?? product.querySelector('a')?.pathname ?? '';
}
