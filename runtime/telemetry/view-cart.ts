import { $cart, CART_WAIT_MS, type CartState, cartOf, isReady } from '../cart/store.ts';
import type { ShoppingCart } from '../contracts/cart.ts';
import type { Act } from '../contracts/telemetry.ts';
import type { About, Visit } from './visit.ts';

type Items = Pick<Act, 'currency' | 'valueCents' | 'items'>;
/** Of `acts.ts`, which would come twice or in a file of its own if it were imported here. */
type AboutItems = (items: Items) => About;

/**
 * Records a view of the cart with its items once they are known; without items where they stay unknown or there are
 * none.
 */
export async function trackCart(visit: Visit, aboutItems: AboutItems): Promise<void> {
  const cart = cartOf(await knownCart());
  visit.record('ViewCart', cart && cart.entries.length > 0 ? aboutItems(itemsOf(cart)) : {});
}

/** Resolves to the cart's state as soon as that is known, at the latest after 4 s or when the page is left. */
function knownCart(): Promise<CartState> {
  if (isReady($cart.get())) return Promise.resolve($cart.get());
  return new Promise((resolve) => {
    const ending = new AbortController();
    const end = () => {
      ending.abort();
      clearTimeout(timer);
      stop();
      resolve($cart.get());
    };
    const timer = setTimeout(end, CART_WAIT_MS);
    const stop = $cart.listen((state) => isReady(state) && end());
    addEventListener('pagehide', end, { signal: ending.signal });
  });
}

function itemsOf({ entries, subtotalCents, subtotalAmount }: ShoppingCart): Items {
  const items = entries.map(({ itemId, chosenVariant, title, quantity, purchasePriceCents }) => ({
    itemId,
    sku: chosenVariant.sku,
    title,
    quantity,
    priceCents: purchasePriceCents,
  }));
  return { currency: subtotalAmount.currencyCode, valueCents: subtotalCents, items };
}
