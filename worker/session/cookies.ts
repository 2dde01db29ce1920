import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { CART_COOKIE, CRUMB_COOKIE, HAS_CART_COOKIE } from '#runtime/contracts/cookies.ts';
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
 * Sets the visitor's cart cookies: the secret token, the flag that scripts read and, for a new cart, a crumb bound to
 * it. The new crumb keeps the old one's nonce, so that a form in another tab can still be sent.
 */
export function setCartCookies(c: Context<AppEnv>, token: string, lifetimeMs: number): void {
  const shared = { ...attributes(c), maxAge: lifetimeMs / 1000 };
  setCookie(c, CART_COOKIE, token, { ...shared, httpOnly: true });
  setCookie(c, HAS_CART_COOKIE, 'true', shared);
  if (token !== readCartCookie(c)) setCrumbCookie(c, token, crumbNonce(readCrumbCookie(c)));
}

/** Sets a new crumb for this cart token. With the nonce of a checked crumb, it counts as the same visitor's. */
export function setCrumbCookie(c: Context<AppEnv>, cartToken = readCartCookie(c), nonce?: string): void {
  const crumb = createCrumb({ secret: sessionSecret(c.env), siteId: c.var.site.siteId, cartToken }, nonce || undefined);
  setCookie(c, CRUMB_COOKIE, crumb, attributes(c));
}

/** Sets a crumb together with the HTML of a page, for a visitor without one. */
export function ensureCrumb(c: Context<AppEnv>): void {
  if (!readCrumbCookie(c)) setCrumbCookie(c);
}

function attributes(c: Context<AppEnv>) {
  return { path: '/', sameSite: 'Lax', secure: new URL(c.req.url).protocol === 'https:' } as const;
}
