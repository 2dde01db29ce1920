import type { Basket } from '../api/checkout.ts';

const keyOf = (basket: Basket) => `sq:order-placed:${basket}`;

/** The order that this tab has placed, for whoever comes back to the checkout by the browser's back button. */
export function rememberOrder(basket: Basket, url: string): void {
  try {
    sessionStorage.setItem(keyOf(basket), url);
  } catch {
    // Storage is refused: the page then says that there is nothing to check out.
  }
}

/** '' for none, and for what does not lead to a page of this origin. */
export function placedOrder(basket: Basket): string {
  try {
    const url = sessionStorage.getItem(keyOf(basket)) ?? '';
    return url && new URL(url, location.origin).origin === location.origin ? url : '';
  } catch {
    return '';
  }
}

export function forgetOrder(basket: Basket): void {
  try {
    sessionStorage.removeItem(keyOf(basket));
  } catch {
    // Nothing was kept.
  }
}
