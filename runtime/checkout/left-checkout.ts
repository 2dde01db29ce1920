const KEY = 'sq:checkout-left';

/**
 * Before this tab leaves for a provider's page: what is being paid for there, the pending order's token or '' for the
 * visitor's cart. That page leads on to the order's own, and not back to the checkout.
 */
export function keepLeftCheckout(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Storage is refused: the checkout then says that there is nothing to check out.
  }
}

/** Once. */
export function takeLeftCheckout(): string | undefined {
  try {
    const token = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return token ?? undefined;
  } catch {
    return undefined;
  }
}
