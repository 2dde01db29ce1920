const KEY = 'sq:basket-left';

/**
 * Before this tab leaves for a provider's page: what is being paid for there, the pending order's token or '' for the
 * visitor's cart. That page leads on to the order's own, and not back to the checkout.
 */
export function keepLeftBasket(basket: string): void {
  try {
    sessionStorage.setItem(KEY, basket);
  } catch {
    // Storage is refused: the checkout then says that there is nothing to check out.
  }
}

/** Once. */
export function takeLeftBasket(): string | undefined {
  try {
    const basket = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return basket ?? undefined;
  } catch {
    return undefined;
  }
}
