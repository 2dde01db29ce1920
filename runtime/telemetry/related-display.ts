import type { Visit } from './visit.ts';

/**
 * Records once that products in a list, which are related to an item, have come into the visitor's view. `idOf` is of
 * `related-products.ts`, which would come twice or in a file of its own if it were imported here.
 */
export function trackDisplay(
  { record, signal }: Visit,
  itemId: string,
  products: NodeListOf<HTMLElement>,
  idOf: (product: HTMLElement) => string,
): void {
  const [first] = products;
  if (!first || signal.aborted) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    const items = [...products].map((product) => ({
      itemId: idOf(product),
      quantity: 1,
      title: product.querySelector('a')?.textContent?.trim().slice(0, 200) ?? '',
    }));
    record('RelatedProductDisplay', { itemId, items });
  });
  observer.observe(first);
  signal.addEventListener('abort', () => observer.disconnect());
}
