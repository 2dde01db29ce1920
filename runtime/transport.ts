import { boot } from './boot.ts';

/**
 * Whether the page is on the shop's own origin, where cookies identify the visitor. Other origins use a cart token,
 * because third-party cookies may be blocked; `api/addressed` adds either to calls. A frame with `srcdoc` has the origin of
 * its page, which its location does not say.
 */
export function isOwnOrigin(): boolean {
  return boot().base === self.origin;
}

/** The cookie's value; undefined without the cookie, and in a sandboxed page, where reading cookies throws. */
export function readCookie(name: string): string | undefined {
  try {
    for (const pair of document.cookie.split('; ')) {
      if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1));
    }
  } catch {
    // An unreadable or wrongly encoded cookie counts as missing.
  }
  return undefined;
}

/** The token where storage is refused: the cart then lasts as long as the page. */
let tokenInMemory: string | null = null;

/** The cart's secret token on pages of another origin. */
export function cartToken(): string | null {
  try {
    return localStorage.getItem(tokenKey()) ?? tokenInMemory;
  } catch {
    return tokenInMemory;
  }
}

export function storeCartToken(token: string | null): void {
  tokenInMemory = token;
  try {
    if (token) localStorage.setItem(tokenKey(), token);
    else localStorage.removeItem(tokenKey());
  } catch {
    // The token stays in memory only.
  }
}

function tokenKey(): string {
  return `sq:cart-token:${boot().site}`;
}
