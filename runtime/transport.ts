import { boot } from './boot.ts';

/**
 * Who the visitor is to the server: by cookies on the shop's own origin, by a cart token on any other, where a
 * third-party cookie may not exist. `api/addressed` puts either into calls.
 */
export function isOwnOrigin(): boolean {
  return boot().base === location.origin;
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

/** Where storage is refused the cart lasts as long as the page. */
let tokenInMemory: string | null = null;

/** The cart's secret on pages of another origin. */
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
    // Kept in memory alone.
  }
}

function tokenKey(): string {
  return `sq:cart-token:${boot().site}`;
}
