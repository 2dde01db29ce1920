import { boot } from './boot.ts';
import { CART_TOKEN_HEADER, CRUMB_COOKIE, CRUMB_HEADER, SITE_HEADER } from './contracts/http.ts';

/**
 * How a call carries the visitor's identity, the one place that knows both ways: cookies and crumb on the shop's own
 * origin, site key and cart token on any other, where a third-party cookie may not exist.
 */
export function isOwnOrigin(): boolean {
  return boot().base === location.origin;
}

/** `path` from the root, with `fetch`'s credentials and identifying headers. The token goes with cart calls only. */
export function addressed(
  path: string,
  method: string,
): { url: string; credentials: RequestCredentials; headers: Headers } {
  const { base, site } = boot();
  const headers = new Headers();
  if (isOwnOrigin()) {
    const crumb = readCookie(CRUMB_COOKIE);
    if (method !== 'GET' && crumb) headers.set(CRUMB_HEADER, crumb);
    return { url: base + path, credentials: 'same-origin', headers };
  }
  if (site) headers.set(SITE_HEADER, site);
  const token = cartToken();
  if (token) headers.set(CART_TOKEN_HEADER, token);
  return { url: base + path, credentials: 'omit', headers };
}

/** Keeps the token of a cart that an answer founded; on the shop's own origin answers carry none. */
export function keepCartToken(answer: Response): void {
  const token = answer.headers.get(CART_TOKEN_HEADER);
  if (token && !isOwnOrigin()) storeToken(token);
}

export function cartToken(): string | null {
  try {
    return localStorage.getItem(tokenKey()) ?? tokenInMemory;
  } catch {
    return tokenInMemory;
  }
}

/** `used` is the token that led to no cart; one that another tab has stored since stays. */
export function forgetCartToken(used: string | null): void {
  if (used && cartToken() === used) storeToken(null);
}

/** Where storage is refused the cart lasts as long as the page. */
let tokenInMemory: string | null = null;

function storeToken(token: string | null): void {
  tokenInMemory = token;
  try {
    if (token) localStorage.setItem(tokenKey(), token);
    else localStorage.removeItem(tokenKey());
  } catch {
    // Kept in memory alone.
  }
}

function tokenKey(): string {
  return `sq:cart-token:${boot().site}`;
}

/** Undefined without the cookie, and in a sandboxed page, where reading cookies throws. */
export function readCookie(name: string): string | undefined {
  try {
    for (const pair of document.cookie.split('; ')) {
      if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1));
    }
  } catch {
    // Unreadable or wrongly encoded: as good as none.
  }
  return undefined;
}
