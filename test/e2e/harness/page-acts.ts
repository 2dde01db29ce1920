import type { Page } from 'playwright-core';

export interface CartCall {
  add?: object;
  /** Of the first line, which 0 removes. */
  quantity?: number;
}

/**
 * Adds an item, or changes the first line, by the calls that the elements of a page use too. Resolves to what came of it:
 * 'added', 'changed' or 'failed'.
 */
export function callCart(page: Page, call: CartCall): Promise<string | undefined> {
  return page.evaluate(async ({ add, quantity = 0 }: CartCall) => {
    const { cart } = window.Storefront ?? {};
    if (add) return (await cart?.add(add as { itemId: string }))?.status;
    const line = (await cart?.get())?.entries[0];
    if (!line) return 'changed';
    return (await (quantity > 0 ? cart?.update(line.id, quantity) : cart?.remove(line.id)))?.status;
  }, call);
}

/** The page is hidden, and shown again. */
export function hide(): void {
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }
}

/** The browser keeps the page for later, and brings it back. */
export function restore(): void {
  for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }));
}
