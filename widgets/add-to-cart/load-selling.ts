import { loadCartClient } from '#runtime/cart/load-client.ts';
import { lazy } from '#runtime/lazy.ts';

export type Selling = typeof import('./selling/selling.entry.ts');

const loadModule = lazy(() => import('./selling/selling.entry.ts'), { preload: 'selling' });

/** The module that sells, fetched beside the one that talks to the server, for a press needs both. */
export function loadSelling(): Promise<Selling> {
  // An add that needs the client reports that it could not be fetched.
  loadCartClient().catch(() => {});
  return loadModule();
}
