import { boot } from '../boot.ts';
import type { ShoppingCart } from '../contracts/cart.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { $cart, cartOf } from './store.ts';
import { summarise } from './summary.ts';

let pillStyles: string | undefined;

/** Keeps the pill's style sheet for the next page's first paint; the pill hands it in when it is defined. */
export function keepPillStyles(css: string): void {
  pillStyles = css;
  const cart = cartOf($cart.get());
  if (cart) keepSnapshot(cart);
}

/** Writes the snapshot of a cart; a page without a pill keeps the styles that an earlier page stored. */
export function keepSnapshot(cart: ShoppingCart): void {
  const { site } = boot();
  const css = pillStyles ?? readSnapshot(site)?.css ?? '';
  writeSnapshot(site, cart.totalQuantity > 0 ? { ...summarise(cart), css } : null);
}
