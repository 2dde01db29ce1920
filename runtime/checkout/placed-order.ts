import type { CheckoutToken } from '../api/checkout.ts';

const keyOf = (token: CheckoutToken) => `sq:order-placed:${token}`;

/** Remembers the order that this tab has placed, so that the browser's back button leads to it and not to an error. */
export function rememberOrder(token: CheckoutToken, url: string): void {
  try {
    sessionStorage.setItem(keyOf(token), url);
  } catch {
    // Without storage, the page says afterwards that there is nothing to check out.
  }
}

/** Address of the order that this tab has placed; '' without one, or where it leads to another origin. */
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
    // Without storage there is nothing to forget.
  }
}
