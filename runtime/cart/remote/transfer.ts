import { boot } from '../../boot.ts';
import { CART_TRANSFER_FIELDS, CART_TRANSFER_PATH } from '../../contracts/cart-transfer.ts';
import { CENSUS_COOKIE, CHOICE_COOKIE, CHOICE_MS, VISIT_COOKIE } from '../../contracts/visitor-cookies.ts';
import { endOfKept, readKept } from '../../kept.ts';
import { openPage, placeFor } from '../../leave-page.ts';
import { cartToken } from '../../transport.ts';

export { openPage };

const PLACES = /^(\/[a-z]{2,3}(-[a-z\d]+)*)?\/(cart|checkout)\/?$/;

/**
 * Opens a page of the shop from a page of another origin and transfers the cart, and with it the visitor's answer about
 * what may be recorded. The token goes in the body of a form, because addresses are stored and shared. Where the page's
 * policy forbids the form, the page is opened without it, and both stay behind.
 */
export function transferCart(url: URL, target = ''): void {
  const place = placeFor(url, target);
  if (place === undefined) return;
  openPageUnlessSent(url, place);
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: boot().base + CART_TRANSFER_PATH, target: place, hidden: true });
  const { token, place: to } = CART_TRANSFER_FIELDS;
  for (const [name, value] of Object.entries({ [token]: cartToken() ?? '', [to]: url.pathname, ...consentFields() })) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}

/** The fields of what the visitor has answered, and of the census of one who is counted. */
function consentFields(): Record<string, string> {
  const { choice, answeredAt, census, visit } = CART_TRANSFER_FIELDS;
  const until = endOfKept(CHOICE_COOKIE);
  const fields = {
    [choice]: readKept(CHOICE_COOKIE),
    [answeredAt]: until && String(until - CHOICE_MS),
    [census]: readKept(CENSUS_COOKIE),
    [visit]: readKept(VISIT_COOKIE),
  };
  return Object.fromEntries(Object.entries(fields).filter((field): field is [string, string] => Boolean(field[1])));
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
