import { lazy } from '../lazy.ts';
import { onFirstSign } from '../signs-of-life.ts';
import { expectsCart } from './expects-cart.ts';
import { fetchCartClient } from './fetch-client.ts';
import { $cart, moveTo } from './store.ts';

const loadPageCart = lazy(() => import('../page-cart/start-page-cart.ts'));

/** Events after which there may be a cart, or after which a module that could not be fetched may come. */
const CART_EVENTS = ['sq-cart-adding', 'sq-cart-changed', 'storage', 'online'];

/**
 * Starts the cart for modules that nearly every page fetches, until the signal fires. Where there can be no cart, it is
 * absent at once, and the code that keeps it current is fetched with the visitor's first sign, or once a script of the
 * page or another tab adds an item.
 */
export function startCartLate(signal: AbortSignal): void {
  let isStarted = false;

  async function start(): Promise<void> {
    if (isStarted) return;
    isStarted = true;
    try {
      const { startPageCart } = await loadPageCart();
      if (!signal.aborted) signal.addEventListener('abort', startPageCart());
    } catch {
      // The next event tries again.
      isStarted = false;
    }
  }

  for (const type of CART_EVENTS) addEventListener(type, start, { signal });
  // A page that is back from the browser's memory has missed what happened meanwhile.
  addEventListener('pageshow', ({ persisted }) => persisted && start(), { signal });
  if (expectsCart()) {
    void start();
    // The lifecycle needs the client, and explains where it cannot be fetched.
    fetchCartClient().catch(() => {});
  } else {
    if ($cart.get().status === 'unknown') moveTo({ status: 'absent' });
    onFirstSign(start, signal);
  }
}
