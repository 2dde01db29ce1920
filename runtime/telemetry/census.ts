import { boot } from '../boot.ts';
import type { ButtonData, CountedButton } from '../contracts/telemetry.ts';
import { ADD_TO_CART_BUTTON, QUICK_VIEW_BUTTON } from '../hooks.ts';
import type { Visit } from './visit.ts';

/** The counted buttons of engine HTML, and those of our elements. */
const BUTTONS: Readonly<Record<CountedButton, string>> = {
  addToCart: ADD_TO_CART_BUTTON,
  quickView: QUICK_VIEW_BUTTON,
  checkout: '[part=checkout]',
  submit: '.sqs-block-form [type=submit],.newsletter-form [type=submit],sq-form-block [type=submit]',
};
const NAMES = Object.keys(BUTTONS) as CountedButton[];
/** Our element that sells, and its button. */
const PRODUCT = 'sq-product-block';
const PRODUCT_BUTTON = '[part=button]';
/** The element with the checkout's button, which stands in its shadow root and shows once there is something to buy. */
const CART = 'sq-cart';
const CLOSED = 'dialog:not([open])';
/** Most buttons of one page whose showing is counted: a list may have hundreds, and the others stand there once. */
const MOST_SHOWN: Readonly<Record<CountedButton, number>> = { addToCart: 10, quickView: 1, checkout: 1, submit: 1 };
/** How long changes of the page are gathered before it is looked at again. */
const LOOK_AGAIN_MS = 300;

/** Counts which buttons a page shows, each product's once, and which are pressed. */
export function countButtons(visit: Visit): void {
  const { signal } = visit;
  const looking = new AbortController();
  const shown: Record<CountedButton, Set<string>> = {
    addToCart: new Set(),
    quickView: new Set(),
    checkout: new Set(),
    submit: new Set(),
  };
  const carts = new WeakSet<ShadowRoot>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const due = () => NAMES.filter((name) => shown[name].size < MOST_SHOWN[name]);

  function look(): void {
    timer = undefined;
    for (const name of due()) for (const button of buttons(name)) count(name, button);
    if (due().length === 0) looking.abort();
  }

  function lookSoon(): void {
    if (!looking.signal.aborted) timer ??= setTimeout(look, LOOK_AGAIN_MS);
  }

  function buttons(name: CountedButton): Element[] {
    if (name === 'checkout') return checkoutButtons();
    const selector = name === 'addToCart' ? `${BUTTONS[name]},${PRODUCT}[product]` : BUTTONS[name];
    return [...document.querySelectorAll(selector)];
  }

  function checkoutButtons(): Element[] {
    return [...document.querySelectorAll(CART)].flatMap(({ shadowRoot }) => {
      if (!shadowRoot) return [];
      follow(shadowRoot);
      const button = shadowRoot.querySelector(BUTTONS.checkout);
      return button && !button.closest(CLOSED) ? [button] : [];
    });
  }

  /** Looks again when a cart changes, which the page itself does not see. */
  function follow(root: ShadowRoot): void {
    if (carts.has(root)) return;
    carts.add(root);
    const observer = new MutationObserver(lookSoon);
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
    looking.signal.addEventListener('abort', () => observer.disconnect());
  }

  function count(button: CountedButton, element: Element): void {
    const itemId = itemOf(element);
    const ofButton = shown[button];
    if (ofButton.has(itemId) || ofButton.size === MOST_SHOWN[button]) return;
    ofButton.add(itemId);
    // Quick views stand in lists, of which one count is enough.
    trackButton(visit, 'button-render', { button, itemId: button === 'quickView' ? '' : itemId });
  }

  function onClick(event: Event): void {
    // It may open a drawer, or have an element show what it has not shown yet.
    lookSoon();
    const path = event.composedPath().filter((node) => node instanceof Element);
    for (const node of path) {
      const button = NAMES.find((name) => node.matches(BUTTONS[name]));
      if (button) {
        trackButton(visit, 'button-click', { button, itemId: itemOf(node) });
        return;
      }
      const product = node.matches(PRODUCT_BUTTON) && path.find((parent) => parent.matches(PRODUCT));
      if (product) {
        trackButton(visit, 'button-click', { button: 'addToCart', itemId: itemOf(product) });
        return;
      }
    }
  }

  const unobserve = boot().observe(lookSoon);
  looking.signal.addEventListener('abort', () => {
    unobserve();
    clearTimeout(timer);
  });
  signal.addEventListener('abort', () => looking.abort());
  document.addEventListener('click', onClick, { capture: true, signal });
  if (visit.before.isSent) looking.abort();
  else look();
}

function trackButton(
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
