import { boot } from '../boot.ts';
import { CRUMB_COOKIE } from '../contracts/cookies.ts';
import { CART_TOKEN_HEADER, CONSENT_HEADER, CRUMB_HEADER, SITE_HEADER } from '../contracts/http.ts';
import type { CHOICE_COOKIE } from '../contracts/visitor-cookies.ts';
import { cartToken, isOwnOrigin, readCookie, storeCartToken } from '../transport.ts';

const CHOICE: typeof CHOICE_COOKIE = 'ss_cookieAllowed';

interface Addressed {
  url: string;
  credentials: RequestCredentials;
  headers: Headers;
}

/**
 * Address, credentials and headers of a call to `path` (from the root). The visitor is identified by cookies and crumb
 * on the shop's own origin, and by site key and cart token elsewhere, where a header says what they have agreed to.
 */
export function addressed(path: string, method: string): Addressed {
  const { base, site } = boot();
  const headers = new Headers();
  const url = base + path;
  if (isOwnOrigin()) {
    if (method !== 'GET') set(headers, CRUMB_HEADER, readCookie(CRUMB_COOKIE));
    return { url, credentials: 'same-origin', headers };
  }
  set(headers, SITE_HEADER, site);
  set(headers, CART_TOKEN_HEADER, cartToken());
  set(headers, CONSENT_HEADER, keptChoice());
  return { url, credentials: 'omit', headers };
}

/**
 * The visitor's answer as `kept.ts` keeps it on pages of other origins. It is read here as well, because a module shared
 * with what all pages fetch when they are idle would make these fetch the api too.
 */
function keptChoice(): string | undefined {
  try {
    const { value, until } = JSON.parse(localStorage.getItem(CHOICE) ?? '') as { value: string; until: number };
    return until > Date.now() ? value : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Sets a header. A value that headers cannot carry did not come from the server and is left out; the next answer brings
 * a new one.
 */
function set(headers: Headers, name: string, value: string | null | undefined): void {
  if (value && /^[!-~]+$/.test(value)) headers.set(name, value);
}

/** Stores the token of a cart that an answer created; answers on the shop's own origin carry none. */
export function keepCartToken(answer: Response): void {
  const token = answer.headers.get(CART_TOKEN_HEADER);
  if (token && !isOwnOrigin()) storeCartToken(token);
}
