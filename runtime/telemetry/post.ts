import { boot } from '../boot.ts';
import { CRUMB_COOKIE } from '../contracts/cookies.ts';
import { TELEMETRY_TIMEOUT_MS } from '../contracts/telemetry.ts';
import { isOwnOrigin, readCookie } from '../transport.ts';

/** Sends when the page is gone or after a time; not all browsers have it. */
type FetchLater = (url: string, init: RequestInit & { activateAfter: number }) => unknown;

/** Address, credentials and headers of a call. */
export type Address = (path: string, method: string) => Pick<RequestInit, 'credentials' | 'headers'> & { url: string };

/** On the shop's own pages, cookies say everything, and forms carry the crumb. */
let address: Address = (path) => ({ url: boot().base + path, credentials: 'same-origin', headers: {} });

/** Has calls of a page on another origin addressed by `elsewhere`. */
export function addressBy(elsewhere: Address): void {
  address = elsewhere;
}

/** How telemetry calls the shop. */
export interface Calls {
  post: typeof post;
  postAway: typeof postAway;
}

/**
 * Posts a form, with the crumb that the visitor has on the shop's own pages: a cookie of that name on another site is
 * that site's own secret. The browser sends it even where the visitor leaves the page. Resolves to the answer; to
 * undefined where none came within 2.5 s. Never rejects and never repeats.
 */
export async function post(path: string, fields: Record<string, string>): Promise<Response | undefined> {
  const { url, ...init } = address(path, 'POST');
  const form = new URLSearchParams({ crumb: (isOwnOrigin() && readCookie(CRUMB_COOKIE)) || '', ...fields });
  const signal = AbortSignal.timeout(TELEMETRY_TIMEOUT_MS);
  return fetch(url, { ...init, method: 'POST', body: form, keepalive: true, signal }).catch(() => undefined);
}

/**
 * Posts something whose answer is not needed, a form or else JSON, and gives up after 2.5 s. What a page of the shop
 * sends when it is left goes by the browser's beacon; so does all of it in Firefox before 133, whose other calls end with
 * the page. Never throws.
 */
export function postAway(path: string, body: URLSearchParams | object): void {
  const sent = body instanceof URLSearchParams ? body : new Blob([JSON.stringify(body)], { type: 'application/json' });
  const { url, ...init } = address(path, 'POST');
  const { fetchLater } = window as { fetchLater?: FetchLater };
  const described = { ...init, method: 'POST', body: sent };
  try {
    const isBeacon = isOwnOrigin() && (document.hidden || !('keepalive' in Request.prototype));
    if (isBeacon && navigator.sendBeacon(url, sent)) return;
    if (document.hidden && fetchLater) {
      fetchLater(url, { ...described, activateAfter: 0 });
      return;
    }
  } catch {
    // The browser holds no more for later.
  }
  const signal = AbortSignal.timeout(TELEMETRY_TIMEOUT_MS);
  fetch(url, { ...described, keepalive: true, signal }).catch(() => {});
}
