import { fetchCartClient } from '#runtime/cart/fetch-client.ts';
import { lazy } from '#runtime/lazy.ts';

export type Selling = typeof import('./selling/selling.entry.ts');

const loadModule = lazy(() => import('./selling/selling.entry.ts'));

/** Loads the code that sells, and the cart client at the same time, because a press needs both. */
export function loadSelling(): Promise<Selling> {
  // If the client cannot be fetched, the purchase that needs it reports that.
  fetchCartClient().catch(() => {});
  return loadModule();
}
