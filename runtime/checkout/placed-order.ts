import type { CheckoutToken } from '../api/checkout.ts';

const keyOf = (token: CheckoutToken) => `sq:order-placed:${token}`;

/** The order that this tab has placed, for whoever comes back to the checkout by the browser's back button. */
export function rememberOrder(token: CheckoutToken, url: string): void {
  try {
    sessionStorage.setItem(keyOf(token), url);
  } catch {
    // Storage is refused: the page then says that there is nothing to check out.
  }
}

/** '' for none, and for what does not lead to a page of this origin. */
export function placedOrder(token: CheckoutToken): string {
  try {
    const url = sessionStorage.getItem(keyOf(token)) ?? '';
    return url && new URL(url, location.origin).origin === location.origin ? url : '';
  } catch {
    return '';
  }
}

export function forgetOrder(token: CheckoutToken): void {
  try {
    sessionStorage.removeItem(keyOf(token));
  } catch {
    // Nothing was kept.
  }
}
