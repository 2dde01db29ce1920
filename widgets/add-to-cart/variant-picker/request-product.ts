import { ApiFailure } from '#runtime/api/failure.ts';
import { rememberProduct } from '#runtime/page/product.ts';
import { loadProduct } from '#runtime/purchase/load-product.ts';
import { report } from '#runtime/report.ts';

const requested = new Set<string>();

/**
 * Fetches a product whose options are on the page but whose data is not; `onKnown` runs when it has arrived. Each
 * product is requested once. A failure is shown only when the visitor presses the button.
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
