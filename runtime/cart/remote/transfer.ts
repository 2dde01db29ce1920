import { boot } from '../../boot.ts';
import { CART_TRANSFER_FIELDS, CART_TRANSFER_PATH } from '../../contracts/cart-transfer.ts';
import { openPage, placeFor } from '../../leave-page.ts';
import { cartToken } from '../../transport.ts';

export { openPage };

const PLACES = /^\/(cart|checkout)\/?$/;

/**
 * Opens a page of the shop from a page of another origin and transfers the cart. The token goes in the body of a form,
 * because addresses are stored and shared. Where the page's policy forbids the form, the page is opened without it, and
 * the cart stays behind.
 */
export function transferCart(url: URL, target = ''): void {
  const place = placeFor(url, target);
  if (place === undefined) return;
  openPageUnlessSent(url, place);
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: boot().base + CART_TRANSFER_PATH, target: place, hidden: true });
  const entries = { [CART_TRANSFER_FIELDS.token]: cartToken() ?? '', [CART_TRANSFER_FIELDS.place]: url.pathname };
  for (const [name, value] of Object.entries(entries)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Opens the page itself when the browser reports that the page's policy has forbidden the form. */
function openPageUnlessSent(url: URL, place: string): void {
  const ending = new AbortController();
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      if (effectiveDirective !== 'form-action' || !blockedURI.startsWith(boot().base)) return;
      ending.abort();
      console.error(
        `[storefront] The cart stays behind: this page's content security policy must allow form-action ${boot().base}`,
      );
      window.open(url, place || '_self');
    },
    { signal: ending.signal },
  );
  // A page that the visitor comes back to listens for its next form only.
  addEventListener('pagehide', () => ending.abort(), { signal: ending.signal });
}

let isListening = false;

/**
 * Lets links to the shop's cart and checkout transfer the cart, and in a frame every link to the shop open where it can
 * be seen. Repeated calls change nothing.
 */
export function leadByLinks(): void {
  if (isListening) return;
  isListening = true;
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href);
    if (!(link instanceof HTMLAnchorElement)) return;
    const url = new URL(link.href);
    if (url.origin !== boot().base) return;
    const isForAnother = event.ctrlKey || event.metaKey || event.shiftKey;
    const target = isForAnother ? '_blank' : link.target;
    if (cartToken() && PLACES.test(url.pathname)) transferCart(url, target);
    else if (window !== window.top && !isForAnother) openPage(url, target);
    else return;
    event.preventDefault();
  });
}
