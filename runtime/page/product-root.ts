import type { RawProduct } from './raw-product.ts';
import { readJson } from './read-json.ts';

/** Elements that carry a product id. An add-on's card ends the search, because the product around it is another one. */
const OWNER = '[data-item-id], [data-product-id], .product-block[data-product], .add-on-card';
const ROOT = '[data-item-id], [data-product-id], #productWrapper, .ProductItem, .product-block';

/** Id of the product that an element belongs to: its own, or the nearest ancestor's. */
export function itemIdOf(element: Element): string | undefined {
  const owner = element.closest<HTMLElement>(OWNER);
  const { itemId, productId } = owner?.dataset ?? {};
  return itemId || productId || readJson<RawProduct>(owner, 'data-product')?.id;
}

/** The nearest ancestor that belongs to the same product, otherwise the whole document. */
function productRoot(element: Element): ParentNode {
  const itemId = itemIdOf(element);
  for (let node = element.parentElement; node; node = node.parentElement) {
    if (node.matches(ROOT) && itemIdOf(node) === itemId) return node;
  }
  return document;
}

/** The nearest part of the same product: inside its root, otherwise anywhere on the page. */
export function productPart(element: Element, selector: string): HTMLElement | undefined {
  const itemId = itemIdOf(element);
  return productParts(itemId, selector, productRoot(element))[0] ?? productParts(itemId, selector)[0];
}

/** All copies of a part by item id; ids and names repeat when two products are on a page. */
export function productParts(itemId: string | undefined, selector: string, root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((part) => itemIdOf(part) === itemId);
}
