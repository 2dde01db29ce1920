import { boot } from '../boot.ts';
import type { ShoppingCart } from '../contracts/cart.ts';
import { isOwnOrigin } from '../transport.ts';
import { readSnapshot, writeSnapshot } from './snapshot.ts';
import { $cart, cartOf } from './store.ts';
import { summarise } from './summary.ts';

let pillStyles: string | undefined;
/** On another origin, a press on a pill that is only painted would leave the cart behind. */
const NO_PRESS = '[part=pill]{pointer-events:none}';

/** Keeps the pill's style sheet for the next page's first paint; the pill hands it in when it is defined. */
export function keepPillStyles(css: string): void {
  pillStyles = isOwnOrigin() ? css : css + NO_PRESS;
  const cart = cartOf($cart.get());
  if (cart) keepSnapshot(cart);
}

/** Writes the snapshot of a cart; a page without a pill keeps the styles that an earlier page stored. */
export function keepSnapshot(cart: ShoppingCart): void {
  const { site } = boot();
  const css = pillStyles ?? readSnapshot(site)?.css ?? '';
  writeSnapshot(site, cart.totalQuantity > 0 ? { ...summarise(cart), css } : null);
}
