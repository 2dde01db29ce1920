import type { Visit } from './visit.ts';

const MAX_TITLE_LENGTH = 200;
/** The engine's mark of a product, such as "sale", which stands within the link of a card. */
const MARK = '.product-mark';

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
      title: titleOf(product),
    }));
    record('RelatedProductDisplay', { itemId, items });
  });
  observer.observe(first);
  signal.addEventListener('abort', () => observer.disconnect());
}

function titleOf(product: HTMLElement): string {
  const title = (product.querySelector('h2, h3, h4, [class*=title]') ?? product.querySelector('a'))?.cloneNode(true);
  if (!(title instanceof HTMLElement)) return '';
  for (const mark of title.querySelectorAll(MARK)) mark.remove();
  return title.textContent.replace(/\s+/g, ' ').trim().slice(0, MAX_TITLE_LENGTH);
}
