import { explain } from '#runtime/explain.ts';
import { INSTALLMENTS_MARK } from '#runtime/hooks.ts';
import { MISSING_WAIT_MS } from '#runtime/widget/attribute-notes.ts';

interface NoAmount {
  source: 'amount' | 'product' | 'cart';
  /** Whether the page has no product. Of a product that is sold out, or may not be paid so, the page says that. */
  isProductUnknown(): boolean;
  host: HTMLElement;
  signal: AbortSignal;
}

/** Explains to the page's author, a moment later, why an element has no price, unless it has changed meanwhile. */
export function explainNoAmount({ source, isProductUnknown, host, signal }: NoAmount): void {
  setTimeout(() => {
    if (signal.aborted) return;
    // A wrong amount is explained by the table of attributes.
    if (source === 'amount' && !host.hasAttribute('amount')) {
      const amount = 'amount="4500" for 45.00, which is in the smallest unit of the currency';
      explain(`<sq-installments> needs a price: ${amount}, or for="product", or for="cart".`, host);
    }
    // The engine writes its mark beside its own products.
    if (source === 'product' && !host.closest(INSTALLMENTS_MARK) && isProductUnknown()) {
      const lack = 'the element stands in no product, and the page has none or several';
      explain(`<sq-installments for="product">: ${lack}. Give it an amount.`, host);
    }
  }, MISSING_WAIT_MS);
}
