import { boot } from '../boot.ts';
import { CART_TOKEN_HEADER, CRUMB_COOKIE, CRUMB_HEADER, SITE_HEADER } from '../contracts/http.ts';
import { cartToken, isOwnOrigin, readCookie, storeCartToken } from '../transport.ts';

interface Addressed {
  url: string;
  credentials: RequestCredentials;
  headers: Headers;
}

/** A call to `path` (from the root) with what identifies the visitor: cookies and crumb, or site key and token. */
export function addressed(path: string, method: string): Addressed {
  const { base, site } = boot();
  const headers = new Headers();
  const url = base + path;
  if (isOwnOrigin()) {
    const crumb = readCookie(CRUMB_COOKIE);
    if (method !== 'GET' && crumb) headers.set(CRUMB_HEADER, crumb);
    return { url, credentials: 'same-origin', headers };
  }
  if (site) headers.set(SITE_HEADER, site);
  const token = cartToken();
  if (token) headers.set(CART_TOKEN_HEADER, token);
  return { url, credentials: 'omit', headers };
}

/** Keeps the token of a cart that an answer founded; on the shop's own origin answers carry none. */
export function keepCartToken(answer: Response): void {
  const token = answer.headers.get(CART_TOKEN_HEADER);
  if (token && !isOwnOrigin()) storeCartToken(token);
}
