import { CART_PILL_TAG } from '#runtime/hooks.ts';
import { isOwnOrigin } from '#runtime/transport.ts';

/**
 * On a page of another origin, holds the first press on each pill that the loader has painted until the cart can be
 * transferred: a plain link would leave it behind.
 */
export function holdPaintedPills(): void {
  if (isOwnOrigin()) return;
  for (const { shadowRoot } of document.querySelectorAll(CART_PILL_TAG)) {
    const link = shadowRoot?.querySelector('a');
    if (shadowRoot && link) hold(shadowRoot, link);
  }
}

function hold(root: ShadowRoot, link: HTMLAnchorElement): void {
  let held: MouseEvent | undefined;
  link.onclick = (event) => {
    event.preventDefault();
    if (held) return;
    held = event;
    // Where that module cannot be fetched, it stays a plain link.
    void import('#runtime/cart/remote/transfer.ts')
      .then(({ leadByLinks }) => leadByLinks())
      .catch(() => {})
      .then(() => {
        link.onclick = null;
        // The element may have put its own link in place of the painted one. The keys that were held still count.
        root.querySelector('a')?.dispatchEvent(new MouseEvent('click', held));
      });
  };
}
