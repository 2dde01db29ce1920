import { boot } from '../../boot.ts';
import { CART_TRANSFER_FIELDS, CART_TRANSFER_PATH } from '../../contracts/cart-transfer.ts';
import { cartToken } from '../../transport.ts';

const PLACES = /^\/(cart|checkout)\/?$/;

/**
 * Opens a page of the shop from a page of another origin and transfers the cart. The token goes in the body of a form,
 * because addresses are stored and shared.
 */
export function transferCart(url: URL, target = ''): void {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: boot().base + CART_TRANSFER_PATH, target, hidden: true });
  const entries = { [CART_TRANSFER_FIELDS.token]: cartToken() ?? '', [CART_TRANSFER_FIELDS.place]: url.pathname };
  for (const [name, value] of Object.entries(entries)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Makes every link to the shop's cart and checkout transfer the cart. */
export function transferCartByLinks(): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || !cartToken()) return;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement && node.href);
    if (!(link instanceof HTMLAnchorElement)) return;
    const url = new URL(link.href);
    if (url.origin !== boot().base || !PLACES.test(url.pathname)) return;
    event.preventDefault();
    const isForAnother = event.ctrlKey || event.metaKey || event.shiftKey;
    transferCart(url, isForAnother ? '_blank' : link.target);
  });
}
