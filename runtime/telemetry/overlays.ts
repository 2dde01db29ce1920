import { boot } from '../boot.ts';
import type { OverlayData } from '../contracts/telemetry.ts';
import { viewCart } from './page-events.ts';
import type { Visit } from './visit.ts';

/** A lightbox, or a popup that lies beside the page. */
const LIGHTBOX = 'sq-lightbox, .sq-popup-corner';
const POPUP = '.sq-popup';
const QUICK_VIEW = '.sq-quick-view';
const DRAWER = 'sq-cart[layout=drawer]';
const OPEN_DIALOG = 'dialog[open]';

/** Counts what the shop's elements lay over the page: lightboxes, quick views, popups and the cart's drawer. */
export function countOverlays(visit: Visit): void {
  const unobserve = boot().observe((records) => {
    for (const { addedNodes, removedNodes } of records) {
      for (const node of addedNodes) trackLightbox(visit, node, 'shown');
      for (const node of removedNodes) trackLightbox(visit, node, 'closed');
    }
  });
  visit.signal.addEventListener('abort', unobserve);
  followDrawers(visit);
}

function trackLightbox(visit: Visit, node: Node, event: 'shown' | 'closed'): void {
  if (!(node instanceof Element) || !node.matches(LIGHTBOX)) return;
  const overlay = node.matches(QUICK_VIEW) ? 'quickView' : node.matches(POPUP) ? 'popup' : 'lightbox';
  trackOverlay(visit, { overlay, event });
}

/** Looks at the page's drawers from the first press that may open one. */
function followDrawers(visit: Visit): void {
  const { signal } = visit;
  const followed = new WeakSet<ShadowRoot>();

  function follow(): void {
    for (const { shadowRoot } of document.querySelectorAll(DRAWER)) {
      if (!shadowRoot || followed.has(shadowRoot)) continue;
      followed.add(shadowRoot);
      followDrawer(visit, shadowRoot);
    }
  }

  for (const type of ['click', 'sq-cart-open']) document.addEventListener(type, follow, { capture: true, signal });
}

function followDrawer(visit: Visit, root: ShadowRoot): void {
  let isOpen = false;
  const observer = new MutationObserver(() => {
    const wasOpen = isOpen;
    isOpen = root.querySelector(OPEN_DIALOG) !== null;
    if (isOpen === wasOpen) return;
    trackOverlay(visit, { overlay: 'drawer', event: isOpen ? 'shown' : 'closed' });
    if (isOpen) viewCart(visit);
  });
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['open'] });
  visit.signal.addEventListener('abort', () => observer.disconnect());
}

function trackOverlay(visit: Visit, data: Omit<OverlayData, 'visitorCookie'>): void {
  visit.count('/api/census/overlay', data);
}
