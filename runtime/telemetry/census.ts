import { boot } from '../boot.ts';
import type { ButtonData, CountedButton } from '../contracts/telemetry.ts';
import { ADD_TO_CART_BUTTON, QUICK_VIEW_BUTTON } from '../hooks.ts';
import type { Visit } from './visit.ts';

/** The counted buttons of engine HTML, and those in the open shadow roots of our elements. */
const BUTTONS: Readonly<Record<CountedButton, string>> = {
  addToCart: ADD_TO_CART_BUTTON,
  quickView: QUICK_VIEW_BUTTON,
  checkout: '[part=checkout]',
  submit: '.sqs-block-form [type=submit],.newsletter-form [type=submit],[part=submit]',
};
const NAMES = Object.keys(BUTTONS) as CountedButton[];
/** Our element that sells, and its button. */
const PRODUCT = 'sq-product-block';
const PRODUCT_BUTTON = '[part=button]';
/** Most buttons of one page whose showing is counted: a list may have hundreds. */
const MOST_SHOWN = 10;

/** Counts which buttons a page shows, each product's once, and which are pressed. */
export function countButtons(visit: Visit): void {
  const { signal } = visit;
  const shown = new Set<string>();

  function look(): void {
    for (const name of NAMES) {
      const selector = name === 'addToCart' ? `${BUTTONS[name]},${PRODUCT}[product]` : BUTTONS[name];
      for (const button of document.querySelectorAll(selector)) count(name, button);
    }
  }

  function count(button: CountedButton, element: Element): void {
    // Quick views stand in lists, of which one count is enough.
    const itemId = button === 'quickView' ? '' : itemOf(element);
    const key = `${button} ${itemId}`;
    if (shown.has(key) || shown.size === MOST_SHOWN) return;
    shown.add(key);
    tellButton(visit, 'button-render', { button, itemId });
  }

  function onClick(event: Event): void {
    const path = event.composedPath().filter((node) => node instanceof Element);
    for (const node of path) {
      const button = NAMES.find((name) => node.matches(BUTTONS[name]));
      if (button) {
        tellButton(visit, 'button-click', { button, itemId: itemOf(node) });
        return;
      }
      const product = node.matches(PRODUCT_BUTTON) && path.find((parent) => parent.matches(PRODUCT));
      if (product) {
        tellButton(visit, 'button-click', { button: 'addToCart', itemId: itemOf(product) });
        return;
      }
    }
  }

  const unobserve = boot().observe(look);
  signal.addEventListener('abort', unobserve);
  document.addEventListener('click', onClick, { capture: true, signal });
  look();
}

function tellButton(
  visit: Visit,
  call: 'button-render' | 'button-click',
  data: Omit<ButtonData, 'visitorCookie'>,
): void {
  visit.count(`/api/census/${call}`, data);
}

function itemOf(element: Element): string {
  const owner = element.closest<HTMLElement>('[data-item-id],[data-product-id],[data-id]');
  const { itemId, productId, id } = owner?.dataset ?? {};
  return element.getAttribute('product') ?? itemId ?? productId ?? id ?? '';
}
