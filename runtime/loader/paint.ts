import type { CartSnapshot } from '../cart/snapshot.ts';
import { CART_PILL_TAG, CART_QUANTITY } from '../hooks.ts';

/** Sets the engine's cart indicators to the last known quantity. */
export function paintIndicators({ quantity }: CartSnapshot): void {
  for (const indicator of document.querySelectorAll(CART_QUANTITY)) indicator.textContent = `${quantity}`;
}

/** Gives each pill on the page the shadow content that its element will take over in place. */
export function paintPills({ css, href, label, count, subtotal }: CartSnapshot): void {
  for (const pill of document.querySelectorAll(CART_PILL_TAG)) {
    if (pill.shadowRoot || !css) continue;
    const root = pill.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    const link = append(root, 'a', 'pill');
    link.href = href;
    link.ariaLabel = label;
    append(link, 'span', 'icon');
    append(link, 'span', 'count', count);
    append(link, 'span', 'subtotal', subtotal);
  }
}

function append<Name extends 'a' | 'span'>(parent: Node, name: Name, part: string, text = '') {
  const element = parent.appendChild(document.createElement(name));
  element.setAttribute('part', part);
  element.textContent = text;
  return element;
}
