const KEY = 'sq:checkout-left';

/**
 * Remembers the checkout's token ('' for the visitor's cart) before this tab opens the provider's page: that page goes
 * on to the order's page, which then knows what was paid.
 */
export function storeLeftCheckout(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Without storage, the checkout says afterwards that there is nothing to check out.
  }
}

/** Returns the remembered token and forgets it; undefined without one. */
export function popLeftCheckout(): string | undefined {
  try {
    const token = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return token ?? undefined;
  } catch {
    return undefined;
  }
}
