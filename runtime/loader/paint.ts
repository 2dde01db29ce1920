import type { CartSnapshot } from '../cart/snapshot.ts';
import { CART_PILL_TAG, CART_QUANTITY } from '../hooks.ts';

/** Sets the engine's cart indicators to the last known quantity, formatted as in `domain/cart-count.ts`. */
export function paintIndicators({ quantity }: CartSnapshot): void {
  for (const indicator of document.querySelectorAll(CART_QUANTITY))
    indicator.textContent = quantity > 100 ? '100+' : `${quantity}`;
}

/**
 * Paints shadow content into each pill on the page; the element takes it over later. Storage provides texts only:
 * scripts that can write to storage must not choose where a click leads.
 */
export function paintPills({ css, label, count, subtotal }: CartSnapshot, base: string): void {
  for (const pill of document.querySelectorAll(CART_PILL_TAG)) {
    if (pill.shadowRoot || !css) continue;
    const root = pill.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    const href = pill.getAttribute('href') ?? `${base}/cart`;
    const link = Object.assign(document.createElement('a'), { part: 'pill', href });
    root.append(link);
    for (const [part, textContent] of Object.entries({ icon: '', count, subtotal })) {
      const span = Object.assign(document.createElement('span'), { part, textContent });
      if (!textContent) {
        span.setAttribute('role', 'img');
        span.setAttribute('aria-label', label);
      }
      link.append(span);
    }
  }
}
