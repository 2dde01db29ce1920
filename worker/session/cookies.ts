import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { CART_COOKIE, CRUMB_COOKIE, HAS_CART_COOKIE } from '#runtime/contracts/http.ts';
import type { AppEnv } from '../http/app-env.ts';
import { createCrumb, crumbNonce } from './crumb.ts';
import { isToken, sessionSecret } from './secret.ts';

export function readCartCookie(c: Context<AppEnv>): string | undefined {
  const token = getCookie(c, CART_COOKIE);
  return isToken(token) ? token : undefined;
}

export function readCrumbCookie(c: Context<AppEnv>): string | undefined {
  return getCookie(c, CRUMB_COOKIE);
}

/**
 * Leaves the visitor a cart for so long: its secret, the readable flag and, with a new cart, a crumb bound to it. That
 * crumb keeps its random part: whoever has begun a form in another tab is still the same visitor.
 */
export function setCartCookies(c: Context<AppEnv>, token: string, lifetimeMs: number): void {
  const shared = { ...attributes(c), maxAge: lifetimeMs / 1000 };
  setCookie(c, CART_COOKIE, token, { ...shared, httpOnly: true });
  setCookie(c, HAS_CART_COOKIE, 'true', shared);
  if (token !== readCartCookie(c)) setCrumbCookie(c, token, crumbNonce(readCrumbCookie(c)));
}

/** A fresh crumb for the visitor with this cart token; with the nonce of one that was checked, that one's successor. */
export function setCrumbCookie(c: Context<AppEnv>, cartToken = readCartCookie(c), nonce?: string): void {
  const crumb = createCrumb({ secret: sessionSecret(c.env), siteId: c.var.site.siteId, cartToken }, nonce || undefined);
  setCookie(c, CRUMB_COOKIE, crumb, attributes(c));
}

/** Pages call this: a visitor who has no crumb yet is given one with the HTML. */
export function ensureCrumb(c: Context<AppEnv>): void {
  if (!readCrumbCookie(c)) setCrumbCookie(c);
}

function attributes(c: Context<AppEnv>) {
  return { path: '/', sameSite: 'Lax', secure: new URL(c.req.url).protocol === 'https:' } as const;
}
