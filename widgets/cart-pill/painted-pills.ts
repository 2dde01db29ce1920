import { CART_PILL_TAG } from '#runtime/hooks.ts';
import { isOwnOrigin } from '#runtime/transport.ts';

/**
 * Keeps presses on pills that the loader has painted, each of which its element soon replaces. On a page of another
 * origin the first press on each also waits until the cart can be transferred: a plain link would leave it behind.
 */
export function keepPressesOnPaintedPills(): void {
  for (const pill of document.querySelectorAll<HTMLElement>(CART_PILL_TAG)) {
    const root = pill.shadowRoot;
    const painted = root?.querySelector('a');
    if (!root || !painted) continue;
    // Browsers send no click when a link is replaced between press and release, so the new link is clicked instead.
    let isPressed = painted.matches(':active');
    pill.addEventListener('mousedown', () => {
      isPressed = painted.isConnected;
    });
    pill.addEventListener('mouseup', (event) => {
      if (isPressed && !painted.isConnected && !event.button) clickLink(root, event);
    });
    if (!isOwnOrigin()) hold(root, painted);
  }
}

function clickLink(root: ShadowRoot, event: MouseEvent): void {
  root.querySelector('a')?.dispatchEvent(new MouseEvent('click', event));
}

function hold(root: ShadowRoot, link: HTMLAnchorElement): void {
  let isHeld = false;
  link.onclick = (event) => {
    event.preventDefault();
    if (isHeld) return;
    isHeld = true;
    // Where that module cannot be fetched, it stays a plain link.
    void import('#runtime/cart/remote/transfer.ts')
      .then(({ leadByLinks }) => leadByLinks())
      .catch(() => {})
      .then(() => {
        link.onclick = null;
        // The element may have put its own link in place of the painted one. The keys that were held still count.
        clickLink(root, event);
      });
  };
}
