import { ApiFailure } from '#runtime/api/failure.ts';
import { rememberProduct } from '#runtime/page/product.ts';
import { loadProduct } from '#runtime/purchase/load-product.ts';
import { report } from '#runtime/report.ts';

const requested = new Set<string>();

/**
 * Asks for a product that the page offers options of and does not describe; `tell` runs once it is known. Once for a
 * page: what cannot be had is said when the button is pressed.
 */
export function requestProduct(itemId: string | undefined, onKnown: () => void): void {
  if (!itemId || requested.has(itemId)) return;
  requested.add(itemId);
  loadProduct(itemId)
    .then(({ product }) => {
      rememberProduct(product);
      onKnown();
    })
    .catch((error) => error instanceof ApiFailure || report(error, 'choice'));
}
